import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { subscription } from './subscription.tables.ts'

export type SubscriptionRow = typeof subscription.$inferSelect

export async function subscriptionById(ctx: Ctx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db.select().from(subscription).where(eq(subscription.id, id))
  return row
}

export async function subscriptionByTicket(
  ctx: Ctx,
  ticket: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db.select().from(subscription).where(eq(subscription.ticket, ticket))
  return row
}

/** Locks the row, so that concurrent requests run one after the other. */
export async function subscriptionOf(
  ctx: Ctx,
  email: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscription)
    .where(eq(sql`lower(${subscription.email})`, email.toLowerCase()))
    .for('update')
  return row
}
