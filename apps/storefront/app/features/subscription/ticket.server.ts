import { ApiError } from '@ironsouq/contract/client'
import { subscriptionEndpoints } from '@ironsouq/contract/subscription/subscription.endpoints'
import { data } from 'react-router'
import { clientFor } from '#shell/api.server.ts'
import type { Visit } from '#shell/visit.server.ts'

/** Uses the ticket of a mail. One that no longer works is said so, with a way on. */
export async function spendTicket(visit: Visit, action: 'confirm' | 'cancel', ticket: string) {
  try {
    const call = clientFor(visit, visit.locale)
    await call(subscriptionEndpoints[action], { body: { ticket } })
    return { outcome: 'done' as const }
  } catch (err) {
    if (!(err instanceof ApiError) || err.status >= 500) throw data(null, { status: 503 })
    return data({ outcome: 'broken' as const }, { status: err.status })
  }
}
