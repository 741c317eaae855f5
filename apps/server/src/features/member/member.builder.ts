import type { Ctx } from '#kernel/ctx.ts'
import { addMember, type NewMember } from './member.service.ts'

/** Someone with an account, like any other unless said otherwise. */
export const aMember = (ctx: Ctx, given: Partial<NewMember> = {}) =>
  addMember(ctx, {
    nickName: 'Khalid',
    mail: 'khalid@example.com',
    mobile: '+971501234567',
    ...given,
  })
