import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { askExport, downloadExport } from './audit.export.service.ts'
import { auditEntry, auditListed } from './audit.projection.ts'
import { auditState, exportsOf, presentExport } from './audit.queries.ts'

export const auditRoutes: Routes = (serve) => {
  serve(auditEndpoints.list, ({ ctx, query }) => auditListed(ctx, query))
  serve(auditEndpoints.entry, ({ ctx, query }) => auditEntry(ctx, query.seq))
  serve(auditEndpoints.state, ({ ctx }) => auditState(ctx))
  serve(auditEndpoints.exports, async ({ ctx, actor }) =>
    (await exportsOf(ctx, actor.id)).map(presentExport),
  )
  serve(auditEndpoints.ask, ({ ctx, actor, body }) => askExport(ctx, actor.id, body))
  serve(auditEndpoints.download, ({ ctx, actor, body }) =>
    downloadExport(ctx, actor.id, body.exportId),
  )
}
