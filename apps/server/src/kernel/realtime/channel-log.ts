import { MISSED_MAX } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { channelHead, channelMessage } from '#kernel/data/kernel.tables.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import type { Channel, StoredMessage } from './channel.ts'

/**
 * Locks the channels and gives each its next number. The rows stay locked until the commit: numbers
 * are committed in their order, so who reads up to a number has missed none before it. Ids are locked
 * in one order, so two transactions cannot wait for each other.
 */
async function nextNumbers(ctx: TxCtx, kind: string, ids: readonly string[]) {
  const { rows } = await ctx.db.execute<{ id: string; seq: string }>(sql`
    insert into channel_head as head (kind, channel_id, seq, created_at)
    select ${kind}, id, 1, ${ctx.now().toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::uuid[]) as given (id) order by id
    on conflict (kind, channel_id) do update set seq = head.seq + 1
    returning channel_id as id, seq`)
  return rows.map(({ id, seq }) => ({ id, seq: Number(seq) }))
}

/**
 * Writes one message to each of these channels of a kind, in the caller's transaction, and sends them
 * to open clients after the commit. `bodiesOf` runs while the channels are locked: it reads what all
 * earlier messages left. `storedAs` is what the log keeps of a body with text of users; the channel
 * adds the text when it reads the log.
 */
export async function appendToChannels(
  ctx: TxCtx,
  kind: string,
  ids: readonly string[],
  bodiesOf: (ids: readonly string[]) => Promise<(id: string) => object>,
  storedAs: (body: object) => object = (body) => body,
): Promise<void> {
  if (ids.length === 0) return
  const numbered = await nextNumbers(ctx, kind, ids)
  const bodyOf = await bodiesOf(ids)
  const messages = numbered.map(({ id, seq }) => ({ id, seq, body: bodyOf(id) }))
  const createdAt = ctx.now()
  await ctx.db.insert(channelMessage).values(
    messages.map(({ id, seq, body }) => ({
      kind,
      channelId: id,
      seq,
      body: storedAs(body),
      createdAt,
    })),
  )
  for (const { id, ...message } of messages) ctx.publish({ channel: `${kind}:${id}`, ...message })
}

/** The messages of a channel after a number. */
const messagesAfter = (ctx: Ctx, kind: string, id: string, seq: number): Promise<StoredMessage[]> =>
  ctx.db
    .select({ seq: channelMessage.seq, body: channelMessage.body })
    .from(channelMessage)
    .where(
      and(
        eq(channelMessage.kind, kind),
        eq(channelMessage.channelId, id),
        gt(channelMessage.seq, seq),
      ),
    )
    .orderBy(asc(channelMessage.seq))
    .limit(MISSED_MAX)

async function newestNumbers(
  ctx: Ctx,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ id: channelHead.channelId, seq: channelHead.seq })
    .from(channelHead)
    .where(and(eq(channelHead.kind, kind), inArray(channelHead.channelId, [...ids])))
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

/** How a channel reads what `appendToChannels` wrote. */
export const storedInLog = (kind: string): Pick<Channel, 'after' | 'newest'> => ({
  after: (ctx, id, seq) => messagesAfter(ctx, kind, id, seq),
  newest: (ctx, ids) => newestNumbers(ctx, kind, ids),
})

/** Deletes channels whose subject is gone. */
export async function deleteChannels(
  ctx: TxCtx,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  const { kind: kindOf, channelId } = channelMessage
  await ctx.db.delete(channelMessage).where(and(eq(kindOf, kind), inArray(channelId, [...ids])))
  await ctx.db
    .delete(channelHead)
    .where(and(eq(channelHead.kind, kind), inArray(channelHead.channelId, [...ids])))
}

/** The messages of the member's own channels. */
export const channelPersonalData = personalData({
  name: 'realtimeMessages',
  tables: ['channel_head', 'channel_message'],
  read: (ctx, memberId) =>
    ctx.db
      .select({ body: channelMessage.body, at: channelMessage.createdAt })
      .from(channelMessage)
      .where(eq(channelMessage.channelId, memberId))
      .orderBy(asc(channelMessage.seq)),
  async erase(ctx, memberId) {
    await ctx.db.delete(channelMessage).where(eq(channelMessage.channelId, memberId))
    await ctx.db.delete(channelHead).where(eq(channelHead.channelId, memberId))
  },
})
