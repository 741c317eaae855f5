import type { SecurityKind } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Former } from '#features/identity/account-change/account-change.rules.ts'
import {
  changeAccount,
  recordChange,
  type Changer,
} from '#features/identity/account-change/account-change.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import { memberById, type MemberRow } from '#features/people/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import { appSecret } from './second-factor.app.rules.ts'
import { secondFactorOf } from './second-factor.queries.ts'
import { newRecoveryCodes, recoveryHash } from './second-factor.recovery.rules.ts'
import { removeSecondFactor } from './second-factor.restore.service.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'
import { secretOf, spendTotp } from './second-factor.verify.service.ts'

const isOn = () => new Refusal('error.secondFactorOn')
const isOff = () => new Refusal('error.secondFactorOff')

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
  const account = member.mail ?? member.account ?? member.mobile ?? member.nickName
  return appSecret(secretOf(ctx.signer, row.secretId), account)
}

/** In the security log, and in a message to the owner that can undo it. */
async function record(
  ctx: TxCtx,
  member: MemberRow,
  { from }: Changer,
  kind: SecurityKind,
  former: Former,
): Promise<void> {
  await logSecurity(ctx, { kind, subjectId: member.id, device: deviceOf(from) })
  await recordChange(ctx, { member, from, about: '', former })
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
export const enableSecondFactor = (ctx: Ctx, who: Changer, typed: string): Promise<string[]> =>
  changeAccount(ctx, who, async (ctx, member) => {
    const pending = and(eq(secondFactor.memberId, member.id), isNull(secondFactor.enabledAt))
    const [row] = await ctx.db.select().from(secondFactor).where(pending)
    if (!row) throw (await secondFactorOf(ctx, member.id)) ? isOn() : isOff()
    if (!(await spendTotp(ctx, row, typed.replaceAll(/\s/g, ''))))
      throw new Refusal('error.secondFactorWrong', {}, 400)
    await ctx.db.update(secondFactor).set({ enabledAt: ctx.now() }).where(pending)
    await record(ctx, member, who, 'secondFactorEnable', { kind: 'secondFactorEnabled' })
    return issueRecoveryCodes(ctx, member.id)
  })

export const disableSecondFactor = (ctx: Ctx, who: Changer): Promise<void> =>
  changeAccount(ctx, who, async (ctx, member) => {
    const former = await removeSecondFactor(ctx, member.id)
    if (!former) throw isOff()
    const change = { kind: 'secondFactorDisabled', ...former } as const
    await record(ctx, member, who, 'secondFactorDisable', change)
  })

export const renewRecoveryCodes = (ctx: Ctx, who: Changer): Promise<string[]> =>
  changeAccount(ctx, who, async (ctx, member) => {
    if (!(await secondFactorOf(ctx, member.id))) throw isOff()
    await record(ctx, member, who, 'recoveryCodesRenew', { kind: 'recoveryCodesRenewed' })
    return issueRecoveryCodes(ctx, member.id)
  })
