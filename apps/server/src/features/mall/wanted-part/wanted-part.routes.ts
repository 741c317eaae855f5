import { wantedPartEndpoints } from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { soughtParts, wantedByMember } from './wanted-part.projection.ts'
import { removeWanted, saveWanted } from './wanted-part.service.ts'

export const wantedPartRoutes: Routes = (serve) => {
  serve(wantedPartEndpoints.list, ({ ctx, actor }) => wantedByMember(ctx, actor.id))
  serve(wantedPartEndpoints.save, ({ ctx, actor, body }) => saveWanted(ctx, actor.id, body))
  serve(wantedPartEndpoints.remove, ({ ctx, actor, body }) =>
    removeWanted(ctx, actor.id, body.wantedPartId),
  )
  serve(wantedPartEndpoints.wanted, ({ ctx, query }) => soughtParts(ctx, query))
}
