import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { invitationShown, resetStaff } from './staff-sign-in.service.ts'

export const staffSignInRoutes: Routes = (serve) => {
  serve(staffSignInEndpoints.invitation, ({ ctx, body }) => invitationShown(ctx, body.invitation))

  serve(staffEndpoints.reset, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => resetStaff(ctx, actor, body.staffId))
    return null
  })
}
