import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { job } from '#kernel/work/jobs.ts'
import { one, prepared } from './db.ts'
import { idempotencyKey } from './kernel.tables.ts'
import { personalData } from './personal-data.ts'

export interface Command {
  actor: string
  key: string
  /** Whatever makes this request this request. */
  request: readonly unknown[]
}

const given = sql.placeholder

const claim = prepared((db) =>
  db
    .insert(idempotencyKey)
    .values({
      actor: given('actor'),
      key: given('key'),
      fingerprint: given('fingerprint'),
      createdAt: given('now'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
    .prepare('idempotency_claim'),
)

const keep = prepared((db) =>
  db
    .update(idempotencyKey)
    .set({ answer: sql`${sql.param(given('answer'), idempotencyKey.answer)}` })
    .where(and(eq(idempotencyKey.actor, given('actor')), eq(idempotencyKey.key, given('key'))))
    .prepare('idempotency_answer'),
)

/**
 * Runs a command at most once per key. The key is a row of the command's own transaction: a
 * concurrent repeat waits for it and gets the first answer; a command that failed leaves no row and
 * may be tried again.
 */
export function once<T>(ctx: Ctx, command: Command, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const { actor, key } = command
  const fingerprint = createHash('sha256').update(JSON.stringify(command.request)).digest('hex')
  const same = and(eq(idempotencyKey.actor, actor), eq(idempotencyKey.key, key))
  return atomic(ctx, async (ctx) => {
    const claimed = await claim(ctx).execute({ actor, key, fingerprint, now: ctx.now() })
    if (claimed.length === 0) {
      const before = one(await ctx.db.select().from(idempotencyKey).where(same))
      if (before.fingerprint !== fingerprint) throw new Refusal('error.keyReused')
      return before.answer as T
    }
    const answer = await work(ctx)
    await keep(ctx).execute({ actor, key, answer })
    return answer
  })
}

const ofMember = (memberId: string) => eq(idempotencyKey.actor, `member:${memberId}`)

/** The answers that are stored to be repeated. */
export const idempotencyPersonalData = personalData({
  name: 'answers',
  tables: ['idempotency_key'],
  read: (ctx, memberId) =>
    ctx.db
      .select({ answer: idempotencyKey.answer, givenAt: idempotencyKey.createdAt })
      .from(idempotencyKey)
      .where(ofMember(memberId)),
  async erase(ctx, memberId) {
    await ctx.db.delete(idempotencyKey).where(ofMember(memberId))
  },
})

const RETENTION_DAYS = 30

export const deleteOldKeys = job({
  name: 'kernel.forget-keys',
  cron: '17 2 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_DAYS * 86_400_000)
    await ctx.db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before))
  },
})
