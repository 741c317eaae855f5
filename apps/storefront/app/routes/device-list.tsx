import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/page-cache'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { lazy, useId, useRef } from 'react'
import { redirect } from 'react-router'
import { LandedCostLine } from '#features/deals/landed-cost/parts/landed-cost-line.tsx'
import { SaveSearch, SaveWant } from '#features/deals/saved-search/parts/save-search.tsx'
import { CompareToggle } from '#features/machines/compare/parts/compare-toggle.tsx'
import { CompareTray } from '#features/machines/compare/parts/compare-tray.tsx'
import { CategoryLinks } from '#features/machines/device-list/category-links.tsx'
import { ChosenFilters, useChosen } from '#features/machines/device-list/chosen-filters.tsx'
import { DeviceFilters } from '#features/machines/device-list/device-filters.tsx'
import { FORM_FIELDS, isOfForm } from '#features/machines/device-list/device-form.ts'
import { DeviceListBar } from '#features/machines/device-list/device-list-bar.tsx'
import { DeviceListHead } from '#features/machines/device-list/device-list-head.tsx'
import { DevicePages } from '#features/machines/device-list/device-pages.tsx'
import { pageCount, readDeviceQuery } from '#features/machines/device-list/device-query.server.ts'
import { DeviceResults } from '#features/machines/device-list/device-results.tsx'
import { useFocusRestoration } from '#features/machines/device-list/focus-restoration.ts'
import { withoutClosed } from '#features/machines/device-list/left-out.server.ts'
import type { ListedPage } from '#features/machines/device-list/left-out.ts'
import { listMeta } from '#features/machines/device-list/list-meta.ts'
import { NoDevices } from '#features/machines/device-list/no-devices.tsx'
import { DeviceGrid } from '#features/machines/device-list/parts/device-grid.tsx'
import {
  deviceListPath,
  LIST_NAMES,
  ROWS,
} from '#features/machines/device/parts/device-list-path.ts'
import { useRememberList } from '#features/machines/device/parts/last-list.ts'
import { WorldTabs } from '#features/platform/search/parts/world-tabs.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { packed, unpacked, useUnpacked } from '#kit/page/packed.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/device-list.ts'

// Few readers choose rows over pictures. Without a boundary of its own the list is in the first HTML.
const DeviceRows = lazy(async () => ({
  default: (await import('#features/machines/device-list/device-rows.tsx')).DeviceRows,
}))

export const handle: RouteHandle = {
  messages: ['device', 'savedSearch', 'search'],
  public: true,
  query: [...LIST_NAMES, ...FORM_FIELDS],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag, isData } = visitOf(context, params)
  const query = readDeviceQuery(url.searchParams)
  if (isOfForm(url.searchParams)) throw redirect(joinPath(prefix, deviceListPath(query)))
  tag(DEVICES, CATEGORIES)
  const { view: _, filters, ...asked } = query
  const found = await call(deviceEndpoints.list, { query: asked })
  const last = pageCount(found.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, deviceListPath({ ...query, current: last })))
  // A client navigation keeps what the user opened, and has no HTML that would be long.
  const page: ListedPage = isData || filters ? found : withoutClosed(found, query)
  return { query, page: packed(page), last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args
  if (!loaderData) return []
  return pageMeta(args, (t, place) =>
    listMeta(t, place, {
      ...unpacked(loaderData.page),
      query: loaderData.query,
      search: location.search,
    }),
  )
}

function Foot({ device }: { device: DeviceCard }) {
  return (
    <>
      <span className="whitespace-nowrap">
        <LandedCostLine card={device} />
      </span>
      <CompareToggle device={device} />
    </>
  )
}

export default function DeviceListRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  useFocusRestoration(root)
  const ids = { sheet: useId(), form: useId() }
  const { query, last } = loaderData
  const page = useUnpacked(loaderData.page)
  useRememberList(deviceListPath(query))
  const chosen = useChosen(query, page)
  const about = page.path.at(-1)?.name ?? t('device.listTitle')
  const name = [about, ...chosen.map(({ text }) => text)].join(', ')
  const clear = { category: query.category, sort: query.sort, view: query.view }
  return (
    <>
      <div ref={root} className="wrap">
        <DeviceListHead query={query} page={page}>
          {page.total > 0 && <SaveSearch query={query} name={name} />}
        </DeviceListHead>
        {query.q && <WorldTabs q={query.q} world="machines" total={page.total} />}
        <DeviceListBar ids={ids} query={query} count={chosen.length}>
          <ChosenFilters chosen={chosen} clear={clear} />
        </DeviceListBar>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[264px_minmax(0,1fr)]">
          <DeviceFilters ids={ids} query={query} page={page} clear={clear}>
            {page.categories.length > 0 && (
              <CategoryLinks query={query} categories={page.categories} />
            )}
          </DeviceFilters>
          <DeviceResults>
            {page.answeredBy === 'database' && (
              <div className="pb-4">
                <Banner>{t('search.fewerCounts')}</Banner>
              </div>
            )}
            {page.total === 0 ? (
              <NoDevices
                query={query}
                page={page}
                clear={clear}
                save={<SaveWant query={query} name={name} />}
              >
                {page.closest.length > 0 && (
                  <Section heading={t('search.closestMatches')}>
                    <DeviceGrid devices={page.closest} Foot={Foot} heading="h3" />
                  </Section>
                )}
              </NoDevices>
            ) : (
              <>
                {query.view === ROWS ? (
                  <DeviceRows devices={page.records} sort={query.sort} />
                ) : (
                  <DeviceGrid devices={page.records} Foot={Foot} />
                )}
                <DevicePages query={query} total={page.total} last={last} />
              </>
            )}
          </DeviceResults>
        </div>
      </div>
      <CompareTray />
    </>
  )
}
