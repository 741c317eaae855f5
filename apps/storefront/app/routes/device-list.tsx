import { categoryEndpoints } from '@ironsouq/contract/category/category.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/pages'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { redirect } from 'react-router'
import { ChosenFilters } from '#features/device/chosen-filters.tsx'
import { DeviceFilters } from '#features/device/device-filters.tsx'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { deviceListPath } from '#features/device/device-list-path.ts'
import { DevicePages } from '#features/device/device-pages.tsx'
import { pageCount, readDeviceQuery } from '#features/device/device-query.server.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { joinPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/device-list.ts'

export const handle: RouteHandle = {
  messages: ['device'],
  public: true,
  query: ['q', 'category', 'brand', 'emirate', 'sort', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  tag(DEVICES, CATEGORIES)
  const query = readDeviceQuery(url.searchParams)
  const [{ records, total }, { categoryInfo }] = await Promise.all([
    call(deviceEndpoints.list, { query }),
    call(categoryEndpoints.info, { query: {} }),
  ])
  const last = pageCount(total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, deviceListPath({ ...query, current: last })))
  const categories = categoryInfo.map(({ code, name }) => ({ code, name }))
  const [first] = records
  // A category below the first level is not on offer, but may have been followed here by a link.
  if (query.category && !categories.some(({ code }) => code === query.category))
    categories.push({ code: query.category, name: first?.categoryName ?? query.category })
  return { query, records, total, last, categories, brandName: first?.brandName }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (t) => ({ title: t('device.listTitle'), description: t('device.listDescription') }),
    ['category', 'brand', 'emirate', 'current'],
  )

export default function DeviceListRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, records, total, last, categories, brandName } = loaderData
  const categoryName = categories.find(({ code }) => code === query.category)?.name
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'machines', content: t('common.machines') },
        ]}
      />
      <h1 className="text-title font-bold tracking-tight">{t('device.listTitle')}</h1>
      <p role="status" className="pb-4 text-ink-muted tabular-nums">
        {t('device.resultCount', { count: total })}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-6">
        <aside aria-label={t('device.filters')} className="lg:border-t-2 lg:border-ink lg:pt-4">
          <DeviceFilters query={query} categories={categories} />
        </aside>
        <div className="grid min-w-0 gap-4">
          <ChosenFilters
            query={query}
            names={{
              ...(categoryName && { category: categoryName }),
              ...(brandName && { brand: brandName }),
            }}
          />
          {records.length > 0 ? (
            <div>
              <DeviceGrid devices={records} />
              <DevicePages query={query} total={total} last={last} />
            </div>
          ) : (
            <EmptyState title={t('device.emptyTitle')} body={t('device.emptyBody')}>
              <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
                {t('device.clearAll')}
              </LocalLink>
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  )
}
