import { timingSafeEqual } from 'node:crypto'
import {
  CODE_MINUTES,
  CODE_TRIES,
  RESEND_SECONDS,
} from '@ironsouq/contract/identity/identity.limits'
import type { Channel, CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal, tooManyRequests } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import type { From } from '#kernel/serve.ts'
import {
  codeAskedAt,
  codeOf,
  type CodeKey,
  type VerificationCodeRow,
} from './identity.code.queries.ts'
import { CODES_ASKED, CODES_TRIED, digitsOf } from './identity.code.rules.ts'
import { codeAsked } from './identity.events.ts'
import { mobileOf } from './identity.phone.rules.ts'
import { fieldFault, mailOf, waitFor } from './identity.rules.ts'
import { verificationCode } from './identity.tables.ts'
import { deviceOf } from './session.device.rules.ts'

/** Not inside a transaction: what is counted must stay counted when the caller is refused. */
export interface CountingCtx extends Ctx {
  transaction?: never
}

export interface CodeAsk extends CodeKey {
  channel: Channel
  /** Whose it is; null when nobody has the address. The answer is the same. */
  memberId: string | null
  from: From
}

/** What was typed in a field, as it is kept: an address in small letters, a number in full [ID-7]. */
export function targetOf(channel: Channel, typed: string, field: string): string {
  const target = channel === 'email' ? mailOf(typed) : mobileOf(typed)
  if (target !== null) return target
  throw fieldFault(field, channel === 'email' ? 'error.emailWrong' : 'error.mobileWrong')
}

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
const keyOf = (ctx: Ctx, { purpose, target }: CodeKey) =>
  ctx.seal.print('code-key', `${purpose} ${target}`).toString('base64url')

const tooSoon = (ctx: Ctx, askedAt: Date) =>
  tooManyRequests(
    Math.max(1, Math.ceil((after(askedAt, RESEND_SECONDS).getTime() - ctx.now().getTime()) / 1000)),
  )

/** Makes a code and has it sent, at most once a minute. Who gets what is the consumer's matter. */
export async function askCode(ctx: CountingCtx, ask: CodeAsk): Promise<CodeSent> {
  const now = ctx.now()
  const before = await codeAskedAt(ctx, ask)
  if (before && after(before, RESEND_SECONDS) > now) throw tooSoon(ctx, before)
  const asked = await ctx.counts.take('code-asked', keyOf(ctx, ask), CODES_ASKED)
  if (!asked.isGiven) throw tooManyRequests(asked.waitSeconds)
  await atomic(ctx, (ctx) => renewCode(ctx, ask))
  return {
    sentAt: now.toISOString(),
    expiresAt: after(now, CODE_MINUTES * 60).toISOString(),
    resendAt: after(now, RESEND_SECONDS).toISOString(),
  }
}

/** The row is made anew in place: another id, so other digits, and tickets of the old one are dead. */
async function renewCode(ctx: TxCtx, { from, ...ask }: CodeAsk): Promise<void> {
  const now = ctx.now()
  const { browser, system, country } = deviceOf(from)
  const fresh = {
    ...ask,
    browser,
    system,
    country,
    locale: ctx.locale,
    tries: 0,
    createdAt: now,
    expiresAt: after(now, CODE_MINUTES * 60),
    verifiedAt: null,
    spentAt: null,
  }
  const [row] = await ctx.db
    .insert(verificationCode)
    .values(fresh)
    .onConflictDoUpdate({
      target: [verificationCode.purpose, verificationCode.target],
      set: { ...fresh, id: sql`excluded.id` },
      setWhere: lte(verificationCode.createdAt, after(now, -RESEND_SECONDS)),
    })
    .returning({ id: verificationCode.id })
  if (!row) throw tooSoon(ctx, now) // somebody asked in the same moment
  await emit(ctx, codeAsked, { codeId: row.id })
}

interface TypedCode extends CodeKey {
  code: string
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Compares what was typed. A try is taken before, so that however many guess at once, no more than
 * the allowed tries are compared; a right one gives it back.
 */
export async function verifyCode(
  ctx: CountingCtx,
  { code, ...key }: TypedCode,
): Promise<VerificationCodeRow> {
  const counted = await ctx.counts.take('code-tried', keyOf(ctx, key), CODES_TRIED)
  if (!counted.isGiven) throw waitFor(counted.waitSeconds)
  const open = and(
    codeOf(key),
    isNull(verificationCode.spentAt),
    gt(verificationCode.expiresAt, ctx.now()),
    lt(verificationCode.tries, CODE_TRIES),
  )
  const [row] = await ctx.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(open)
    .returning()
  if (!row) throw new Refusal('error.codeOver', {}, 400)
  if (!isSame(digitsOf(ctx.seal, row.id), code)) throw wrongCode(CODE_TRIES - row.tries)
  const [verified] = await ctx.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1`, verifiedAt: ctx.now() })
    .where(eq(verificationCode.id, row.id))
    .returning()
  if (!verified) throw new Refusal('error.codeOver', {}, 400) // another was asked for meanwhile
  await ctx.counts.clear('code-tried', keyOf(ctx, key), CODES_TRIED)
  return verified
}

const wrongCode = (left: number) =>
  left > 0
    ? new Refusal('error.codeWrongLeft', { left }, 400)
    : new Refusal('error.codeOver', {}, 400)

/** Uses up what a right code opened: once, however many try at the same moment [ID-10]. */
export async function spendCode(ctx: Ctx, codeId: string): Promise<VerificationCodeRow> {
  const unspent = and(
    eq(verificationCode.id, codeId),
    isNotNull(verificationCode.verifiedAt),
    isNull(verificationCode.spentAt),
  )
  const [spent] = await ctx.db
    .update(verificationCode)
    .set({ spentAt: ctx.now() })
    .where(unspent)
    .returning()
  if (!spent) throw new Refusal('error.codeOver', {}, 400)
  return spent
}

/** Compares and uses up in one go. */
export async function takeCode(ctx: CountingCtx, typed: TypedCode): Promise<VerificationCodeRow> {
  const { id } = await verifyCode(ctx, typed)
  return spendCode(ctx, id)
}
