import { staffByEmail } from '@ironsouq/server/features/people/staff/staff.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { DEMO_STAFF } from '../staff.ts'

/** Two administrators: what one of them enters about money, the other one decides. */
export interface DeskPeople {
  first: string
  second: string
}

export async function deskPeople(ctx: Ctx): Promise<DeskPeople> {
  const [second, first] = await Promise.all(
    DEMO_STAFF.filter(({ role }) => role === 'administrator').map(({ email }) =>
      staffByEmail(ctx, email),
    ),
  )
  if (!first || !second) throw new Error('the demo has two administrators')
  return { first: first.id, second: second.id }
}
