import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { type DeviceCard, DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { CATEGORIES, deviceTag } from '@ironsouq/contract/page-cache'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { data } from 'react-router'
import { DeviceDetailPage } from '#features/machines/device-detail/device-detail-page.tsx'
import { deviceMeta } from '#features/machines/device-detail/device-meta.ts'
import { fittingParts } from '#features/machines/device-detail/fitting-parts.server.ts'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { useLastList } from '#features/machines/device/parts/last-list.ts'
import { RecentlyViewed } from '#features/people/history/parts/recently-viewed.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { formatTokens } from '#kit/text/date-tokens.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/device-detail.ts'

export const handle: RouteHandle = {
  messages: ['device', 'deviceDetail', 'landedCost', 'yard'],
  public: true,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const { call, tag } = visit
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 }) // a malformed id is a missing page [AP-24]
  tag(deviceTag(query.deviceId), CATEGORIES)
  const [device, similar, fitting] = await Promise.all([
    call(deviceEndpoints.detail, { query }),
    // The page is complete without similar devices and parts. A change of a part does not purge the page:
    // there are more such changes than readers, and cached pages are rendered again after a minute.
    call(deviceEndpoints.similar, { query }).catch((): DeviceCard[] => []),
    fittingParts(visit, query.deviceId).catch(() => null),
  ])
  const now = new Date()
  return { device, similar, fitting, today: formatTokens(now, 'Y-M-D'), now: now.toISOString() }
}

export const meta: Route.MetaFunction = (args) => {
  const device = args.loaderData?.device
  return device ? pageMeta(args, (t, place) => deviceMeta(t, place, device)) : []
}

export default function DeviceDetailRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { device, similar, fitting, today, now } = loaderData
  const back = useLastList()
  return (
    <div className="wrap">
      <div className="print:hidden">
        <Breadcrumb
          label={t('common.breadcrumb')}
          crumbs={[
            {
              key: 'machines',
              content: <LocalLink href={back}>{t('common.machines')}</LocalLink>,
            },
            ...device.categoryPath.map(({ code, name }) => ({
              key: code,
              content: <LocalLink href={deviceListPath({ category: code })}>{name}</LocalLink>,
            })),
            { key: 'device', content: <bdi>{device.title}</bdi> },
          ]}
        />
      </div>
      <DeviceDetailPage
        device={device}
        today={today}
        now={now}
        similar={similar}
        fitting={fitting}
      />
      <RecentlyViewed without={device.deviceId} />
      <p className="pt-8 print:hidden">
        <LocalLink href={back} className={buttonLook()}>
          <Icon name="previous" size="small" />
          {t('device.backToList')}
        </LocalLink>
      </p>
    </div>
  )
}
