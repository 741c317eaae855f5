import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile, sendQueries } from '../drills/query-load.ts'
import { buildServer, builtPath, command, seedDemo, createEnvironment } from '../environment.ts'
import { logProgress } from './comparison.ts'
import { startNode, startServer } from './processes.ts'

/**
 * A file of many rows with one error in a hundred: how long reading, checking and saving take, and
 * what buyers notice. Lists are requested at a constant rate while the import runs and while it is
 * paused, in turns. The worker is killed once while rows are saved; afterwards every row must have
 * been saved once. Then the rows with errors are downloaded, corrected and sent again.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    devices: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    window: { type: 'string', default: '8' },
    built: { type: 'boolean', default: false },
  },
})
const [rows, perSecond, windowSeconds] = [values.rows, values.rate, values.window].map(Number)
if (!rows || !perSecond || !windowSeconds) {
  console.error(
    'Usage: bench import [--rows 100000] [--devices 1000] [--rate 20] [--window 8] [--built]',
  )
  process.exit(2)
}
const TARGET = 1.25
const PATHS = [
  '',
  '?brand=caterpillar',
  '?sort=priceUp',
  '?keyword=excavator',
  '?emirate=dubai',
].map((query) => `/device/list${query}`)

if (!values.built) buildServer()
const environment = await createEnvironment('bench')
logProgress(`seeding ${values.devices} devices`)
const none = ['--pictured', '0', '--galleries', '0']
await seedDemo(environment.env, '--machines', values.devices, ...none)
const env = { ...environment.env, RATE_LIMIT_PER_MINUTE: '100000000', NODE_ENV: 'production' }
const token = await command(env, 'token', '--audience', 'staff')
let worker = startNode(builtPath('worker'), env)

async function untilIdle() {
  for (;;) {
    const sql = 'select count(*)::int as n from graphile_worker.jobs where attempts < 3'
    const { rows: found } = await environment.pool.query<{ n: number }>(sql)
    if (found[0]?.n === 0) return
    await sleep(500)
  }
}
await untilIdle()
const { base } = await startServer(builtPath('http'), env)

async function call<T>(method: 'GET' | 'POST', path: string, input: object): Promise<T> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const reply = await fetch(`${base}/p/staff/import/${path}${query}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  const { code, msg, data } = (await reply.json()) as { code: string; msg: string; data: T }
  if (code !== '00000') throw new Error(`${path}: ${reply.status} ${code} ${msg}`)
  return data
}

interface Detail {
  state: string
  progress: number
  columns: { header: string; field: string | null; unit?: string; currency?: string }[]
  counts: Record<'total' | 'new' | 'faulty', number>
}
const detailOf = (importId: string) => call<Detail>('GET', 'detail', { importId })

const HEADINGS = 'STOCK_NO,SERIAL,MAKE,MODEL,CATEGORY,YOM,SMR,PRICE_USD'
const { rows: known } = await environment.pool.query<{
  seller: string
  yard: string
  model: string
  category: string
}>(
  `select (select code from seller order by code limit 1) as seller,
     (select code from yard order by code limit 1) as yard, machine_model.name as model, category.code as category
   from machine_model join brand on brand.id = brand_id and brand.code = 'caterpillar'
     join category on category.id = category_id order by machine_model.name limit 1`,
)
const [sample] = known
if (!sample) throw new Error('the demo has no model of Caterpillar')

const line = (n: number) =>
  `B-${n},BENCH${n},CAT,${sample.model},${sample.category},${n % 100 === 0 ? '19' : '2019'},"${n % 9000}",${50_000 + n}`
const file = Buffer.from([HEADINGS, ...Array.from({ length: rows }, (_, n) => line(n))].join('\n'))

async function until(importId: string, state: string): Promise<Detail> {
  for (;;) {
    const detail = await detailOf(importId)
    if (detail.state === state) return detail
    if (['refused', 'cancelled'].includes(detail.state)) throw new Error(`it is ${detail.state}`)
    await sleep(250)
  }
}

async function send(body: Buffer) {
  const asked = { kind: 'device', seller: sample?.seller, fileName: 'bench.csv', size: body.length }
  const { importId, upload } = await call<{
    importId: string
    upload: { url: string; headers: Record<string, string> }
  }>('POST', 'ask', asked)
  const reply = await fetch(upload.url, {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(body),
  })
  if (!reply.ok) throw new Error(`the object store answered ${reply.status}`)
  await call('POST', 'send', { importId })
  return { importId, ...(await until(importId, 'read')) }
}

const options = { yard: sample.yard, numbers: 'point', currency: 'AED' }
const check = (importId: string, columns: Detail['columns']) =>
  call('POST', 'check', {
    importId,
    mapping: columns.map(({ header, field, unit, currency }) => ({
      header,
      field,
      unit,
      currency,
    })),
    options,
    remember: true,
  })

/** Seconds that the work took, and the latencies of lists meanwhile. */
async function during<T>(work: () => Promise<T>) {
  let isOver = false
  const began = performance.now()
  const load = sendQueries({ base, paths: PATHS, perSecond: perSecond ?? 1, isOver: () => isOver })
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  const { latencies, failures } = await load
  return { result, seconds, latencies, failures }
}

await during(() => sleep(5000))
const quiet = await during(() => sleep((windowSeconds ?? 1) * 1000))
const read = await during(() => send(file))
const { importId, columns } = read.result
const checking = await during(async () => {
  await check(importId, columns)
  return until(importId, 'checked')
})
logProgress(`read in ${read.seconds.toFixed(1)} s, checked in ${checking.seconds.toFixed(1)} s`)

const latencies: Record<'running' | 'paused', number[]> = {
  running: [],
  paused: [...quiet.latencies],
}
const failures = [...quiet.failures, ...read.failures, ...checking.failures]
let savingSeconds = 0
let isKilled = false
await call('POST', 'run', { importId })
for (;;) {
  const running = await during(async () => {
    const end = performance.now() + (windowSeconds ?? 1) * 1000
    while (performance.now() < end && (await detailOf(importId)).state === 'running')
      await sleep(500)
    return detailOf(importId)
  })
  savingSeconds += running.seconds
  latencies.running.push(...running.latencies)
  failures.push(...running.failures)
  if (running.result.state === 'done') break
  if (!isKilled && running.result.progress > rows / 3) {
    isKilled = true
    worker.kill('SIGKILL')
    worker = startNode(builtPath('worker'), env)
    logProgress(`killed the worker after ${running.result.progress} rows`)
    continue
  }
  await call('POST', 'pause', { importId })
  const paused = await during(() => sleep((windowSeconds ?? 1) * 1000))
  latencies.paused.push(...paused.latencies)
  await call('POST', 'resume', { importId })
}
const done = await detailOf(importId)
const { rows: saved } = await environment.pool.query<{ n: number; once: number }>(
  `select count(*)::int as n, count(distinct serial_no)::int as once from device where serial_no like 'BENCH%'`,
)

const { url } = await call<{ url: string }>('GET', 'fault-file', { importId, format: 'csv' })
const faulty = await (await fetch(url)).text()
const corrected = await send(Buffer.from(faulty.replaceAll(',19,', ',2019,')))
await check(corrected.importId, corrected.columns)
const second = await until(corrected.importId, 'checked')
await call('POST', 'run', { importId: corrected.importId })
const resent = await until(corrected.importId, 'done')

const p95 = { paused: quantile(latencies.paused, 0.95), running: quantile(latencies.running, 0.95) }
const ratio = p95.running / p95.paused
console.log(
  `rows ${rows}: read ${read.seconds.toFixed(1)} s, checked ${checking.seconds.toFixed(1)} s, saved ${savingSeconds.toFixed(1)} s (${Math.round(rows / savingSeconds)} rows/s), worker killed: ${isKilled}`,
)
console.log(
  `new ${done.counts.new}, faulty ${done.counts.faulty}, machines ${saved[0]?.n} of which different ${saved[0]?.once}`,
)
console.log(
  `errors corrected and sent again: ${second.counts.total} rows, ${second.counts.faulty} faulty, ${resent.counts.new} new`,
)
console.log(
  `list p50 paused ${quantile(latencies.paused, 0.5).toFixed(1)} ms, running ${quantile(latencies.running, 0.5).toFixed(1)} ms; p95 paused ${p95.paused.toFixed(1)} ms, running ${p95.running.toFixed(1)} ms, reading ${quantile(read.latencies, 0.95).toFixed(1)}, checking ${quantile(checking.latencies, 0.95).toFixed(1)}; ratio ${ratio.toFixed(2)} (target at most ${TARGET}), ${failures.length} failures`,
)
const isExact =
  saved[0]?.n === done.counts.new && saved[0].once === saved[0].n && second.counts.faulty === 0
worker.kill('SIGTERM')
await environment.destroy()
process.exit(isExact && ratio <= TARGET ? 0 : 1)
