import { randomBytes } from 'node:crypto'
import {
  subscriptionLifecycle,
  type SubscriptionState,
} from '@ironsouq/contract/people/subscription/subscription.lifecycle'
import { eq } from 'drizzle-orm'
import { requireOn } from '#features/platform/feature-switch/feature-switch.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { subscriptionRequested } from './subscription.events.ts'
import { subscriptionByTicket, subscriptionOf } from './subscription.queries.ts'
import { subscription } from './subscription.tables.ts'

/** Repeated requests must not flood an inbox. */
const REQUEST_AGAIN_MS = 600_000

/** The answer is the same whether or not the address is known. */
export function requestSubscription(
  ctx: Ctx,
  email: string,
): Promise<{ state: SubscriptionState }> {
  return atomic(ctx, async (ctx) => {
    await requireOn(ctx, 'subscription')
    const [created] = await ctx.db
      .insert(subscription)
      .values({
        email,
        locale: ctx.locale,
        ticket: randomBytes(32).toString('base64url'),
        askedAt: ctx.now(),
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: subscription.id })
    if (created) await emit(ctx, subscriptionRequested, { subscriptionId: created.id })
    else await requestAgain(ctx, email)
    return { state: 'asked' }
  })
}

async function requestAgain(ctx: TxCtx, email: string): Promise<void> {
  const known = await subscriptionOf(ctx, email)
  if (!known || known.state === 'confirmed') return
  if (ctx.now().getTime() - known.askedAt.getTime() < REQUEST_AGAIN_MS) return
  const { id } = known
  const set = { askedAt: ctx.now(), locale: ctx.locale }
  if (known.state === 'cancelled') {
    const move = { id, action: 'askAgain', by: 'member' } as const
    const emit = [occurrence(subscriptionRequested, { subscriptionId: id })]
    await transition(ctx, subscription, subscriptionLifecycle, move, { set, emit })
    return
  }
  await ctx.db.update(subscription).set(set).where(eq(subscription.id, id))
  await emit(ctx, subscriptionRequested, { subscriptionId: id })
}

/** Following a link a second time changes nothing. */
function moveByTicket(
  ctx: Ctx,
  ticket: string,
  { action, done }: { action: 'confirm' | 'cancel'; done: SubscriptionState },
) {
  return atomic(ctx, async (ctx) => {
    const row = await subscriptionByTicket(ctx, ticket)
    if (!row) throw notFound()
    if (row.state === done) return { state: done }
    const move = { id: row.id, action, by: 'member' } as const
    const { state } = await transition(ctx, subscription, subscriptionLifecycle, move)
    return { state }
  })
}

export const confirmSubscription = (ctx: Ctx, ticket: string) =>
  moveByTicket(ctx, ticket, { action: 'confirm', done: 'confirmed' })

export const cancelSubscription = (ctx: Ctx, ticket: string) =>
  moveByTicket(ctx, ticket, { action: 'cancel', done: 'cancelled' })
