import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { MemberRow } from '#features/member/member.queries.ts'
import { changeMember } from '#features/member/member.service.ts'
import { logSecurity, withRefusalLogged } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import {
  takeCode,
  targetOf,
  type NonTxCtx,
} from '#features/verification/verification.code.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'

type Typed = Parameters<typeof takeCode>[1]
type Contact =
  | Pick<MemberRow, 'mail' | 'mailVerifiedAt'>
  | Pick<MemberRow, 'mobile' | 'mobileVerifiedAt'>

const wrong = () => new Refusal('error.codeOver', {}, 400)

/**
 * Spends the member's code and saves the contact that it verifies. A contact that another account has
 * is answered like a wrong code, so that it cannot be probed.
 */
async function saveContact(
  ctx: NonTxCtx,
  memberId: string,
  typed: Typed,
  { contact, from }: { contact: Contact; from: RequestOrigin },
): Promise<MemberRow> {
  const entry = {
    kind: typed.purpose === 'changeMail' ? 'mailChange' : 'mobileChange',
    device: deviceOf(from),
  } as const
  const code = await withRefusalLogged(ctx, { ...entry, subject: () => memberId }, () =>
    takeCode(ctx, typed),
  )
  if (code.memberId !== memberId) throw wrong()
  const changed = atomic(ctx, async (ctx) => {
    await logSecurity(ctx, { ...entry, subjectId: memberId })
    return changeMember(ctx, memberId, contact)
  })
  return changed.catch((err: unknown) => {
    throw violatedConstraint(err) === null ? err : wrong()
  })
}

/** Changes the address, verified by the code mailed to it [ID-15]. */
export async function changeMail(
  ctx: NonTxCtx,
  memberId: string,
  { mail: typed, code }: BodyOf<typeof memberEndpoints.mail>,
  from: RequestOrigin,
): Promise<MemberRow> {
  const mail = targetOf('email', typed, 'mail')
  const proof = { purpose: 'changeMail', target: mail, code } as const
  return saveContact(ctx, memberId, proof, { contact: { mail, mailVerifiedAt: ctx.now() }, from })
}

/** Changes the number, verified by the code sent to it [ID-15]. */
export async function changeMobile(
  ctx: NonTxCtx,
  memberId: string,
  { mobile: typed, code }: BodyOf<typeof memberEndpoints.mobile>,
  from: RequestOrigin,
): Promise<MemberRow> {
  const mobile = targetOf('mobile', typed, 'mobile')
  const proof = { purpose: 'changeMobile', target: mobile, code } as const
  return saveContact(ctx, memberId, proof, {
    contact: { mobile, mobileVerifiedAt: ctx.now() },
    from,
  })
}
