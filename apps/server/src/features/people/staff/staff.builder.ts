import type { StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import type { Permission } from '@ironsouq/contract/permission'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { standardRole } from './staff.role.service.ts'
import { openStaffSession } from './staff.session.service.ts'
import { role, staff, staffRole } from './staff.tables.ts'

interface Person {
  name?: string
  email?: string
  locale?: string
}

export interface StaffGiven extends Person {
  role: StandardRole
}

/** A person of the back office who accepted their invitation. */
export const anActivePerson = (ctx: Ctx, { role, ...given }: StaffGiven): Promise<string> =>
  atomic(ctx, async (ctx) =>
    aPersonOf(ctx, await standardRole(ctx, role), { name: role, ...given }),
  )

/** An active person with one role. */
export const aPersonOf = (ctx: Ctx, roleId: string, given: Person = {}): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const { name = 'Clerk', email = `${crypto.randomUUID()}@desk.example`, locale = 'en' } = given
    const createdAt = ctx.now()
    const values = { name, email, locale, state: 'active' as const, createdAt }
    const staffId = one(await ctx.db.insert(staff).values(values).returning()).id
    await giveRole(ctx, staffId, roleId)
    return staffId
  })

/** A role that staff created. */
export async function aRole(ctx: Ctx, name: string, permissions: readonly Permission[]) {
  const values = { name, permissions: [...permissions], createdAt: ctx.now() }
  return one(await ctx.db.insert(role).values(values).returning())
}

export async function giveRole(ctx: Ctx, staffId: string, roleId: string): Promise<void> {
  await ctx.db.insert(staffRole).values({ staffId, roleId, createdAt: ctx.now() })
}

/** A token as a sign-in of this person gives it. */
export async function staffTokenOf(ctx: Ctx, staffId: string): Promise<string> {
  const from = { address: '203.0.113.9', userAgent: '', deviceKey: null, country: null }
  return (await atomic(ctx, (ctx) => openStaffSession(ctx, staffId, from))).token
}
