import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../../identity/identity/identity.schema.ts'
import { subscriptionLifecycle } from './subscription.lifecycle.ts'

const Ticket = z.object({
  ticket: z.string().check(z.regex(/^[\w-]{43}$/)),
})
const Standing = z.object({ state: z.enum(subscriptionLifecycle.states) })

export const subscriptionEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/subscription/ask',
    audience: 'anyone',
    summary: 'Asks for the weekly auction email; an email with a link confirms it',
    body: z.object({ email: Email }),
    data: Standing,
    limit: { max: 5, seconds: 60 },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/subscription/confirm',
    audience: 'anyone',
    summary: 'Confirms a subscription by the ticket in its email',
    body: Ticket,
    data: Standing,
    limit: { max: 20, seconds: 60 },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/subscription/cancel',
    audience: 'anyone',
    summary: 'Ends a subscription by the ticket in any of its emails',
    body: Ticket,
    data: Standing,
    limit: { max: 20, seconds: 60 },
  }),
}
