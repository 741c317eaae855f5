import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { restartPostgres } from '../../scripts/engines/restart.ts'
import {
  buildServer,
  builtPath,
  command,
  entryPath,
  freePort,
  plainMachines,
  raiseStage,
} from '../stage.ts'
import { crashFaults, drained } from './checker.ts'
import { noOutcome, sendCommands } from './commands.ts'
import { supervise, untilReady, type Supervised } from './supervised.ts'
import { endWith } from './verdict.ts'

/**
 * Commands through HTTP while both processes are killed again and again and PostgreSQL crashes
 * once. Then: does every command that was answered with yes have its rows, its event and each
 * effect, once? With `--control` one promise is broken on purpose, and the checker must notice.
 */
const CONTROLS = ['none', 'async-commit', 'outside-job'] as const
type Control = (typeof CONTROLS)[number]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '5' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const seconds = Number(values.seconds)
const perSecond = Number(values.rate)
const killEvery = Number(values['kill-every'])
if (!control || !(seconds > 0) || !(perSecond > 0) || !(killEvery > 0)) {
  console.error(`Usage: drill crash [--seconds 60] [--rate 200] [--kill-every 5]
  [--control ${CONTROLS.join('|')}]`)
  process.exit(2)
}

async function killing(processes: readonly Supervised[], until: number): Promise<number> {
  let kills = 0
  for (;;) {
    await sleep(killEvery * 1000)
    if (performance.now() >= until) return kills
    for (const each of processes) each.kill()
    kills += processes.length
  }
}

async function drill(kind: Control): Promise<string[]> {
  buildServer()
  const stage = await raiseStage('crash')
  const deviceIds = await plainMachines(stage, 100)
  const token = await command(stage.env, 'token', '--audience', 'staff')
  if (kind === 'async-commit') {
    await stage.pool.query(`alter database ${stage.name} set synchronous_commit = off`)
    // What is not yet written is lost; by default that is 200 ms, which luck may make nothing.
    await stage.pool.query(`alter system set wal_writer_delay = '10s'`)
    await stage.pool.query('select pg_reload_conf()')
  }
  const port = await freePort()
  const env = {
    ...stage.env,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  }
  const faulty = new URL('./outside-job.hook.ts', import.meta.url).href
  const http =
    kind === 'outside-job'
      ? supervise(['--import', faulty, entryPath('http')], env)
      : supervise([builtPath('http')], env)
  // Two cores hold it all here: what is done later must not starve what is answered now.
  const worker = supervise([builtPath('worker')], env, 10)
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  console.log(`${kind}: ${seconds} s of ${perSecond} commands/s, killing every ${killEvery} s`)
  const until = performance.now() + seconds * 1000
  const outcome = noOutcome()
  const crash = async () => {
    await sleep(seconds * 500)
    await once(outcome.yes, 'yes')
    await restartPostgres({ env: process.env }, 'immediate')
  }
  const [kills] = await Promise.all([
    killing([http, worker], until),
    sendCommands({ base, token, deviceIds, perSecond, seconds, patienceMs: 20_000 }, outcome),
    crash(),
  ])
  const isDrained = await drained(stage, 60_000)
  const faults = await crashFaults(stage, outcome)
  await Promise.all([http.stop(), worker.stop()])
  await stage.pool.query('alter system reset wal_writer_delay')
  await stage.pool.query('select pg_reload_conf()')
  await stage.drop()
  console.log(
    `${kind}: ${outcome.sent} commands in ${outcome.tries} tries, ${outcome.acknowledged.size} answered with yes,` +
      ` ${kills} kills, PostgreSQL crashed once, queue ${isDrained ? 'drained' : 'NOT drained'},` +
      ` ${faults.length} faults`,
  )
  if (outcome.acknowledged.size < outcome.sent / 2) faults.push('most commands were never answered')
  return isDrained ? faults : [...faults, 'the queue did not drain']
}

endWith(
  await drill(control),
  control !== 'none',
  'Nothing acknowledged was lost, nothing happened twice.',
)
