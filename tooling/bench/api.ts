import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { buildServer, builtPath, command, freePort, raiseStage, type Env } from '../stage.ts'
import { cpuOf, cpuOfTree, enginePid, memoryOf } from './cpu.ts'

/**
 * What one answer of the API costs in CPU, process and engines together, beside the yardstick of
 * `bare.ts`, in one run, interleaved, the best of several rounds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    machines: { type: 'string', default: '300' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const DRIFT_ALLOWED = 0.25
/** Compilers and plans settle only after a while. */
const WARM_UPS = 2
/** As in production. */
const FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=160']

interface Target {
  name: string
  base: string
  pid: number
}

const children: ChildProcess[] = []

async function started(
  name: string,
  path: string,
  env: Env,
): Promise<Target & { readyMs: number }> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...FLAGS, path], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const base = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${base}/readyz`).then(
      () => true,
      () => false,
    ))
  )
    await sleep(5)
  return { name, base, pid: child.pid ?? 0, readyMs: Math.round(performance.now() - began) }
}

interface Cost {
  requests: number
  ms: number
  process: number
  database: number
  index: number
}

async function measure({ base, pid }: Target, paths: readonly string[]): Promise<Cost> {
  const cpu = () => ({
    process: cpuOf(pid),
    database: cpuOfTree(enginePid('postgres')),
    index: cpuOf(enginePid('opensearch')),
  })
  const before = cpu()
  const result = await autocannon({
    url: base,
    connections: 8,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { locale: 'ar' } })),
  })
  const after = cpu()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${base} were not 200, ${result.errors} failed`)
  const requests = result['2xx']
  const per = (key: keyof typeof before) => ((after[key] - before[key]) * 1000) / requests
  const [process, database, index] = [per('process'), per('database'), per('index')]
  return { requests, process, database, index, ms: process + database + index }
}

const best = (costs: readonly Cost[]): Cost => {
  const [first] = costs.toSorted((a, b) => a.ms - b.ms)
  if (!first) throw new Error('nothing was measured')
  return first
}

const figures = ({ ms, process, database, index }: Cost) =>
  `${ms.toFixed(3)} ms (process ${process.toFixed(3)}, PostgreSQL ${database.toFixed(3)}, OpenSearch ${index.toFixed(3)})`

/** Measures ours between two of the yardstick, several times; void if the yardstick itself moved. */
async function compare(what: string, ours: Target, bare: Target, paths: readonly string[]) {
  const yard: Cost[] = []
  const own: Cost[] = []
  for (let n = 0; n < WARM_UPS; n++) {
    await measure(bare, paths)
    await measure(ours, paths)
  }
  for (let round = 0; round < rounds; round++) {
    yard.push(await measure(bare, paths))
    own.push(await measure(ours, paths))
  }
  yard.push(await measure(bare, paths))
  const [first, last] = [yard[0], yard.at(-1)]
  if (!first || !last) throw new Error('nothing was measured')
  const drift = Math.abs(first.ms - last.ms) / Math.min(first.ms, last.ms)
  const [b, o] = [best(yard), best(own)]
  console.log(`${what}
  bare ${figures(b)}
  ours ${figures(o)}
  ratio ${(o.ms / b.ms).toFixed(2)}; the yardstick moved by ${(drift * 100).toFixed(0)} %${drift > DRIFT_ALLOWED ? ': VOID' : ''}`)
}

buildServer()
const stage = await raiseStage('bench')
console.log(`seeding ${values.machines} machines`)
await command(stage.env, 'seed', '--machines', values.machines, '--galleries', '0')
const env = { ...stage.env, RATE_LIMIT_PER_MINUTE: '100000000', NODE_ENV: 'production' }
const worker = spawn(process.execPath, [...FLAGS, builtPath('worker')], {
  env: { ...process.env, ...env },
})
for (;;) {
  const { rows } = await stage.pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs',
  )
  if (rows[0]?.n === 0) break
  await sleep(200)
}
console.log(`worker: ${memoryOf(worker.pid ?? 0)} MB after indexing`)
worker.kill('SIGKILL')

const ids = await stage.pool.query<{ id: string }>(
  `select id from device where state = 'listed' order by id`,
)
const details = ids.rows.map(({ id }) => `/device/detail?deviceId=${id}`)

const ours = await started('ours', builtPath('http'), env)
const bare = await started('bare', fileURLToPath(new URL('./bare.ts', import.meta.url)), env)
console.log(`http: ready in ${ours.readyMs} ms, ${memoryOf(ours.pid)} MB when ready`)
await compare('detail', ours, bare, details)
console.log(`http: ${memoryOf(ours.pid)} MB after the load`)
for (const child of children) child.kill('SIGKILL')
await stage.drop()
process.exit(0)
