import type { Ctx } from '#kernel/ctx.ts'
import { addMember, type NewMember } from './member.service.ts'

let made = 0

/** A member with default values; each has its own address. */
export const aMember = (ctx: Ctx, given: Partial<NewMember> = {}) => {
  const number = ++made
  return addMember(ctx, {
    nickName: 'Khalid',
    account: `khalid_${number}`,
    mail: `khalid.${number}@example.com`,
    mobile: `+9715${String(number).padStart(8, '0')}`,
    ...given,
  })
}
