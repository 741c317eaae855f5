import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { redirect } from 'react-router'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inquiry-file.ts'

/** Leads to a file of an own inquiry, at an address that is valid for a minute. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const query = { attachmentId: params.attachmentId }
  const link = await memberCall(visit, url)(inquiryEndpoints.attachmentLink, { query })
  return redirect(link.url, { headers: { 'cache-control': 'no-store' } })
}
