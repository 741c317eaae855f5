import autocannon from 'autocannon'
import { builtPath, type Environment } from '../../environment.ts'
import { compare, type Comparison, measureInterleaved } from '../comparison.ts'
import { cpuOf, cpuOfTree, enginePid } from '../cpu.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { type RecordedRequest, startRecordingProxy } from './recording-proxy.ts'

const CONNECTIONS = 2
const LARGEST_RATIO = 1.3

export const OPEN = {
  RATE_LIMIT_PER_MINUTE: '100000000',
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
}

const cpuOfEngines = () => cpuOf(enginePid('opensearch')) + cpuOfTree(enginePid('postgres'))

/** autocannon reports no 95th percentile. */
const PERCENTILES = ['p50', 'p97_5', 'p99'] as const
type Latency = Record<(typeof PERCENTILES)[number], number>

interface Cost extends Latency {
  /** CPU milliseconds per response, process and engines together. */
  ms: number
  responses: number
}

const inWords = ({ p50, p97_5, p99 }: Latency) => `p50 ${p50} ms, p97.5 ${p97_5} ms, p99 ${p99} ms`

const describe = (cost: Cost) =>
  `${cost.ms.toFixed(2)} ms CPU, ${inWords(cost)}, ${cost.responses} responses`

interface Load {
  url: string
  requests: autocannon.Request[]
  seconds: number
  cpu: () => number
}

async function load({ url, requests, seconds, cpu }: Load): Promise<Cost> {
  const before = cpu()
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses of ${url} were not 200, ${result.errors} failed`)
  const { p50, p97_5, p99 } = result.latency
  const responses = result['2xx']
  return { ms: ((cpu() - before) * 1000) / responses, p50, p97_5, p99, responses }
}

const searchUrl = ({ env }: Environment) => env['SEARCH_URL'] ?? ''

/** Runs every list through the proxy; returns the request that each sends to OpenSearch. */
export async function recordRequests(paths: readonly string[], environment: Environment) {
  const proxy = await startRecordingProxy(searchUrl(environment))
  const api = await startServer(builtPath('http'), {
    ...environment.env,
    ...OPEN,
    SEARCH_URL: proxy.url,
  })
  const all = new Map<string, RecordedRequest>()
  for (const path of paths) {
    const request = () => fetch(`${api.base}${path}`).then((reply) => reply.arrayBuffer())
    await request() // fills the caches
    const [first, ...more] = await proxy.during(request)
    if (first && more.length === 0) all.set(path, first)
  }
  process.kill(api.pid)
  proxy.close()
  if (all.size === 0) throw new Error(`none of ${paths[0]} … needs exactly one round trip`)
  return all
}

interface List {
  name: string
  /** Variants of one list. */
  paths: readonly string[]
}

interface Conditions {
  environment: Environment
  api: RunningServer
  rounds: number
  seconds: number
}

export interface MeasuredList {
  row: Comparison
  /** Of the quickest round. */
  bare: Latency
  ours: Latency
}

const quickest = (costs: readonly Cost[]): Latency => {
  const least = (of: keyof Latency) => Math.min(...costs.map((cost) => cost[of]))
  return { p50: least('p50'), p97_5: least('p97_5'), p99: least('p99') }
}

export const latencyOf = ({ ours, bare }: MeasuredList): string =>
  `${inWords(ours)} (bare: ${inWords(bare)})`

/** The cost of lists of one kind, compared with the same requests sent to OpenSearch directly. */
export async function measureList(
  { name, paths }: List,
  { environment, api, rounds, seconds }: Conditions,
): Promise<MeasuredList> {
  const recorded = await recordRequests(paths, environment)
  const bare = [...recorded.values()].map(({ method, path, body }) => ({
    method: method as 'POST',
    path,
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  }))
  // Lists that need more round trips have no single request to compare with.
  const requests = [...recorded.keys()].map((path) => ({ path }))
  const sides = await measureInterleaved(name, rounds, {
    baseline: () =>
      load({
        url: searchUrl(environment),
        requests: bare,
        seconds,
        cpu: () => cpuOf(enginePid('opensearch')),
      }),
    subject: () =>
      load({ url: api.base, requests, seconds, cpu: () => cpuOf(api.pid) + cpuOfEngines() }),
    describe,
  })
  const row = compare({
    name,
    unit: 'CPU ms',
    baseline: sides.baseline.map(({ ms }) => ms),
    subject: sides.subject.map(({ ms }) => ms),
    target: {
      text: `at most ${LARGEST_RATIO}x`,
      isMetBy: (ratio) => ratio <= LARGEST_RATIO,
    },
  })
  return { row, bare: quickest(sides.baseline), ours: quickest(sides.subject) }
}

/** The bytes of a live index. */
export async function indexSize(environment: Environment, index: string): Promise<number> {
  const reply = await fetch(`${searchUrl(environment)}/${environment.name}-${index}/_stats/store`)
  const stats = (await reply.json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } }
  }
  return stats._all.primaries.store.size_in_bytes
}
