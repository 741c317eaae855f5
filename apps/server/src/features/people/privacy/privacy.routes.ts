import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { eraseMember } from './privacy.erase.service.ts'
import { downloadExport, requestExport } from './privacy.export.service.ts'
import { openMattersOf } from './privacy.open.projection.ts'
import { presentExport } from './privacy.present.ts'
import { latestExport } from './privacy.queries.ts'

export const privacyRoutes: Routes = (serve) => {
  serve(privacyEndpoints.latest, async ({ ctx, actor }) => {
    const latest = await latestExport(ctx, actor.id)
    return latest && presentExport(latest)
  })

  serve(privacyEndpoints.ask, async ({ ctx, actor, from }) =>
    presentExport(await requestExport(ctx, actor.id, from)),
  )

  serve(privacyEndpoints.download, ({ ctx, actor, from }) => downloadExport(ctx, actor, from))

  serve(privacyEndpoints.open, ({ ctx, actor }) => openMattersOf(ctx, actor.id))

  serve(privacyEndpoints.erase, async ({ ctx, actor, body, from }) => {
    await eraseMember(ctx, actor.id, body, from)
    return null
  })
}
