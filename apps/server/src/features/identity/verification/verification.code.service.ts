import { timingSafeEqual } from 'node:crypto'
import {
  CODE_MINUTES,
  CODE_TRIES,
  RESEND_SECONDS,
} from '@ironsouq/contract/identity/identity/identity.limits'
import type { Channel, CodeSent } from '@ironsouq/contract/identity/identity/identity.schema'
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { isKnownDevice } from '#features/identity/session/session.known-device.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal, tooManyRequests } from '#kernel/errors.ts'
import { limitedNetwork } from '#kernel/http/address.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import {
  codeRequestedAt,
  codeOf,
  type CodeKey,
  type VerificationCodeRow,
} from './verification.code.queries.ts'
import {
  CODES_ATTEMPTED,
  CODES_ATTEMPTED_FROM,
  CODES_REQUESTED,
  digitsOf,
  isDue,
  namedIn,
} from './verification.code.rules.ts'
import { codeRequested } from './verification.events.ts'
import { mobileOf } from './verification.phone.rules.ts'
import { fieldFault, mailOf, waitFor } from './verification.rules.ts'
import { limitSms } from './verification.sms-limits.service.ts'
import { verificationCode } from './verification.tables.ts'

/** A Ctx outside a transaction: a consumed attempt must not be rolled back with a refusal. */
export interface NonTxCtx extends Ctx {
  transaction?: never
}

export interface CodeRequest extends CodeKey {
  channel: Channel
  /** Null when no account has the address. The answer to the caller is the same. */
  memberId: string | null
  /** The signed-in member who asks, where it is one. */
  askedBy?: string
  from: RequestOrigin
}

/** The normalised form: an address in lower case, a number in E.164 [ID-7]. */
export function targetOf(channel: Channel, typed: string, field: string): string {
  const target = channel === 'email' ? mailOf(typed) : mobileOf(typed)
  if (target !== null) return target
  throw fieldFault(field, channel === 'email' ? 'error.emailWrong' : 'error.mobileWrong')
}

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
const keyOf = (ctx: Ctx, { purpose, target }: CodeKey) =>
  ctx.signer.fingerprint('code-key', `${purpose} ${target}`).toString('base64url')

const tooSoon = (ctx: Ctx, askedAt: Date) =>
  tooManyRequests(
    Math.max(1, Math.ceil((after(askedAt, RESEND_SECONDS).getTime() - ctx.now().getTime()) / 1000)),
  )

/** Creates a code and queues its delivery, at most once a minute. The consumer decides who gets what. */
export async function requestCode(ctx: NonTxCtx, ask: CodeRequest): Promise<CodeSent> {
  const now = ctx.now()
  const before = await codeRequestedAt(ctx, ask)
  if (before && after(before, RESEND_SECONDS) > now) throw tooSoon(ctx, before)
  const asked = await ctx.attemptLimits.consume('code-requested', keyOf(ctx, ask), CODES_REQUESTED)
  if (!asked.isAllowed) throw tooManyRequests(asked.waitSeconds)
  const { askedBy = null, ...wanted } = ask
  if (ask.channel === 'mobile') {
    const { memberId, from, target } = ask
    const isKnown =
      memberId !== null &&
      from.deviceKey !== null &&
      (await isKnownDevice(ctx, memberId, from.deviceKey))
    await limitSms(ctx, {
      target: namedIn(target),
      askedBy,
      isSent: isDue(ask),
      isKnownDevice: isKnown,
    })
  }
  await atomic(ctx, (ctx) => renewCode(ctx, wanted))
  return {
    sentAt: now.toISOString(),
    expiresAt: after(now, CODE_MINUTES * 60).toISOString(),
    resendAt: after(now, RESEND_SECONDS).toISOString(),
  }
}

/** Replaces the row in place: the new id means new digits, and tickets of the old code are invalid. */
async function renewCode(
  ctx: TxCtx,
  { from, ...ask }: Omit<CodeRequest, 'askedBy'>,
): Promise<void> {
  const now = ctx.now()
  const { browser, system, country } = deviceOf(from)
  const values = {
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
    .values(values)
    .onConflictDoUpdate({
      target: [verificationCode.purpose, verificationCode.target],
      set: { ...values, id: sql`excluded.id` },
      setWhere: lte(verificationCode.createdAt, after(now, -RESEND_SECONDS)),
    })
    .returning({ id: verificationCode.id })
  if (!row) throw tooSoon(ctx, now) // a concurrent request was first
  await emit(ctx, codeRequested, { codeId: row.id })
}

interface TypedCode extends CodeKey {
  code: string
  /** Of a visitor: one network has a small part of the attempts at a target. */
  from?: RequestOrigin
}

type Counter = readonly [name: string, key: string, limit: typeof CODES_ATTEMPTED]

/** Wrong attempts at a target: of all, and of the network that makes this one. */
function countersOf(ctx: Ctx, key: CodeKey, from: RequestOrigin | undefined): Counter[] {
  const all = ['code-tried', keyOf(ctx, key), CODES_ATTEMPTED] as const
  if (!from) return [all]
  const network = `${key.purpose} ${key.target} ${limitedNetwork(from.address)}`
  const own = ctx.signer.fingerprint('code-key', network).toString('base64url')
  return [all, ['code-tried-from', own, CODES_ATTEMPTED_FROM]]
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Compares the typed digits. An attempt of the code is consumed first, so concurrent guesses cannot
 * exceed its limit; a correct one is refunded. The daily limits count only wrong attempts at an open
 * code: guesses at codes that were never sent lock no member out.
 */
export async function verifyCode(
  ctx: NonTxCtx,
  { code, from, ...key }: TypedCode,
): Promise<VerificationCodeRow> {
  const counters = countersOf(ctx, key, from)
  for (const counter of counters) {
    const { isAllowed, waitSeconds } = await ctx.attemptLimits.peek(...counter)
    if (!isAllowed) throw waitFor(waitSeconds)
  }
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
  if (!isSame(digitsOf(ctx.signer, row.id), code)) {
    await Promise.all(counters.map((counter) => ctx.attemptLimits.consume(...counter)))
    throw wrongCode(CODE_TRIES - row.tries)
  }
  const [verified] = await ctx.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1`, verifiedAt: ctx.now() })
    .where(eq(verificationCode.id, row.id))
    .returning()
  if (!verified) throw new Refusal('error.codeOver', {}, 400) // a new code was requested meanwhile
  await Promise.all(counters.map((counter) => ctx.attemptLimits.clear(...counter)))
  return verified
}

const wrongCode = (left: number) =>
  left > 0
    ? new Refusal('error.codeWrongLeft', { left }, 400)
    : new Refusal('error.codeOver', {}, 400)

/** Spends a verified code exactly once, also under concurrency [ID-10]. */
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

/** Deletes the codes that were sent to the member, and with them the tickets for verified ones. */
export async function deleteCodesOf(ctx: TxCtx, memberId: string): Promise<void> {
  await ctx.db.delete(verificationCode).where(eq(verificationCode.memberId, memberId))
}

/** Verifies and spends a code. */
export async function takeCode(ctx: NonTxCtx, typed: TypedCode): Promise<VerificationCodeRow> {
  const { id } = await verifyCode(ctx, typed)
  return spendCode(ctx, id)
}
