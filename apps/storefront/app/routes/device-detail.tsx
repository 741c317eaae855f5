import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { DeviceId } from '@ironsouq/contract/device/device.schema'
import { CATEGORIES, deviceTag } from '@ironsouq/contract/pages'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { data } from 'react-router'
import { DeviceDetail } from '#features/device/device-detail.tsx'
import { deviceListPath } from '#features/device/device-list-path.ts'
import type { FailureData } from '#shell/failure.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/device-detail.ts'

export const handle: RouteHandle = { messages: ['device'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 }) // a malformed id is a missing page [AP-24]
  tag(deviceTag(query.deviceId), CATEGORIES)
  return { device: await call(deviceEndpoints.detail, { query }) }
}

/** As much of a text as a search engine shows. */
const DESCRIPTION_LENGTH = 160

export const meta: Route.MetaFunction = (args) => {
  const device = args.loaderData?.device
  if (!device) return []
  return pageMeta(args, (t) => ({
    title: t('device.detailTitle', {
      title: device.title,
      year: String(device.yearMade),
    }),
    description: device.description.slice(0, DESCRIPTION_LENGTH) || t('device.listDescription'),
  }))
}

export default function DeviceDetailRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { device } = loaderData
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          {
            key: 'machines',
            content: <LocalLink href="/device-list">{t('common.machines')}</LocalLink>,
          },
          {
            key: 'category',
            content: (
              <LocalLink href={deviceListPath({ category: device.categoryCode })}>
                {device.categoryName}
              </LocalLink>
            ),
          },
          { key: 'device', content: <bdi>{device.title}</bdi> },
        ]}
      />
      <DeviceDetail device={device} />
      <p className="pt-8">
        <LocalLink href="/device-list" className={buttonLook()}>
          <Icon name="previous" size="small" />
          {t('device.backToList')}
        </LocalLink>
      </p>
    </div>
  )
}
