import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Log } from './log.ts'

export interface Metrics {
  register: Registry
  job: (name: string, outcome: 'done' | 'failed', seconds: number) => void
}

/** Labels never contain an id or a requested path, only names from the code. */
export function createMetrics(pool: pg.Pool): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const jobSeconds = new Histogram({
    name: 'ironsouq_job_seconds',
    help: 'How long jobs took',
    labelNames: ['job', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  void new Gauge({
    name: 'ironsouq_db_connections',
    help: 'Connections of this process, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return {
    register,
    job: (job, outcome, seconds) => jobSeconds.observe({ job, outcome }, seconds),
  }
}

const QUEUE_STATE = `
  select task_identifier as task,
         count(*) filter (where attempts < max_attempts)::int as waiting,
         count(*) filter (where attempts >= max_attempts)::int as failed,
         coalesce(extract(epoch from now() - min(run_at)
           filter (where attempts < max_attempts and run_at <= now())), 0)::float as lag
  from graphile_worker.jobs group by 1`

interface TaskState {
  task: string
  waiting: number
  failed: number
  lag: number
}

/**
 * The size of the queue by pool of workers, read from the database at every scrape. `pools` are all
 * pools; `poolOf` names that of a task.
 */
export function measureQueue(
  { register }: Metrics,
  pool: pg.Pool,
  { pools, poolOf }: { pools: readonly string[]; poolOf: (task: string) => string },
): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['pool'], registers: [register] })
  const waiting = gauge('ironsouq_queue_waiting', 'Jobs that wait or run')
  const failed = gauge('ironsouq_queue_failed', 'Jobs that were tried for the last time')
  void new Gauge({
    name: 'ironsouq_queue_lag_seconds',
    help: 'How long the oldest due job has waited',
    labelNames: ['pool'],
    registers: [register],
    async collect() {
      const { rows } = await pool.query<TaskState>(QUEUE_STATE)
      const byPool = Map.groupBy(rows, ({ task }) => poolOf(task))
      for (const pool of pools) {
        const tasks = byPool.get(pool) ?? []
        waiting.set(
          { pool },
          tasks.reduce((sum, each) => sum + each.waiting, 0),
        )
        failed.set(
          { pool },
          tasks.reduce((sum, each) => sum + each.failed, 0),
        )
        this.set({ pool }, Math.max(0, ...tasks.map(({ lag }) => lag)))
      }
    },
  })
}

const TASK_WAIT = `
  select coalesce(extract(epoch from now() - min(created_at)), 0)::float as seconds
  from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts`

/** How far behind the effect of one task is: the age of the oldest that is not done. */
export function measureWait(
  { register }: Metrics,
  pool: pg.Pool,
  { name, help, task }: { name: string; help: string; task: string },
): void {
  void new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ seconds: number }>(TASK_WAIT, [task])
      this.set(rows[0]?.seconds ?? 0)
    },
  })
}

/** Counts the sources of session lookups. */
export function countLookups({ register }: Metrics): (from: 'memory' | 'database') => void {
  const lookups = new Counter({
    name: 'ironsouq_session_lookups_total',
    help: 'Tokens that were looked up, by where the answer lay',
    labelNames: ['from'],
    registers: [register],
  })
  return (from) => lookups.inc({ from })
}

/** Counts emails to addresses of threads that were sent in full. */
export function countReplies({ register }: Metrics) {
  const replies = new Counter({
    name: 'ironsouq_reply_mails_total',
    help: 'Emails that answer a message, by outcome',
    labelNames: ['outcome'],
    registers: [register],
  })
  return (outcome: 'stored' | 'repeated' | 'refused' | 'failed') => replies.inc({ outcome })
}

const outcomeOf = (status: number) =>
  status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'taken'

/** Counts and times what the API answers, by route. */
export function measureHttp({ register }: Metrics, app: FastifyInstance): void {
  const registers = [register]
  const seconds = new Histogram({
    name: 'ironsouq_http_seconds',
    help: 'How long answers took',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  const refusals = new Counter({
    name: 'ironsouq_http_faults_total',
    help: 'Answers that were our fault',
    labelNames: ['route'],
    registers,
  })
  const webhooks = new Counter({
    name: 'ironsouq_webhooks_total',
    help: 'What outside providers posted, by what became of it',
    labelNames: ['route', 'outcome'],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (request.method === 'POST' && route.startsWith('/webhook/'))
      webhooks.inc({ route, outcome: outcomeOf(reply.statusCode) })
    const labels = { route, method: request.method, status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) refusals.inc({ route })
    done()
  })
}

/** Counts what the realtime process sends; `follow` tells where its sizes are read. */
export function measureRealtime({ register }: Metrics) {
  const registers = [register]
  const deliveries = new Counter({
    name: 'ironsouq_realtime_deliveries_total',
    help: 'Frames that were sent to clients',
    registers,
  })
  const fromDatabase = new Counter({
    name: 'ironsouq_realtime_missed_total',
    help: 'Messages that did not arrive and were read from the database',
    registers,
  })
  const dropped = new Counter({
    name: 'ironsouq_realtime_dropped_total',
    help: 'Clients that were closed or lost a channel, by reason',
    labelNames: ['why'],
    registers,
  })
  return {
    figures: {
      delivered: () => deliveries.inc(),
      fromDatabase: (messages: number) => fromDatabase.inc(messages),
      dropped: (why: string) => dropped.inc({ why }),
    },
    follow: (sizes: () => { clients: number; events: number; channels: number }): void => {
      void new Gauge({
        name: 'ironsouq_realtime_clients',
        help: 'Open clients by transport',
        labelNames: ['transport'],
        registers,
        collect() {
          const { clients, events } = sizes()
          this.set({ transport: 'socket' }, clients - events)
          this.set({ transport: 'events' }, events)
        },
      })
      void new Gauge({
        name: 'ironsouq_realtime_channels',
        help: 'Channels that clients of this process have joined',
        registers,
        collect() {
          this.set(sizes().channels)
        },
      })
    },
  }
}

/**
 * `/metrics` and `/livez` on a port of their own, so that they are never public by accident; each
 * process has them, also one that serves nothing else. A second process on the same machine finds the port in use, takes the next one and logs which.
 */
export async function serveMetrics(
  { register }: Metrics,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === '/livez') return void response.end('ok')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    register.metrics().then(
      (text) => response.setHeader('content-type', register.contentType).end(text),
      (err: unknown) => {
        log.warn({ err }, 'metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  const TRIES = 20
  for (let at = port; ; at++) {
    try {
      await listen(at)
      log.info({ port: at }, 'metrics are served')
      break
    } catch (err) {
      const taken = err instanceof Error && 'code' in err && err.code === 'EADDRINUSE'
      if (!taken || at - port >= TRIES) throw err
    }
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
