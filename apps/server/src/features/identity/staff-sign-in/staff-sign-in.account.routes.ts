import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { meOf } from '#features/people/staff/staff.queries.ts'
import { renameStaff } from '#features/people/staff/staff.service.ts'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'

export const staffAccountRoutes: Routes = (serve) => {
  serve(staffAccountEndpoints.me, ({ ctx, actor }) => meOf(ctx, actor))

  serve(staffAccountEndpoints.update, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await renameStaff(ctx, actor.id, body)
      return meOf(ctx, actor)
    }),
  )
}
