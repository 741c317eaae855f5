import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { DeviceDetailPage } from '#features/machines/device-detail/device-detail-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { formatTokens } from '#kit/text/date-tokens.ts'
import type { Route } from './+types/device-preview.ts'

/** Not public: it is never stored in the page cache. */
export const handle: RouteHandle = {
  messages: ['device', 'deviceDetail', 'landedCost', 'yard'],
  noindex: true,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = visitOf(context, params)
  const device = await call(deviceAdminEndpoints.preview, { query: { token: params.token } })
  const now = new Date()
  return { device, today: formatTokens(now, 'Y-M-D'), now: now.toISOString() }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, () => ({
    title: args.loaderData?.device.title ?? '',
    description: args.loaderData?.device.description ?? '',
  }))

/** A machine as buyers will see it, for staff with a signed link. */
export default function DevicePreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <DeviceDetailPage {...loaderData} similar={[]} fitting={null} />
    </div>
  )
}
