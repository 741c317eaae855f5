import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import { answered, sendForm } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'

/** Uses the ticket of a mail. The page shows an error when it has expired. */
export async function spendTicket(visit: Visit, action: 'confirm' | 'cancel', form: FormData) {
  const { faults } = await sendForm(visit, subscriptionEndpoints[action], form)
  return answered(faults ? { faults } : { done: true })
}
