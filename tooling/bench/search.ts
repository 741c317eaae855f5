import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sendQueries, quantile } from '../drills/query-load.ts'
import {
  buildServer,
  builtPath,
  command,
  seedDemo,
  createEnvironment,
  type Environment,
} from '../environment.ts'
import { type Comparison, comparisonTable, logProgress } from './comparison.ts'
import { memoryOf } from './cpu.ts'
import { type RunningServer, startServer, startNode } from './processes.ts'
import { indexSize, latencyOf, measureList, OPEN } from './search/list-cost.ts'
import { fullTextFigures } from './search/postgres-full-text.ts'
import { KINDS, variantsOf } from './search/queries.ts'

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
logProgress('seeding the catalogue')
await seedDemo(environment.env, '--machines', '60', '--pictured', '0', '--galleries', '0')
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
  await seedDemo(
    environment.env,
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
  const bytes = await indexSize(environment, 'device')
  note(
    `${size.toLocaleString('en')}: indexed at ${perSecond.toFixed(0)}/s, index ${(bytes / 1e6).toFixed(0)} MB`,
  )
  for (const kind of KINDS) {
    const measured = await measureList(
      { name: `${kind} at ${size.toLocaleString('en')}`, paths: variantsOf(kind) },
      { environment, api, rounds: rounds ?? 0, seconds: seconds ?? 0 },
    )
    const { row } = measured
    rows.push(row)
    costs.set(`${kind} ${size}`, row.subject)
    note(
      `${row.name}: ${row.subject.toFixed(2)} ms CPU, bare ${row.baseline.toFixed(2)}, ratio ${row.ratio.toFixed(2)};` +
        ` ${latencyOf(measured)}`,
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
