import { aStaffMember } from '@ironsouq/server/features/identity/staff-sign-in/staff-sign-in.builder.ts'
import { staffByEmail } from '@ironsouq/server/features/people/staff/staff.queries.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { DEMO_STAFF, STAFF_PASSWORD } from '../staff.ts'

/** One person for each role of the product. Returns how many were added. */
export async function seedStaff(ctx: Ctx): Promise<number> {
  let added = 0
  for (const person of DEMO_STAFF)
    await atomic(ctx, async (ctx) => {
      if (await staffByEmail(ctx, person.email)) return
      await aStaffMember(ctx, { ...person, password: STAFF_PASSWORD })
      added++
    })
  return added
}
