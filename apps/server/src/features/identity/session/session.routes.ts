import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { requireRecentProof } from './session.proof.service.ts'
import { sessionsShown } from './session.queries.ts'
import { endOtherSessions, endSession, renewToken } from './session.service.ts'

export const sessionRoutes: Routes = (serve) => {
  serve(sessionEndpoints.list, ({ ctx, actor }) => sessionsShown(ctx, actor.id, actor.sessionId))

  serve(sessionEndpoints.end, async ({ ctx, actor, body }) => {
    if (body.sessionId !== actor.sessionId) await requireRecentProof(ctx, actor)
    await endSession(ctx, actor.id, body.sessionId)
    return null
  })

  serve(sessionEndpoints.endOthers, async ({ ctx, actor, from }) => {
    await requireRecentProof(ctx, actor)
    await endOtherSessions(ctx, actor, from)
    return null
  })

  serve(sessionEndpoints.leave, async ({ ctx, actor }) => {
    await endSession(ctx, actor.id, actor.sessionId)
    return null
  })

  serve(sessionEndpoints.renew, ({ ctx, actor }) => renewToken(ctx, actor))
}
