import type { NewMember } from '#features/member/member.service.ts'
import { addMember } from '#features/member/member.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { hashPassword } from '#kernel/password.ts'
import { codeOf, type CodeKey } from './identity.code.queries.ts'
import { digitsOf } from './identity.code.rules.ts'
import { keepPassword } from './identity.password.service.ts'
import { verificationCode } from './identity.tables.ts'

export const PASSWORD = 'gravel-Kite7'

/** Someone who can sign in with a password. */
export async function anAccount(ctx: Ctx, given: Partial<NewMember> = {}, password = PASSWORD) {
  const member = await addMember(ctx, {
    nickName: 'Buyer',
    account: 'yard_buyer',
    mail: 'buyer@yard.example',
    mailVerifiedAt: ctx.now(),
    ...given,
  })
  await keepPassword(ctx, member.id, await hashPassword(password))
  return member
}

/** The digits that were last sent, or would have been. */
export async function sentDigits(ctx: Ctx, key: CodeKey): Promise<string> {
  const rows = await ctx.db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(codeOf(key))
  return digitsOf(ctx.seal, one(rows).id)
}

export const otherThan = (digits: string): string => (digits === '000000' ? '000001' : '000000')
