import { randomBytes } from 'node:crypto'
import {
  subscriptionLife,
  type SubscriptionState,
} from '@ironsouq/contract/subscription/subscription.lifecycle'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { transition } from '#kernel/transition.ts'
import { subscriptionAsked } from './subscription.events.ts'
import { subscriptionByTicket, subscriptionOf } from './subscription.queries.ts'
import { subscription } from './subscription.tables.ts'

/** Nobody's inbox is filled by pressing a button again and again. */
const ASK_AGAIN_MS = 600_000

/** Whoever asks is told the same, whether or not the address is known here. */
export function askForNotice(ctx: Ctx, email: string): Promise<{ state: SubscriptionState }> {
  return atomic(ctx, async (ctx) => {
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
    if (created) await emit(ctx, subscriptionAsked, { subscriptionId: created.id })
    else await askOnceMore(ctx, email)
    return { state: 'asked' }
  })
}

async function askOnceMore(ctx: TxCtx, email: string): Promise<void> {
  const known = await subscriptionOf(ctx, email)
  if (!known || known.state === 'confirmed') return
  if (ctx.now().getTime() - known.askedAt.getTime() < ASK_AGAIN_MS) return
  if (known.state === 'cancelled') await moved(ctx, known.id, 'askAgain')
  await ctx.db
    .update(subscription)
    .set({ askedAt: ctx.now(), locale: ctx.locale })
    .where(eq(subscription.id, known.id))
  await emit(ctx, subscriptionAsked, { subscriptionId: known.id })
}

const moved = (ctx: TxCtx, id: string, action: 'confirm' | 'cancel' | 'askAgain') =>
  transition(ctx, subscription, subscriptionLife, { id, action, by: 'reader' })

/** A link that is followed twice has done its work the first time. */
function moveByTicket(
  ctx: Ctx,
  ticket: string,
  { action, done }: { action: 'confirm' | 'cancel'; done: SubscriptionState },
) {
  return atomic(ctx, async (ctx) => {
    const row = await subscriptionByTicket(ctx, ticket)
    if (!row) throw notFound()
    return { state: row.state === done ? done : await moved(ctx, row.id, action) }
  })
}

export const confirmNotice = (ctx: Ctx, ticket: string) =>
  moveByTicket(ctx, ticket, { action: 'confirm', done: 'confirmed' })

export const cancelNotice = (ctx: Ctx, ticket: string) =>
  moveByTicket(ctx, ticket, { action: 'cancel', done: 'cancelled' })
