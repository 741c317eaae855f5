import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { buildServer, builtPath, seedDemo, createEnvironment } from '../environment.ts'
import {
  compare,
  type Comparison,
  comparisonTable,
  logProgress,
  measureInterleaved,
} from './comparison.ts'
import { cpuOf, cpuOfTree, enginePid, memoryOf } from './cpu.ts'
import { type RunningServer, startNode, startServer } from './processes.ts'
import { recordRequests } from './search/list-cost.ts'
import { productLists } from './search/product-queries.ts'

/**
 * The CPU cost of the detail of a device, the detail of a product and a list of products, process and
 * engines together, compared with the bare handlers of `api/bare-server.ts`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    devices: { type: 'string', default: '300' },
    products: { type: 'string', default: '1000' },
  },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
if (!(rounds > 0) || !(seconds > 0)) {
  console.error('Usage: bench api [--rounds 3] [--seconds 8] [--devices 300] [--products 1000]')
  process.exit(2)
}
/** More would wait for the engine, not for the process. */
const LIST_CONNECTIONS = 2
const CONNECTIONS = 8
const LISTS = 120
const TARGET = { text: 'at most 1.5', isMetBy: (ratio: number) => ratio <= 1.5 }

interface Requests {
  paths: readonly string[]
  connections: number
}

/** CPU milliseconds per response. */
interface Cost {
  process: number
  database: number
  index: number
}

const cpuOfEngines = () => ({
  database: cpuOfTree(enginePid('postgres')),
  index: cpuOf(enginePid('opensearch')),
})

async function costOf(
  { base, pid }: RunningServer,
  { paths, connections }: Requests,
): Promise<Cost> {
  const cpu = () => ({ process: cpuOf(pid), ...cpuOfEngines() })
  const before = cpu()
  const result = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { locale: 'ar' } })),
  })
  const after = cpu()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses of ${base} were not 200, ${result.errors} failed`)
  const per = (key: keyof Cost) => ((after[key] - before[key]) * 1000) / result['2xx']
  return { process: per('process'), database: per('database'), index: per('index') }
}

const sum = ({ process, database, index }: Cost) => process + database + index

const describe = (cost: Cost) =>
  `${sum(cost).toFixed(3)} ms (process ${cost.process.toFixed(3)}, PostgreSQL ${cost.database.toFixed(3)}, OpenSearch ${cost.index.toFixed(3)})`

const cheapest = (costs: readonly Cost[]) =>
  costs.reduce((best, cost) => (sum(cost) < sum(best) ? cost : best))

buildServer()
const environment = await createEnvironment('bench')
logProgress(`seeding ${values.devices} devices and ${values.products} products`)
const counts = ['--machines', values.devices, '--mall', values.products]
await seedDemo(environment.env, ...counts, '--galleries', '0', '--on-request')
const env = { ...environment.env, RATE_LIMIT_PER_MINUTE: '100000000', NODE_ENV: 'production' }
const worker = startNode(builtPath('worker'), env)
for (;;) {
  const { rows } = await environment.pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs',
  )
  if (rows[0]?.n === 0) break
  await sleep(200)
}
console.log(`worker: ${memoryOf(worker.pid ?? 0)} MB after indexing`)
worker.kill('SIGKILL')

const idsOf = async (statement: string) =>
  (await environment.pool.query<{ id: string }>(statement)).rows.map(({ id }) => id)
const devices = await idsOf(`select id from device where state = 'listed' order by id`)
const products = await idsOf(
  `select id from product where state = 'onSale' order by seq limit ${Number(values.devices)}`,
)
const lists = (await productLists(environment, LISTS)).filter(({ kind }) => kind === 'machine')
const recorded = await recordRequests(
  lists.flatMap(({ paths }) => paths),
  environment,
)
const file = join(mkdtempSync(join(tmpdir(), 'bench-api-')), 'requests.json')
writeFileSync(file, JSON.stringify([...recorded]))

const responses: Record<string, Requests> = {
  detail: { paths: devices.map((id) => `/device/detail?deviceId=${id}`), connections: CONNECTIONS },
  'product detail': {
    paths: products.map((id) => `/prod/prodInfo?prodId=${id}`),
    connections: CONNECTIONS,
  },
  'product list': { paths: [...recorded.keys()], connections: LIST_CONNECTIONS },
}
const api = await startServer(builtPath('http'), env)
const bareServer = fileURLToPath(new URL('./api/bare-server.ts', import.meta.url))
const bare = await startServer(bareServer, { ...env, RECORDED_REQUESTS: file })
console.log(`http: ready in ${api.readyMs} ms, ${memoryOf(api.pid)} MB`)
const comparisons: Comparison[] = []
for (const [name, response] of Object.entries(responses)) {
  const { baseline, subject } = await measureInterleaved(name, rounds, {
    baseline: () => costOf(bare, response),
    subject: () => costOf(api, response),
    describe,
  })
  comparisons.push(
    compare({
      name,
      unit: 'CPU ms',
      baseline: baseline.map(sum),
      subject: subject.map(sum),
      target: TARGET,
    }),
  )
  console.log(`${name}: bare ${describe(cheapest(baseline))}, ours ${describe(cheapest(subject))}`)
}
console.log(comparisonTable(comparisons))
console.log(`http: ${memoryOf(api.pid)} MB after the load`)
await environment.destroy()
process.exit(0)
