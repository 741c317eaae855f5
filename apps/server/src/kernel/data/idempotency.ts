import { createHash } from 'node:crypto'
import { and, eq, isNotNull, lt, notLike, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { job } from '#kernel/work/jobs.ts'
import { prepared } from './db.ts'
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

const find = prepared((db) =>
  db
    .select({ fingerprint: idempotencyKey.fingerprint, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.actor, given('actor')), eq(idempotencyKey.key, given('key'))))
    .prepare('idempotency_found'),
)

const fingerprintOf = ({ request }: Command) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

/**
 * What this command was answered with; null when no command with its key is done. Refuses a key that was used for
 * another request.
 */
export async function answerBefore(
  ctx: Ctx,
  command: Command,
): Promise<{ answer: unknown } | null> {
  const { actor, key } = command
  const [before] = await find(ctx).execute({ actor, key })
  if (!before) return null
  if (before.fingerprint !== fingerprintOf(command)) throw new Refusal('error.keyReused')
  // The command ran, and its answer was deleted since: it must not run again.
  if (before.answer === null) throw new Refusal('error.stateChanged')
  return before
}

/**
 * Runs a command at most once per key. The key is a row of the command's own transaction: a
 * concurrent repeat waits for it and gets the first answer; a command that failed leaves no row and
 * may be tried again.
 */
export function once<T>(ctx: Ctx, command: Command, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const { actor, key } = command
  const fingerprint = fingerprintOf(command)
  return atomic(ctx, async (ctx) => {
    const claimed = await claim(ctx).execute({ actor, key, fingerprint, now: ctx.now() })
    if (claimed.length === 0) {
      const before = await answerBefore(ctx, command)
      if (!before) throw new Error('an idempotency key is claimed and not there')
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

/**
 * Deletes the answers that others than members got: a store that sent goods was answered with the buyer's address.
 * Which of them name a member cannot be seen, so all are deleted; the keys stay, and no command runs twice.
 */
export async function deleteAnswersOfOthers(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db
    .update(idempotencyKey)
    .set({ answer: null })
    .where(
      and(
        notLike(idempotencyKey.actor, 'member:%'),
        lt(idempotencyKey.createdAt, before),
        isNotNull(idempotencyKey.answer),
      ),
    )
}

const RETENTION_DAYS = 30

export const deleteOldKeys = job({
  name: 'kernel.forget-keys',
  cron: '17 2 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_DAYS * 86_400_000)
    await ctx.db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before))
  },
})
