import {
  batchEndpoints,
  merchantBatchEndpoints,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { addRows, gatherBatch } from './batch.gather.service.ts'
import { batchesOf, batchOf, batchRows, presentBatch, type BatchActions } from './batch.queries.ts'
import { moveBatch, startBatch, undoBatch } from './batch.service.ts'

export const batchRoutes =
  (actions: BatchActions): Routes =>
  (serve) => {
    for (const endpoints of [batchEndpoints, merchantBatchEndpoints]) {
      serve(endpoints.start, ({ ctx, actor, from, body }) =>
        startBatch(ctx, actions, { actor, from }, body),
      )
      serve(endpoints.gather, ({ ctx, actor, from, body }) =>
        gatherBatch(ctx, actions, { actor, from }, body),
      )
      serve(endpoints.add, ({ ctx, actor, body }) => addRows(ctx, actions, actor, body))
      serve(endpoints.list, async ({ ctx, actor, query }) => {
        const { rows, ...page } = await batchesOf(ctx, actor, query)
        return { ...page, rows: rows.map((row) => presentBatch(row, actions)) }
      })
      serve(endpoints.progress, async ({ ctx, actor, query }) =>
        presentBatch(await batchOf(ctx, query.batchId, actor), actions),
      )
      serve(endpoints.rows, async ({ ctx, actor, query }) => {
        const { action } = await batchOf(ctx, query.batchId, actor)
        return batchRows(ctx, actions.get(action), query)
      })
      serve(endpoints.undo, ({ ctx, actor, from, body }) =>
        undoBatch(ctx, actions, { actor, from }, body.batchId),
      )
      for (const action of ['pause', 'resume', 'cancel'] as const)
        serve(endpoints[action], ({ ctx, actor, body }) =>
          moveBatch(ctx, actions, actor, { id: body.batchId, action }),
        )
    }
  }
