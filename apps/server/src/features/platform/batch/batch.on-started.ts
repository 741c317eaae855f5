import { consumer } from '#kernel/work/events.ts'
import { batchStarted, sellerBatchStarted } from './batch.events.ts'
import type { BatchActions } from './batch.queries.ts'
import { runBatch } from './batch.run.service.ts'

export const runStartedBatches = (actions: BatchActions) => [
  consumer({
    name: 'batch.run-rows',
    on: batchStarted,
    workerPool: 'batch',
    handle: (ctx, { batchId }) => runBatch(ctx, actions, batchId),
  }),
  consumer({
    name: 'batch.run-seller-rows',
    on: sellerBatchStarted,
    workerPool: 'sellerBatch',
    handle: (ctx, { batchId }) => runBatch(ctx, actions, batchId),
  }),
]
