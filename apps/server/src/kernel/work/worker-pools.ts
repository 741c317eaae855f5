/**
 * Each engine outside PostgreSQL has its own pool: when one hangs or is given a pile of work, its jobs
 * wait for each other and for no other job. Codes have one besides, because a person waits for them.
 * Jobs of the pool `default` use PostgreSQL only.
 */
export const WORKER_POOLS = [
  'default',
  'codes',
  'email',
  'search',
  'files',
  'video',
  'pages',
  'feeds',
  'photos',
  'imports',
  'batch',
  'sellerBatch',
  'rates',
  'whatsapp',
  'payments',
  'carriers',
] as const
export type WorkerPool = (typeof WORKER_POOLS)[number]

interface PoolSize {
  /** How many jobs a worker process runs at once. */
  concurrency: number
  /**
   * How many further jobs it fetches with them. Jobs that wait for an outside call are not fetched
   * in advance: another process might be free for them.
   */
  ahead: number
}

/** `concurrency` is that of the default pool, which the configuration sets. */
export const poolSizes = (concurrency: number): Record<WorkerPool, PoolSize> => ({
  default: { concurrency, ahead: concurrency * 4 },
  codes: { concurrency: 4, ahead: 0 },
  email: { concurrency: 4, ahead: 0 },
  search: { concurrency: 4, ahead: 16 },
  // A picture takes a core and hundreds of megabytes.
  files: { concurrency: 2, ahead: 0 },
  // A film takes every core for minutes.
  video: { concurrency: 1, ahead: 0 },
  pages: { concurrency: 4, ahead: 16 },
  // A seller's server may answer slowly; others' feeds go on meanwhile.
  feeds: { concurrency: 2, ahead: 0 },
  // A store's web server may answer slowly; at most two of them wait for one.
  photos: { concurrency: 4, ahead: 0 },
  // One block of rows at a time: a file of 100,000 rows must not slow down what buyers wait for.
  imports: { concurrency: 1, ahead: 0 },
  // Some rows of one bulk action at a time: it writes without a pause and must not slow the others. Staff do not wait
  // for sellers.
  batch: { concurrency: 1, ahead: 0 },
  sellerBatch: { concurrency: 1, ahead: 0 },
  rates: { concurrency: 1, ahead: 0 },
  whatsapp: { concurrency: 2, ahead: 0 },
  payments: { concurrency: 4, ahead: 0 },
  carriers: { concurrency: 2, ahead: 0 },
})

/** What has a pool: a consumer or a scheduled job. */
interface Pooled {
  name: string
  workerPool?: WorkerPool
}

export const poolOf = ({ workerPool = 'default' }: Pooled): WorkerPool => workerPool

/** The pool of each task. Jobs that no release knows any more belong to the default one. */
export function poolsOf(tasks: {
  consumers: readonly Pooled[]
  jobs: readonly Pooled[]
}): (name: string) => WorkerPool {
  const pools = new Map(
    [...tasks.consumers, ...tasks.jobs].map((task) => [task.name, poolOf(task)]),
  )
  return (name) => pools.get(name) ?? 'default'
}
