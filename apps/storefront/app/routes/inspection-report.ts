import {
  passportEndpoints,
  ReportNo,
} from '@ironsouq/contract/machines/passport/passport.endpoints'
import { data, redirect } from 'react-router'
import type { FailureData } from '#kit/api/failure.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inspection-report.ts'

export const handle: RouteHandle = { noindex: true }

/** Redirects to the PDF of an inspection report. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, settings } = visitOf(context, params)
  const { data: query } = ReportNo.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  const { src } = await call(passportEndpoints.report, { query })
  return redirect(pictureUrl(src, settings.objectsUrl), {
    status: 302,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
