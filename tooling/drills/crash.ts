import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { restartPostgres } from '../../scripts/engines/postgres/restart.ts'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  entryPath,
  freePort,
  insertDevices,
  type Env,
} from '../environment.ts'
import { emptyOutcome, sendCommands } from './command-load.ts'
import { crashFaults, isQueueDrained, type CrashFaults } from './consistency.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady, type SupervisedProcess } from './supervisor.ts'

/**
 * Commands over HTTP while API and worker are killed repeatedly and PostgreSQL crashes once. After
 * that every acknowledged command must have its rows, its event and each effect exactly once. A
 * control breaks one guarantee on purpose, and the checks must report exactly that. Several runs,
 * such as `--control none,async-commit`, share one environment.
 */
const CONTROLS = ['none', 'async-commit', 'outside-job'] as const
type Control = (typeof CONTROLS)[number]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '5' },
    control: { type: 'string', default: 'none' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const runs = values.control
  .split(',')
  .flatMap((name) => CONTROLS.find((each) => each === name) ?? [])
const seconds = Number(values.seconds)
const perSecond = Number(values.rate)
const killEvery = Number(values['kill-every'])
const isUsage = [seconds, perSecond, killEvery].every((number) => number > 0)
if (!isUsage || runs.length !== values.control.split(',').length) {
  console.error(`Usage: drill crash [--seconds 60] [--rate 200] [--kill-every 5]
  [--control ${CONTROLS.join(',')}] [--built]`)
  process.exit(2)
}

const RETRY_MS = 20_000
/** Two cores run everything: what was acknowledged must be done, however long it takes. */
const DRAIN_MS = 300_000

/** The fault that each control must cause. */
const EXPECTED = { 'async-commit': 'lost', 'outside-job': 'notOnce' } as const

if (!values.built) buildServer()
const environment = await createEnvironment('crash')
const deviceIds = await insertDevices(environment, 100)
const token = await command(environment.env, 'token', '--audience', 'staff')
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const env: Env = {
  ...environment.env,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
}

function startApi(control: Control): SupervisedProcess {
  if (control !== 'outside-job') return supervise([builtPath('http')], env)
  const hook = new URL('./crash/job-outside-transaction.hook.ts', import.meta.url).href
  return supervise(['--import', hook, entryPath('http')], env)
}

/** Commits without waiting for the flush, and flushes every 10 s: a crash then loses commits. */
async function commitAsynchronously(): Promise<void> {
  await environment.pool.query(`alter database ${environment.name} set synchronous_commit = off`)
  await environment.pool.query(`alter system set wal_writer_delay = '10s'`)
  await environment.pool.query('select pg_reload_conf()')
}

async function commitSynchronously(): Promise<void> {
  await environment.pool.query(`alter database ${environment.name} reset synchronous_commit`)
  await environment.pool.query('alter system reset wal_writer_delay')
  await environment.pool.query('select pg_reload_conf()')
}

async function killRepeatedly(processes: readonly SupervisedProcess[]): Promise<number> {
  const end = performance.now() + seconds * 1000
  let kills = 0
  for (;;) {
    await sleep(killEvery * 1000)
    if (performance.now() >= end) return kills
    for (const each of processes) each.kill()
    kills += processes.length
  }
}

/** One run; returns whether it showed what it should. */
async function drill(control: Control, run: number, worker: SupervisedProcess): Promise<boolean> {
  if (control === 'async-commit') {
    await commitAsynchronously()
    // Its connections would commit synchronously, and that flushes the commits of the others.
    worker.kill()
  }
  const api = startApi(control)
  await waitUntilReady(base)
  console.log(`${control}: ${seconds} s of ${perSecond} commands/s, kills every ${killEvery} s`)
  const outcome = emptyOutcome(run)
  const crashPostgres = async () => {
    await sleep(seconds * 500)
    const signal = AbortSignal.timeout(seconds * 500 + RETRY_MS)
    await once(outcome.events, 'acknowledged', { signal })
    await restartPostgres({ env: process.env }, 'immediate')
  }
  const load = { base, token, deviceIds, perSecond, seconds, retryMs: RETRY_MS }
  const [kills] = await Promise.all([
    killRepeatedly([api, worker]),
    sendCommands(load, outcome),
    crashPostgres(),
  ])
  const ended = performance.now()
  const isDrained = await isQueueDrained(environment, DRAIN_MS)
  const drainSeconds = Math.round((performance.now() - ended) / 1000)
  const faults = await crashFaults(environment, outcome)
  await api.stop()
  if (control === 'async-commit') {
    await commitSynchronously()
    worker.kill()
  }
  const { acknowledged, sent, tries } = outcome
  console.log(
    `${control}: ${sent} commands in ${tries} attempts, ${acknowledged.size} acknowledged, ${kills} kills,` +
      ` PostgreSQL crashed once, queue ${isDrained ? 'drained' : 'NOT drained'} after ${drainSeconds} s,` +
      ` faults: ${counts(faults)}`,
  )
  const failures = [
    ...(acknowledged.size < sent / 2 ? ['most commands were never acknowledged'] : []),
    ...(isDrained ? [] : ['the queue was not drained']),
  ]
  if (control !== 'none') return printResult([...faults[EXPECTED[control]]], true, '')
  const all = [...failures, ...faults.lost, ...faults.notOnce, ...faults.outdated]
  return printResult(all, false, 'No acknowledged command was lost or took effect twice.')
}

const counts = ({ lost, notOnce, outdated }: CrashFaults) =>
  `${lost.length} lost, ${notOnce.length} not exactly once, ${outdated.length} outdated`

// Two cores run everything here: jobs must not delay responses.
const worker = supervise([builtPath('worker')], env, 10)
let isGood = true
for (const [n, control] of runs.entries()) {
  isGood = (await drill(control, n + 1, worker)) && isGood
}
await worker.stop()
await environment.destroy()
process.exit(isGood ? 0 : 1)
