import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { redirect } from 'react-router'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/proforma.ts'

/** Leads to the proforma invoice of an own quote, at an address that is valid for a minute. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const query = { quoteId: params.quoteId }
  const link = await memberCall(visit, url)(quoteEndpoints.proforma, { query })
  return redirect(link.url, { headers: { 'cache-control': 'no-store' } })
}
