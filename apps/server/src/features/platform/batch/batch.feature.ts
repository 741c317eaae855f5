import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import type { AnyBatchAction } from '#kernel/work/batch-actions.ts'
import { runStartedBatches } from './batch.on-started.ts'
import { batchRoutes } from './batch.routes.ts'
import { batch } from './batch.tables.ts'

/** It runs the actions of all features. */
export function batchFeature(list: readonly AnyBatchAction[]) {
  const actions = new Map(list.map((action) => [action.name, action]))
  return feature({
    name: 'batch',
    routes: [batchRoutes(actions)],
    consumers: runStartedBatches(actions),
    retention: [
      { table: batch, since: batch.createdAt, days: 400 },
      // A screen that was closed halfway leaves one behind. It changes nothing, and no one returns to it.
      { table: batch, since: batch.createdAt, days: 1, where: eq(batch.state, 'gathering') },
    ],
  })
}
