import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { askQuestions, share } from '../drills/questions.ts'
import { buildServer, builtPath, command, raiseStage, type RaisedStage } from '../stage.ts'
import { cpuOf, cpuOfTree, enginePid, memoryOf } from './cpu.ts'
import { type Serving, serving, started } from './processes.ts'
import { type Recorded, recorder } from './recorded.ts'
import { compared, interleaved, type Row, say, table } from './rounds.ts'
import { KINDS, type Kind, variantsOf } from './search-questions.ts'
import { fullTextFigures } from './search-text.ts'

/**
 * What finding costs at ten thousand, a hundred thousand and a million machines: our list call beside
 * the very same questions sent to OpenSearch without us, PostgreSQL's full text beside both, how fast
 * machines are indexed, how late the index is, and a rebuild while lists are asked for.
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
  /** CPU milliseconds of one answer, process and engines together. */
  ms: number
  p50: number
  p95: number
  answers: number
}

const tell = ({ ms, p50, p95, answers }: Cost) =>
  `${ms.toFixed(2)} ms CPU, p50 ${p50} ms, p97.5 ${p95} ms, ${answers} answers`

async function load(url: string, requests: autocannon.Request[], cpu: () => number): Promise<Cost> {
  const before = cpu()
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds ?? 0,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${url} were not 200, ${result.errors} failed`)
  const answers = result['2xx']
  return {
    ms: ((cpu() - before) * 1000) / answers,
    p50: result.latency.p50,
    // autocannon knows no 95th percentile; the 97.5th says no less.
    p95: result.latency.p97_5,
    answers,
  }
}

/** Every variant of a kind once, through the recorder: what our API asks the engine for each. */
async function recordedOf(kind: Kind, stage: RaisedStage, search: string) {
  const wire = await recorder(search)
  const api = await serving(builtPath('http'), { ...stage.env, ...OPEN, SEARCH_URL: wire.url })
  const all: Recorded[] = []
  for (const path of variantsOf(kind)) {
    const asked = () => fetch(`${api.base}${path}`).then((reply) => reply.arrayBuffer())
    await asked() // what is kept for long is asked for once, and not by every reader
    const [question, ...more] = await wire.during(asked)
    if (question && more.length === 0) all.push(question)
  }
  process.kill(api.pid)
  wire.close()
  if (all.length === 0) throw new Error(`no ${kind} question is asked in one round trip`)
  return all
}

const OPEN = { RATE_LIMIT_PER_MINUTE: '100000000', NODE_ENV: 'production', LOG_LEVEL: 'error' }

const least = (costs: readonly Cost[], of: 'p50' | 'p95') =>
  Math.min(...costs.map((cost) => cost[of]))

interface Measured {
  row: Row
  ours: { p50: number; p95: number }
}

async function kindAt(
  kind: Kind,
  size: number,
  { stage, api, search }: { stage: RaisedStage; api: Serving; search: string },
): Promise<Measured> {
  const bare = (await recordedOf(kind, stage, search)).map(({ method, path, body }) => ({
    method: method as 'POST',
    path,
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  }))
  const own = variantsOf(kind).map((path) => ({ path }))
  const sides = await interleaved(`${size}, ${kind}`, rounds ?? 0, {
    yard: () => load(search, bare, () => cpuOf(enginePid('opensearch'))),
    ours: () => load(api.base, own, () => cpuOf(api.pid) + cpuOfEngines()),
    tell,
  })
  const row = compared({
    what: `${kind} at ${size.toLocaleString('en')}`,
    unit: 'CPU ms',
    yard: sides.yard.map(({ ms }) => ms),
    ours: sides.ours.map(({ ms }) => ms),
    best: Math.min,
    target: {
      text: `at most ${LARGEST_RATIO}x`,
      meets: (ratio) => ratio <= LARGEST_RATIO,
    },
  })
  return { row, ours: { p50: least(sides.ours, 'p50'), p95: least(sides.ours, 'p95') } }
}

async function indexSize(search: string, name: string): Promise<number> {
  const reply = await fetch(`${search}/${name}-device/_stats/store`)
  const stats = (await reply.json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } }
  }
  return stats._all.primaries.store.size_in_bytes
}

/** From a command's answer until a list shows it, one command after the other. */
async function lagOf(api: Serving, stage: RaisedStage): Promise<number[]> {
  const token = await command(stage.env, 'token', '--audience', 'staff')
  const worker = started(builtPath('worker'), { ...stage.env, ...OPEN })
  const { rows } = await stage.pool.query<{ id: string; stock_no: string }>(
    `select id, stock_no from device where state = 'listed' and price_minor is not null limit $1`,
    [lagged],
  )
  const took: number[] = []
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
      if (performance.now() - began > 30_000) throw new Error(`${stockNo} is not shown anew`)
      await sleep(20)
    }
    took.push(performance.now() - began)
  }
  worker.kill()
  return took.slice(5) // the first ones find the worker starting
}

/** Rebuilds the index while lists are asked for at a steady pace. */
async function rebuildUnderLoad(api: Serving, stage: RaisedStage, perSecond: number) {
  let over = false
  const began = performance.now()
  const [asked] = await Promise.all([
    askQuestions({
      base: api.base,
      // Two cores cannot count all facets of a million fifty times a second while they index it.
      paths: variantsOf('selective'),
      perSecond,
      isOver: () => over,
    }),
    command(stage.env, 'search', 'reindex').finally(() => (over = true)),
  ])
  return { asked, seconds: (performance.now() - began) / 1000 }
}

buildServer()
const stage = await raiseStage('search')
const search = stage.env['SEARCH_URL'] ?? ''
say('seeding the catalogue')
await command(stage.env, 'seed', '--machines', '60', '--pictured', '0', '--galleries', '0')
const rows: Row[] = []
const lines: string[] = []
/** Said at once, too: a run that is cut short has told what it knew. */
const note = (line: string) => {
  say(line)
  lines.push(line)
}
const costs = new Map<string, number>()
for (const size of sizes) {
  say(`${size}: seeding`)
  await command(
    stage.env,
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
  await stage.pool.query('vacuum analyze device')
  say(`${size}: indexing`)
  const began = performance.now()
  await command(stage.env, 'search', 'reindex')
  const perSecond = (size * 1000) / (performance.now() - began)
  const api = await serving(builtPath('http'), { ...stage.env, ...OPEN })
  const bytes = await indexSize(search, stage.name)
  note(
    `${size.toLocaleString('en')}: indexed at ${perSecond.toFixed(0)}/s, index ${(bytes / 1e6).toFixed(0)} MB`,
  )
  for (const kind of KINDS) {
    const { row, ours } = await kindAt(kind, size, { stage, api, search })
    rows.push(row)
    costs.set(`${kind} ${size}`, row.ours)
    note(
      `${row.what}: ${row.ours.toFixed(2)} ms CPU, bare ${row.yard.toFixed(2)}, ratio ${row.ratio.toFixed(2)};` +
        ` p50 ${ours.p50} ms, p97.5 ${ours.p95} ms`,
    )
  }
  const text = await fullTextFigures(stage, texts ?? 0)
  note(
    `PostgreSQL full text at ${size.toLocaleString('en')}: prepared in ${text.selective.preparedSeconds.toFixed(0)} s;` +
      ` selective p50 ${text.selective.p50.toFixed(1)}, p95 ${text.selective.p95.toFixed(1)} ms;` +
      ` common word p50 ${text.common.p50.toFixed(0)}, p95 ${text.common.p95.toFixed(0)} ms`,
  )
  if (size === sizes.at(-1)) {
    const lag = await lagOf(api, stage)
    note(
      `lag at ${size.toLocaleString('en')}: p50 ${share(lag, 0.5).toFixed(0)} ms, p95 ${share(lag, 0.95).toFixed(0)} ms`,
    )
    say(`${size}: rebuilding under 50 lists a second`)
    const { asked, seconds: took } = await rebuildUnderLoad(api, stage, 50)
    note(
      `rebuild of ${size.toLocaleString('en')} under 50 lists/s: ${took.toFixed(0)} s, ${asked.answers} lists,` +
        ` ${asked.failed.length} failed, p50 ${share(asked.took, 0.5).toFixed(0)} ms, p95 ${share(asked.took, 0.95).toFixed(0)} ms`,
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
console.log(`\n${table(rows)}\n\n${lines.join('\n')}`)
await stage.drop()
process.exit(0)
