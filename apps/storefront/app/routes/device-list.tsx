import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/pages'
import { Banner } from '@ironsouq/ui/patterns/banner'
import { useId, useRef } from 'react'
import { redirect } from 'react-router'
import { CompareToggle } from '#features/compare/compare-toggle.tsx'
import { CompareTray } from '#features/compare/compare-tray.tsx'
import { CategoryLinks } from '#features/device/category-links.tsx'
import { ChosenFilters, useChosen } from '#features/device/chosen-filters.tsx'
import { DeviceFilters } from '#features/device/device-filters.tsx'
import { FORM_FIELDS, isOfForm } from '#features/device/device-form.ts'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { DeviceListBar } from '#features/device/device-list-bar.tsx'
import { DeviceListHead } from '#features/device/device-list-head.tsx'
import { deviceListPath, LIST_NAMES, ROWS } from '#features/device/device-list-path.ts'
import { DevicePages } from '#features/device/device-pages.tsx'
import { pageCount, readDeviceQuery } from '#features/device/device-query.server.ts'
import { DeviceResults } from '#features/device/device-results.tsx'
import { DeviceRows } from '#features/device/device-rows.tsx'
import { useKeptPlace } from '#features/device/kept-place.ts'
import { NoMachines } from '#features/device/no-machines.tsx'
import { LandedLine } from '#features/landed/landed-line.tsx'
import { listSaid } from '#features/landing/list-said.ts'
import { joinPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/device-list.ts'

export const handle: RouteHandle = {
  messages: ['device', 'finding'],
  public: true,
  query: [...LIST_NAMES, ...FORM_FIELDS],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const query = readDeviceQuery(url.searchParams)
  if (isOfForm(url.searchParams)) throw redirect(joinPath(prefix, deviceListPath(query)))
  tag(DEVICES, CATEGORIES)
  const { view: _, ...asked } = query
  const page = await call(deviceEndpoints.list, { query: asked })
  const last = pageCount(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, deviceListPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args
  if (!loaderData) return []
  return pageMeta(args, (t, place) =>
    listSaid(t, place, { ...loaderData.page, query: loaderData.query, search: location.search }),
  )
}

function Foot({ device }: { device: DeviceCard }) {
  return (
    <>
      <span className="whitespace-nowrap">
        <LandedLine card={device} />
      </span>
      <CompareToggle device={device} />
    </>
  )
}

export default function DeviceListRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  useKeptPlace(root)
  const ids = { sheet: useId(), form: useId() }
  const { query, page, last } = loaderData
  const chosen = useChosen(query, page)
  const clear = { category: query.category, sort: query.sort, view: query.view }
  return (
    <>
      <div ref={root} className="wrap">
        <DeviceListHead query={query} page={page} />
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
                <Banner>{t('finding.fewerCounts')}</Banner>
              </div>
            )}
            {page.total === 0 ? (
              <NoMachines query={query} page={page} clear={clear} />
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
