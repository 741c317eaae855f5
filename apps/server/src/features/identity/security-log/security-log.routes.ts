import { securityLogEndpoints } from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { presentEntry } from './security-log.present.ts'
import { securityLogOf } from './security-log.queries.ts'

export const securityLogRoutes: Routes = (serve) => {
  serve(securityLogEndpoints.list, async ({ ctx, actor, query }) => {
    const { rows, total } = await securityLogOf(ctx, actor.id, query)
    return { records: rows.map(presentEntry), total }
  })
}
