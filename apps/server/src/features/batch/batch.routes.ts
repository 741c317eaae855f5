import { batchEndpoints } from '@ironsouq/contract/batch/batch.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { addRows, gatherBatch } from './batch.gather.service.ts'
import { batchesOf, batchOf, batchRows, presentBatch, type BatchActions } from './batch.queries.ts'
import { moveBatch, startBatch, undoBatch } from './batch.service.ts'

export const batchRoutes =
  (actions: BatchActions): Routes =>
  (serve) => {
    serve(batchEndpoints.start, ({ ctx, actor, from, body }) =>
      startBatch(ctx, actions, { actor, from }, body),
    )
    serve(batchEndpoints.gather, ({ ctx, actor, from, body }) =>
      gatherBatch(ctx, actions, { actor, from }, body),
    )
    serve(batchEndpoints.add, ({ ctx, actor, body }) => addRows(ctx, actions, actor, body))
    serve(batchEndpoints.list, async ({ ctx, actor, query }) => {
      const { rows, ...page } = await batchesOf(ctx, actor.id, query)
      return { ...page, rows: rows.map((row) => presentBatch(row, actions)) }
    })
    serve(batchEndpoints.progress, async ({ ctx, actor, query }) =>
      presentBatch(await batchOf(ctx, query.batchId, actor.id), actions),
    )
    serve(batchEndpoints.rows, async ({ ctx, actor, query }) => {
      const { action } = await batchOf(ctx, query.batchId, actor.id)
      return batchRows(ctx, actions.get(action), query)
    })
    serve(batchEndpoints.undo, ({ ctx, actor, from, body }) =>
      undoBatch(ctx, actions, { actor, from }, body.batchId),
    )
    for (const action of ['pause', 'resume', 'cancel'] as const)
      serve(batchEndpoints[action], ({ ctx, actor, body }) =>
        moveBatch(ctx, actions, actor, { id: body.batchId, action }),
      )
  }
