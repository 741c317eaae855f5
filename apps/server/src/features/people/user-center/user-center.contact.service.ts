import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { maskedMail, maskedMobile } from '#features/identity/account-change/account-change.rules.ts'
import {
  changeAccount,
  recordChange,
  type Changer,
} from '#features/identity/account-change/account-change.service.ts'
import {
  logSecurity,
  withRefusalLogged,
} from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import {
  takeCode,
  targetOf,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import type { MemberRow } from '#features/people/member/member.queries.ts'
import { changeMember } from '#features/people/member/member.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'

type Typed = Parameters<typeof takeCode>[1]

const wrong = () => new Refusal('error.codeOver', {}, 400)

/**
 * Spends the member's code and saves the contact that it verifies. A contact that another account has
 * is answered like a wrong code, so that it cannot be probed.
 */
async function saveContact(
  ctx: NonTxCtx,
  changer: Changer,
  typed: Typed,
  save: (ctx: TxCtx, member: MemberRow) => Promise<MemberRow>,
): Promise<MemberRow> {
  const { actor, from } = changer
  await requireRecentProof(ctx, actor)
  const entry = {
    kind: typed.purpose === 'changeMail' ? 'mailChange' : 'mobileChange',
    device: deviceOf(from),
  } as const
  const code = await withRefusalLogged(ctx, { ...entry, subject: () => actor.id }, () =>
    takeCode(ctx, typed),
  )
  if (code.memberId !== actor.id) throw wrong()
  const changed = changeAccount(ctx, changer, async (ctx, member) => {
    await logSecurity(ctx, { ...entry, subjectId: actor.id })
    return save(ctx, member)
  })
  return changed.catch((err: unknown) => {
    throw violatedConstraint(err) === null ? err : wrong()
  })
}

/** Changes the address, verified by the code mailed to it [ID-15]. */
export async function changeMail(
  ctx: NonTxCtx,
  changer: Changer,
  { mail: typed, code }: BodyOf<typeof memberEndpoints.mail>,
): Promise<MemberRow> {
  const mail = targetOf('email', typed, 'mail')
  const proof = { purpose: 'changeMail', target: mail, code } as const
  return saveContact(ctx, changer, proof, async (ctx, member) => {
    const verifiedAt = member.mailVerifiedAt?.toISOString() ?? null
    const former = { kind: 'mail', mail: member.mail, verifiedAt } as const
    if (mail !== member.mail)
      await recordChange(ctx, { member, from: changer.from, about: maskedMail(mail), former })
    return changeMember(ctx, member.id, { mail, mailVerifiedAt: ctx.now() })
  })
}

/** Changes the number, verified by the code sent to it [ID-15]. */
export async function changeMobile(
  ctx: NonTxCtx,
  changer: Changer,
  { mobile: typed, code }: BodyOf<typeof memberEndpoints.mobile>,
): Promise<MemberRow> {
  const mobile = targetOf('mobile', typed, 'mobile')
  const proof = { purpose: 'changeMobile', target: mobile, code } as const
  return saveContact(ctx, changer, proof, async (ctx, member) => {
    const verifiedAt = member.mobileVerifiedAt?.toISOString() ?? null
    const former = { kind: 'mobile', mobile: member.mobile, verifiedAt } as const
    if (mobile !== member.mobile)
      await recordChange(ctx, { member, from: changer.from, about: maskedMobile(mobile), former })
    return changeMember(ctx, member.id, { mobile, mobileVerifiedAt: ctx.now() })
  })
}
