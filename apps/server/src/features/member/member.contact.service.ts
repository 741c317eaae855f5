import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { takeCode, targetOf, type CountingCtx } from '#features/identity/identity.code.service.ts'
import { brokenPromise } from '#kernel/db.ts'
import { Refusal } from '#kernel/errors.ts'
import type { MemberRow } from './member.queries.ts'
import { changeMember } from './member.service.ts'

type Typed = Parameters<typeof takeCode>[1]
type Contact =
  | Pick<MemberRow, 'mail' | 'mailVerifiedAt'>
  | Pick<MemberRow, 'mobile' | 'mobileVerifiedAt'>

const wrong = () => new Refusal('error.codeOver', {}, 400)

/**
 * Uses up the code that this member asked for, and takes what it proves. Whether somebody else has
 * the same is not told: it reads as a wrong code does.
 */
async function takeOver(
  ctx: CountingCtx,
  memberId: string,
  typed: Typed,
  contact: Contact,
): Promise<MemberRow> {
  const code = await takeCode(ctx, typed)
  if (code.memberId !== memberId) throw wrong()
  return changeMember(ctx, memberId, contact).catch((err: unknown) => {
    throw brokenPromise(err) === null ? err : wrong()
  })
}

/** Takes another address, which the code that was mailed there proves [ID-15]. */
export async function changeMail(
  ctx: CountingCtx,
  memberId: string,
  { mail: typed, code }: BodyOf<typeof memberEndpoints.mail>,
): Promise<MemberRow> {
  const mail = targetOf('email', typed, 'mail')
  const proof = { purpose: 'changeMail', target: mail, code } as const
  return takeOver(ctx, memberId, proof, { mail, mailVerifiedAt: ctx.now() })
}

/** Takes another number, which the code that was sent there proves [ID-15]. */
export async function changeMobile(
  ctx: CountingCtx,
  memberId: string,
  { mobile: typed, code }: BodyOf<typeof memberEndpoints.mobile>,
): Promise<MemberRow> {
  const mobile = targetOf('mobile', typed, 'mobile')
  const proof = { purpose: 'changeMobile', target: mobile, code } as const
  return takeOver(ctx, memberId, proof, { mobile, mobileVerifiedAt: ctx.now() })
}
