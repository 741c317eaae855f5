import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { type Device, DeviceIds } from '@ironsouq/contract/device/device.schema'
import { CATEGORIES, deviceTag } from '@ironsouq/contract/pages'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { ComparePage } from '#features/compare/compare-page.tsx'
import type { CompareParts } from '#features/compare/compare-parts.ts'
import { CardGuide } from '#features/device/card-guide.tsx'
import { DeviceGrade } from '#features/device/device-grade.tsx'
import { DevicePicture } from '#features/device/device-picture.tsx'
import { DevicePrice } from '#features/device/device-price.tsx'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/compare.ts'

export const handle: RouteHandle = {
  messages: ['device', 'compare'],
  public: true,
  query: ['ids'],
  noindex: true,
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Device[]> {
  const { call, tag } = visitOf(context, params)
  const { data: query } = DeviceIds.safeParse({ ids: url.searchParams.get('ids') })
  if (!query) return []
  tag(CATEGORIES, ...query.ids.split(',').map(deviceTag))
  return call(deviceEndpoints.compare, { query })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('compare.metaTitle'),
    description: t('compare.description'),
  }))

const PARTS: CompareParts = {
  Guide: CardGuide,
  Grade: DeviceGrade,
  Price: DevicePrice,
  Picture: DevicePicture,
}

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
          { key: 'compare', content: t('device.compare') },
        ]}
      />
      {devices.length > 0 ? (
        <ComparePage devices={devices} parts={PARTS} />
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
