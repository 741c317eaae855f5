import { and, eq, isNull, sql } from 'drizzle-orm'
import { encode } from 'uqr'
import { memberById } from '#features/member/member.queries.ts'
import { logSecurity } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import { requireRecentProof } from '#features/session/session.proof.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import { secondFactorOf } from './second-factor.queries.ts'
import { newRecoveryCodes, recoveryHash } from './second-factor.recovery.rules.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'
import { base32, otpauthUri } from './second-factor.totp.rules.ts'
import { secretOf, spendTotp } from './second-factor.verify.service.ts'

const ISSUER = 'Ironsouq'

/** Who changes the second factor, from where. */
export interface Changer {
  actor: Actor
  from: RequestOrigin
}

const isOn = () => new Refusal('error.secondFactorOn')
const isOff = () => new Refusal('error.secondFactorOff')

/** One unit per module, the dark ones of a row as horizontal runs. */
function qrOf(text: string) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: path.flat().join('') }
}

/** A new secret; beginning again replaces the one that was not confirmed. */
export async function beginSecondFactor(ctx: Ctx, { actor }: Changer) {
  await requireRecentProof(ctx, actor)
  const member = await memberById(ctx, actor.id)
  if (!member) throw notLoggedIn()
  const [row] = await ctx.db
    .insert(secondFactor)
    .values({ memberId: member.id, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: secondFactor.memberId,
      set: { secretId: sql`excluded.secret_id`, lastStep: null, createdAt: ctx.now() },
      setWhere: isNull(secondFactor.enabledAt),
    })
    .returning()
  if (!row) throw isOn()
  const secret = base32(secretOf(ctx.signer, row.secretId))
  const account = member.mail ?? member.account ?? member.mobile ?? member.nickName
  const uri = otpauthUri(ISSUER, account, secret)
  return { secret, uri, qr: qrOf(uri) }
}

async function issueRecoveryCodes(ctx: TxCtx, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await ctx.db.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await ctx.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, codeHash: recoveryHash(code), createdAt: ctx.now() })))
  return codes
}

/** A code of the app proves that the member has it; from now on a sign-in needs it. */
export function enableSecondFactor(
  ctx: Ctx,
  { actor, from }: Changer,
  typed: string,
): Promise<string[]> {
  const memberId = actor.id
  return atomic(ctx, async (ctx) => {
    await requireRecentProof(ctx, actor)
    const pending = and(eq(secondFactor.memberId, memberId), isNull(secondFactor.enabledAt))
    const [row] = await ctx.db.select().from(secondFactor).where(pending).for('update')
    if (!row) throw (await secondFactorOf(ctx, memberId)) ? isOn() : isOff()
    if (!(await spendTotp(ctx, row, typed.replaceAll(/\s/g, ''))))
      throw new Refusal('error.secondFactorWrong', {}, 400)
    await ctx.db.update(secondFactor).set({ enabledAt: ctx.now() }).where(pending)
    await logSecurity(ctx, {
      kind: 'secondFactorEnable',
      subjectId: memberId,
      device: deviceOf(from),
    })
    return issueRecoveryCodes(ctx, memberId)
  })
}

export const disableSecondFactor = (ctx: Ctx, { actor, from }: Changer): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await requireRecentProof(ctx, actor)
    const memberId = actor.id
    const removed = await ctx.db
      .delete(secondFactor)
      .where(eq(secondFactor.memberId, memberId))
      .returning()
    if (removed.every(({ enabledAt }) => enabledAt === null)) throw isOff()
    await ctx.db.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
    await logSecurity(ctx, {
      kind: 'secondFactorDisable',
      subjectId: memberId,
      device: deviceOf(from),
    })
  })

export const renewRecoveryCodes = (ctx: Ctx, { actor, from }: Changer): Promise<string[]> =>
  atomic(ctx, async (ctx) => {
    await requireRecentProof(ctx, actor)
    const memberId = actor.id
    if (!(await secondFactorOf(ctx, memberId))) throw isOff()
    await logSecurity(ctx, {
      kind: 'recoveryCodesRenew',
      subjectId: memberId,
      device: deviceOf(from),
    })
    return issueRecoveryCodes(ctx, memberId)
  })
