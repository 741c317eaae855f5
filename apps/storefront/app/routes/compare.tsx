import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { type Device, DeviceIds } from '@ironsouq/contract/machines/device/device.schema'
import { CATEGORIES, deviceTag } from '@ironsouq/contract/page-cache'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ComparePage } from '#features/machines/compare/compare-page.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/compare.ts'

export const handle: RouteHandle = {
  messages: ['device', 'compare'],
  public: true,
  query: ['ids', 'show'],
  noindex: true,
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Device[]> {
  const { call, tag } = visitOf(context, params)
  const { data: query } = DeviceIds.safeParse({ ids: url.searchParams.get('ids') })
  if (!query) return []
  tag(CATEGORIES, ...query.ids.split(',').map(deviceTag))
  return call(deviceEndpoints.compare, { query })
}

/** Another pair of the same machines is in the data already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('ids') === nextUrl.searchParams.get('ids') &&
  currentUrl.searchParams.get('show') !== nextUrl.searchParams.get('show')
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('compare.metaTitle'),
    description: t('compare.description'),
  }))

export default function CompareRoute({ loaderData: devices }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          {
            key: 'machines',
            content: <LocalLink href="/device-list">{t('common.machines')}</LocalLink>,
          },
          { key: 'compare', content: t('compare.metaTitle') },
        ]}
      />
      {devices.length > 0 ? (
        <ComparePage devices={devices} />
      ) : (
        <>
          <h1 className="pb-4 text-title font-bold tracking-tight">{t('compare.metaTitle')}</h1>
          <EmptyState title={t('compare.emptyTitle')} body={t('compare.emptyBody')}>
            <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
              {t('compare.choose')}
            </LocalLink>
          </EmptyState>
        </>
      )}
    </div>
  )
}
