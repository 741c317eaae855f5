import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { passportEndpoints } from '@ironsouq/contract/machines/passport/passport.endpoints'
import { data, redirect } from 'react-router'
import type { FailureData } from '#kit/api/failure.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/passport.ts'

export const handle: RouteHandle = { noindex: true }

/** Redirects to the current PDF of the device passport. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, settings } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  const { src } = await call(passportEndpoints.passport, { query })
  return redirect(pictureUrl(src, settings.objectsUrl), {
    status: 302,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
