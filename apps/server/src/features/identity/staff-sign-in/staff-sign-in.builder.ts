import { anApp } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { savePassword } from '#features/identity/portal-sign-in/portal-sign-in.password.service.ts'
import { anActivePerson, type StaffGiven } from '#features/people/staff/staff.builder.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { staffPortal } from './staff-sign-in.service.ts'

export const STAFF_PASSWORD = 'gravel-Kite7-desk'

interface Given extends StaffGiven {
  /** Without it the person cannot sign in by password: hashing one takes time. */
  password?: string
  /** Of the authenticator app; a demo always has the same. */
  secretId?: string
}

/** A person of the back office with an authenticator app. */
export const aStaffMember = (ctx: Ctx, given: Given): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const staffId = await anActivePerson(ctx, given)
    await anApp(ctx, staffPortal, staffId, given.secretId)
    const { password } = given
    if (password) await savePassword(ctx, staffPortal, staffId, await hashPassword(password))
    return staffId
  })
