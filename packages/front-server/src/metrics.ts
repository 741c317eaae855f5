import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { histogram } from './histogram.ts'
import type { Log } from './log.ts'

/** How a request was served. Labels never contain an id or a requested path. */
export interface ServedPage {
  /** The pattern of its route, or what else it was. */
  page: string
  /** From the page cache (`fresh`, `stale`, `miss`), or `pass`. */
  cache: string
  status: number
}

export type PageMetrics = ReturnType<typeof createMetrics>

const NANOSECONDS = 1e9

export function createMetrics() {
  const pages = histogram({
    name: 'ironsouq_page_seconds',
    help: 'How long a front end took to respond',
    labels: ['page', 'cache', 'status'],
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const startedAt = Math.round(performance.timeOrigin / 1000)

  /** The names of the defaults of the API's metrics, so that one rule covers all processes. */
  function processText(): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const gauges = [
      ['nodejs_eventloop_lag_p99_seconds', delay.percentile(99) / NANOSECONDS],
      ['nodejs_eventloop_lag_max_seconds', delay.max / NANOSECONDS],
      ['nodejs_heap_size_used_bytes', heapUsed],
      ['process_resident_memory_bytes', rss],
      ['process_start_time_seconds', startedAt],
    ] as const
    delay.reset()
    const cpu = [
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ]
    return [
      ...gauges.flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
      ...cpu,
    ].join('\n')
  }

  return {
    served: ({ page, cache, status }: ServedPage, seconds: number) =>
      pages.observe({ page, cache, status: String(status) }, seconds),
    text: () => `${pages.text()}\n${processText()}\n`,
    close: () => void delay.disable(),
  }
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'
const PORTS_TRIED = 20

interface Place {
  host: string
  port: number
  log: Log
}

/**
 * `/metrics` and `/livez` on a port of their own, so that they are never public by accident. A second
 * process on the same host finds the port in use, takes the next one and logs which.
 */
export async function serveMetrics(metrics: PageMetrics, { host, port, log }: Place) {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') response.setHeader('content-type', TEXT).end(metrics.text())
    else if (request.url === '/livez') response.end('ok')
    else response.writeHead(404).end()
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  for (let at = port; ; at++)
    try {
      await listen(at)
      log.info({ port: at }, 'metrics are served')
      break
    } catch (err) {
      const isTaken = err instanceof Error && 'code' in err && err.code === 'EADDRINUSE'
      if (!isTaken || at - port >= PORTS_TRIED) throw err
    }
  return {
    close() {
      metrics.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
