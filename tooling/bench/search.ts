import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { sendQueries, quantile } from '../drills/query-load.ts'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  type Environment,
} from '../environment.ts'
import {
  compare,
  measureInterleaved,
  type Comparison,
  logProgress,
  comparisonTable,
} from './comparison.ts'
import { cpuOf, cpuOfTree, enginePid, memoryOf } from './cpu.ts'
import { type RunningServer, startServer, startNode } from './processes.ts'
import { fullTextFigures } from './search/postgres-full-text.ts'
import { KINDS, type Kind, variantsOf } from './search/queries.ts'
import { type RecordedRequest, startRecordingProxy } from './search/recording-proxy.ts'

/**
 * Search at ten thousand, a hundred thousand and a million devices: the list endpoint compare with
 * the same requests sent to OpenSearch directly and with full text search of PostgreSQL; indexing
 * rate, indexing lag, and a reindex under load.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    lag: { type: 'string', default: '60' },
    text: { type: 'string', default: '40' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const [rounds, seconds, lagged, texts] = [
  values.rounds,
  values.seconds,
  values.lag,
  values.text,
].map(Number)
if (![...sizes, rounds, seconds, lagged, texts].every((n) => n !== undefined && n > 0)) {
  console.error('Usage: bench search [--sizes 10000,100000,1000000] [--rounds 3] [--seconds 6]')
  process.exit(2)
}
const CONNECTIONS = 2
const LARGEST_RATIO = 1.3

const cpuOfEngines = () => cpuOf(enginePid('opensearch')) + cpuOfTree(enginePid('postgres'))

interface Cost {
  /** CPU milliseconds per response, process and engines together. */
  ms: number
  p50: number
  p95: number
  responses: number
}

const describe = ({ ms, p50, p95, responses }: Cost) =>
  `${ms.toFixed(2)} ms CPU, p50 ${p50} ms, p97.5 ${p95} ms, ${responses} responses`

async function load(url: string, requests: autocannon.Request[], cpu: () => number): Promise<Cost> {
  const before = cpu()
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds ?? 0,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses of ${url} were not 200, ${result.errors} failed`)
  const responses = result['2xx']
  return {
    ms: ((cpu() - before) * 1000) / responses,
    p50: result.latency.p50,
    // autocannon reports no 95th percentile.
    p95: result.latency.p97_5,
    responses,
  }
}

/** Runs every variant through the proxy; returns the request that each sends to OpenSearch. */
async function recordRequests(kind: Kind, environment: Environment, search: string) {
  const proxy = await startRecordingProxy(search)
  const api = await startServer(builtPath('http'), {
    ...environment.env,
    ...OPEN,
    SEARCH_URL: proxy.url,
  })
  const all: RecordedRequest[] = []
  for (const path of variantsOf(kind)) {
    const request = () => fetch(`${api.base}${path}`).then((reply) => reply.arrayBuffer())
    await request() // fills the caches
    const [first, ...more] = await proxy.during(request)
    if (first && more.length === 0) all.push(first)
  }
  process.kill(api.pid)
  proxy.close()
  if (all.length === 0) throw new Error(`no ${kind} query needs exactly one round trip`)
  return all
}

const OPEN = { RATE_LIMIT_PER_MINUTE: '100000000', NODE_ENV: 'production', LOG_LEVEL: 'error' }

const least = (costs: readonly Cost[], of: 'p50' | 'p95') =>
  Math.min(...costs.map((cost) => cost[of]))

interface Measured {
  row: Comparison
  latency: { p50: number; p95: number }
}

async function kindAt(
  kind: Kind,
  size: number,
  { environment, api, search }: { environment: Environment; api: RunningServer; search: string },
): Promise<Measured> {
  const bare = (await recordRequests(kind, environment, search)).map(({ method, path, body }) => ({
    method: method as 'POST',
    path,
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  }))
  const requests = variantsOf(kind).map((path) => ({ path }))
  const sides = await measureInterleaved(`${size}, ${kind}`, rounds ?? 0, {
    baseline: () => load(search, bare, () => cpuOf(enginePid('opensearch'))),
    subject: () => load(api.base, requests, () => cpuOf(api.pid) + cpuOfEngines()),
    describe,
  })
  const row = compare({
    name: `${kind} at ${size.toLocaleString('en')}`,
    unit: 'CPU ms',
    baseline: sides.baseline.map(({ ms }) => ms),
    subject: sides.subject.map(({ ms }) => ms),
    target: {
      text: `at most ${LARGEST_RATIO}x`,
      isMetBy: (ratio) => ratio <= LARGEST_RATIO,
    },
  })
  return { row, latency: { p50: least(sides.subject, 'p50'), p95: least(sides.subject, 'p95') } }
}

async function indexSize(search: string, name: string): Promise<number> {
  const reply = await fetch(`${search}/${name}-device/_stats/store`)
  const stats = (await reply.json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } }
  }
  return stats._all.primaries.store.size_in_bytes
}

/** The time from the response of a command until a list shows the change. */
async function lagOf(api: RunningServer, environment: Environment): Promise<number[]> {
  const token = await command(environment.env, 'token', '--audience', 'staff')
  const worker = startNode(builtPath('worker'), { ...environment.env, ...OPEN })
  const { rows } = await environment.pool.query<{ id: string; stock_no: string }>(
    `select id, stock_no from device where state = 'listed' and price_minor is not null limit $1`,
    [lagged],
  )
  const lags: number[] = []
  for (const [n, { id: deviceId, stock_no: stockNo }] of rows.entries()) {
    const amount = `${50_000 + n}.00`
    await fetch(`${api.base}/p/staff/device/reprice`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: token,
        'idempotency-key': `bench-lag-${n}-${deviceId}`,
      },
      body: JSON.stringify({ deviceId, price: { amount, currency: 'AED' } }),
    })
    const began = performance.now()
    for (;;) {
      const reply = await fetch(`${api.base}/device/list?q=${stockNo}&size=1`)
      const { data } = (await reply.json()) as {
        data: { records: { price: { amount: string } | null }[] }
      }
      if (data.records[0]?.price?.amount === amount) break
      if (performance.now() - began > 30_000)
        throw new Error(`${stockNo} still shows the old state`)
      await sleep(20)
    }
    lags.push(performance.now() - began)
  }
  worker.kill()
  return lags.slice(5) // the worker was starting during the first ones
}

/** Rebuilds the index under a constant rate of list requests. */
async function rebuildUnderLoad(api: RunningServer, environment: Environment, perSecond: number) {
  let isOver = false
  const began = performance.now()
  const [lists] = await Promise.all([
    sendQueries({
      base: api.base,
      // Two cores cannot count all facets of a million devices fifty times a second during indexing.
      paths: variantsOf('selective'),
      perSecond,
      isOver: () => isOver,
    }),
    command(environment.env, 'search', 'reindex').finally(() => (isOver = true)),
  ])
  return { lists, seconds: (performance.now() - began) / 1000 }
}

buildServer()
const environment = await createEnvironment('search')
const search = environment.env['SEARCH_URL'] ?? ''
logProgress('seeding the catalogue')
await command(environment.env, 'seed', '--machines', '60', '--pictured', '0', '--galleries', '0')
const rows: Comparison[] = []
const lines: string[] = []
/** Logged immediately, too: an interrupted run has then shown its figures. */
const note = (line: string) => {
  logProgress(line)
  lines.push(line)
}
const costs = new Map<string, number>()
for (const size of sizes) {
  logProgress(`${size}: seeding`)
  await command(
    environment.env,
    'seed',
    '--machines',
    '60',
    '--pictured',
    '0',
    '--galleries',
    '0',
    '--listings',
    `${size}`,
  )
  await environment.pool.query('vacuum analyze device')
  logProgress(`${size}: indexing`)
  const began = performance.now()
  await command(environment.env, 'search', 'reindex')
  const perSecond = (size * 1000) / (performance.now() - began)
  const api = await startServer(builtPath('http'), { ...environment.env, ...OPEN })
  const bytes = await indexSize(search, environment.name)
  note(
    `${size.toLocaleString('en')}: indexed at ${perSecond.toFixed(0)}/s, index ${(bytes / 1e6).toFixed(0)} MB`,
  )
  for (const kind of KINDS) {
    const { row, latency } = await kindAt(kind, size, { environment, api, search })
    rows.push(row)
    costs.set(`${kind} ${size}`, row.subject)
    note(
      `${row.name}: ${row.subject.toFixed(2)} ms CPU, bare ${row.baseline.toFixed(2)}, ratio ${row.ratio.toFixed(2)};` +
        ` p50 ${latency.p50} ms, p97.5 ${latency.p95} ms`,
    )
  }
  const text = await fullTextFigures(environment, texts ?? 0)
  note(
    `PostgreSQL full text at ${size.toLocaleString('en')}: prepared in ${text.selective.preparedSeconds.toFixed(0)} s;` +
      ` selective p50 ${text.selective.p50.toFixed(1)}, p95 ${text.selective.p95.toFixed(1)} ms;` +
      ` common word p50 ${text.common.p50.toFixed(0)}, p95 ${text.common.p95.toFixed(0)} ms`,
  )
  if (size === sizes.at(-1)) {
    const lags = await lagOf(api, environment)
    note(
      `lag at ${size.toLocaleString('en')}: p50 ${quantile(lags, 0.5).toFixed(0)} ms, p95 ${quantile(lags, 0.95).toFixed(0)} ms`,
    )
    logProgress(`${size}: rebuilding under 50 lists a second`)
    const { lists, seconds: took } = await rebuildUnderLoad(api, environment, 50)
    note(
      `rebuild of ${size.toLocaleString('en')} under 50 lists/s: ${took.toFixed(0)} s, ${lists.responses} lists,` +
        ` ${lists.failures.length} failed, p50 ${quantile(lists.latencies, 0.5).toFixed(0)} ms, p95 ${quantile(lists.latencies, 0.95).toFixed(0)} ms`,
    )
    note(`http: ${memoryOf(api.pid)} MB after the load`)
  }
  process.kill(api.pid)
}
const [smallest, largest] = [sizes[0], sizes.at(-1)]
for (const kind of KINDS) {
  const [few, many] = [costs.get(`${kind} ${smallest}`), costs.get(`${kind} ${largest}`)]
  if (few && many && smallest !== largest)
    note(`${kind}: ${(many / few).toFixed(1)}x from ${smallest} to ${largest}`)
}
console.log(`\n${comparisonTable(rows)}\n\n${lines.join('\n')}`)
await environment.destroy()
process.exit(0)
