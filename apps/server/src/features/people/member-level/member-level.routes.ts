import { memberLevelEndpoints } from '@ironsouq/contract/people/member-level/member-level.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { levelRecords, memberCentre } from './member-level.queries.ts'
import { removeLevel, saveLevel } from './member-level.service.ts'

export const memberLevelRoutes: Routes = (serve) => {
  serve(memberLevelEndpoints.centre, ({ ctx, actor }) => memberCentre(ctx, actor.id))
  serve(memberLevelEndpoints.staffList, ({ ctx }) => levelRecords(ctx))
  serve(memberLevelEndpoints.save, ({ ctx, body }) => saveLevel(ctx, body))
  serve(memberLevelEndpoints.remove, ({ ctx, body }) => removeLevel(ctx, body.levelId))
}
