import { addMember, type NewMember } from '#features/people/member/member.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { savePassword } from './identity.password.service.ts'

export const PASSWORD = 'gravel-Kite7'

/** A member with a password. */
export async function anAccount(ctx: Ctx, given: Partial<NewMember> = {}, password = PASSWORD) {
  const member = await addMember(ctx, {
    nickName: 'Buyer',
    account: 'yard_buyer',
    mail: 'buyer@yard.example',
    mailVerifiedAt: ctx.now(),
    ...given,
  })
  await savePassword(ctx, member.id, await hashPassword(password))
  return member
}
