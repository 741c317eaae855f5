import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { MemberRow } from '#features/member/member.queries.ts'
import { changeMember } from '#features/member/member.service.ts'
import {
  takeCode,
  targetOf,
  type NonTxCtx,
} from '#features/verification/verification.code.service.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'

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
  contact: Contact,
): Promise<MemberRow> {
  const code = await takeCode(ctx, typed)
  if (code.memberId !== memberId) throw wrong()
  return changeMember(ctx, memberId, contact).catch((err: unknown) => {
    throw violatedConstraint(err) === null ? err : wrong()
  })
}

/** Changes the address, verified by the code mailed to it [ID-15]. */
export async function changeMail(
  ctx: NonTxCtx,
  memberId: string,
  { mail: typed, code }: BodyOf<typeof memberEndpoints.mail>,
): Promise<MemberRow> {
  const mail = targetOf('email', typed, 'mail')
  const proof = { purpose: 'changeMail', target: mail, code } as const
  return saveContact(ctx, memberId, proof, { mail, mailVerifiedAt: ctx.now() })
}

/** Changes the number, verified by the code sent to it [ID-15]. */
export async function changeMobile(
  ctx: NonTxCtx,
  memberId: string,
  { mobile: typed, code }: BodyOf<typeof memberEndpoints.mobile>,
): Promise<MemberRow> {
  const mobile = targetOf('mobile', typed, 'mobile')
  const proof = { purpose: 'changeMobile', target: mobile, code } as const
  return saveContact(ctx, memberId, proof, { mobile, mobileVerifiedAt: ctx.now() })
}
