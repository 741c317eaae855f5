import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { sessionsShown } from '#features/identity/session/session.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { inviteAgain, inviteStaff } from './staff.invite.service.ts'
import { staffListed, staffRecord } from './staff.list.projection.ts'
import { rolesShown } from './staff.role.queries.ts'
import { addRole, removeRole, updateRole } from './staff.role.service.ts'
import { disableStaff, endStaffSession, updateStaff } from './staff.service.ts'

export const staffRoutes: Routes = (serve) => {
  serve(staffEndpoints.list, ({ ctx, query }) => staffListed(ctx, query))

  serve(staffEndpoints.detail, ({ ctx, query }) => staffRecord(ctx, query.staffId))

  serve(staffEndpoints.sessions, async ({ ctx, query, actor }) => {
    // Members and people of sellers have sessions too, which are not for everyone who reads staff.
    await staffRecord(ctx, query.staffId)
    return sessionsShown(ctx, query.staffId, actor.sessionId)
  })

  serve(staffEndpoints.invite, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => staffRecord(ctx, await inviteStaff(ctx, actor, body))),
  )

  serve(staffEndpoints.inviteAgain, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => inviteAgain(ctx, actor, body.staffId))
    return null
  })

  serve(staffEndpoints.update, ({ ctx, actor, body }) =>
    atomic(ctx, (ctx) => updateStaff(ctx, actor, body)),
  )

  serve(staffEndpoints.disable, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => disableStaff(ctx, actor, body.staffId))
    return null
  })

  serve(staffEndpoints.endSession, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => endStaffSession(ctx, actor, body))
    return null
  })
}

export const roleRoutes: Routes = (serve) => {
  serve(roleEndpoints.list, ({ ctx }) => rolesShown(ctx))

  serve(roleEndpoints.add, ({ ctx, actor, body }) =>
    atomic(ctx, (ctx) => addRole(ctx, actor, body)),
  )

  serve(roleEndpoints.update, ({ ctx, actor, body }) =>
    atomic(ctx, (ctx) => updateRole(ctx, actor, body)),
  )

  serve(roleEndpoints.remove, async ({ ctx, actor, body }) => {
    await atomic(ctx, (ctx) => removeRole(ctx, actor, body.roleId))
    return null
  })
}
