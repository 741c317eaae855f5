import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paymentEnv } from '@ironsouq/sandboxes/addresses'
import { servePsp } from '@ironsouq/sandboxes/psp/psp'
import { restartPostgres } from '../../scripts/engines/postgres/restart.ts'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  entryPath,
  freePort,
  type Env,
} from '../environment.ts'
import { goShopping, nothingShopped, suspendSeller, type Shopped } from './buy/buyers.ts'
import type { Checked } from './buy/checked.ts'
import {
  ledgerFaults,
  momentaryFaults,
  paymentCounts,
  settledFaults,
  type BuyFaults,
} from './buy/checks.ts'
import { CONTROLS, type Control } from './buy/control.ts'
import { decideRest, disputeCounts, fileDisputes } from './buy/disputes.ts'
import { openMarket } from './buy/market.ts'
import { rushFaults } from './buy/rush.ts'
import { isSettled } from './buy/settle.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady, type SupervisedProcess } from './supervisor.ts'

/**
 * Buyers check out and pay over HTTP, by four providers whose notifications come late, twice, in any order or not at
 * all, while API and worker are killed repeatedly and PostgreSQL crashes once. Buyers dispute payments at their banks,
 * and staff suspend a seller in the middle, who sells nothing from then on. Then all deadlines pass. No order may be
 * lost or there twice, nothing oversold, every unit of money is on one order or went back, and the ledger adds up, also
 * in each second of the run. A control breaks one guarantee on purpose, and the checks must report exactly that.
 */
const RUNS = ['none', ...CONTROLS] as const
type Run = (typeof RUNS)[number]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    /** Of each control. */
    'control-seconds': { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '8' },
    skus: { type: 'string', default: '200' },
    control: { type: 'string', default: 'none' },
    /** Only this: so many buyers want one unit each of `--units`, at once. */
    rush: { type: 'string', default: '0' },
    units: { type: 'string', default: '1000' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const runs = values.control.split(',').flatMap((name) => RUNS.find((each) => each === name) ?? [])
const numberOf = (name: 'seconds' | 'control-seconds' | 'rate' | 'kill-every' | 'skus' | 'units') =>
  Number(values[name])
const [seconds, controlSeconds, perSecond, killEvery, skus, units] = [
  numberOf('seconds'),
  numberOf('control-seconds'),
  numberOf('rate'),
  numberOf('kill-every'),
  numberOf('skus'),
  numberOf('units'),
]
const rush = Number(values.rush)
const isUsage = [seconds, controlSeconds, perSecond, killEvery, skus, units, rush + 1].every(
  (number) => number > 0,
)
if (!isUsage || runs.length !== values.control.split(',').length) {
  console.error(`Usage: drill buy [--seconds 60] [--control-seconds 10] [--rate 20] [--kill-every 8] [--skus 200]
  [--control ${RUNS.join(',')}] [--built]
or drill buy --rush 10000 [--units 1000] [--built]`)
  process.exit(2)
}

/** A process that was killed starts for long on a busy host. */
const RETRY_MS = 60_000
const SETTLE_MS = 240_000
const STEER_MS = 300
const BUYERS = 120
const STOCK = 40
/** The share of a run after which a seller is suspended. */
const SUSPENDED_AFTER = 0.4

/** The faults that each control must cause, and no others. */
const EXPECTED: Readonly<Record<Control, readonly (keyof BuyFaults)[]>> = {
  'webhook-believed': ['money'],
  'check-then-write': ['oversold', 'stock'],
  'posting-outside': ['ledger'],
  'suspension-unseen': ['stopped'],
  'dispute-ignored': ['money'],
}

if (!values.built) buildServer()
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'buy-'))
const books = join(folder, 'providers.sqlite')
await using psp = await servePsp({ file: books, notify: base })
const settings = paymentEnv(psp.url, base)
const environment = await createEnvironment('buy', settings, builtPath('migrate'))
const env: Env = {
  ...environment.env,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: '10000000',
  LOG_LEVEL: 'silent',
}

const staff = await command(environment.env, 'token', '--audience', 'staff')
const startApi = () => supervise([builtPath('http')], env)

/** One server for all controls: `isBroken` reads the file. */
const broken = join(folder, 'control')
const HOOK = new URL('./buy/controls.hook.ts', import.meta.url).href
const startBrokenApi = () => supervise(['--import', HOOK, entryPath('http'), broken], env)

const steer = (how: object) =>
  fetch(`${psp.url}/_sandbox/steer`, { method: 'POST', body: JSON.stringify(how) })

/** Notifications are sent twice, in any order, some late, some never. */
async function disturbNotifications(until: number): Promise<void> {
  while (performance.now() < until) {
    await steer({
      duplicate: 2,
      shuffle: true,
      delayMs: Math.random() < 0.5 ? 0 : Math.floor(Math.random() * 2000),
      drop: Math.random() < 0.3 ? 3 : 0,
      // Of a dispute we learn by its notification alone, and providers repeat it for days.
      keep: '.dispute.created',
    })
    await sleep(STEER_MS)
  }
  await steer({ delayMs: 0, drop: 0 })
}

async function killRepeatedly(
  processes: readonly SupervisedProcess[],
  until: number,
): Promise<number> {
  for (let kills = 0; ; kills++) {
    await sleep(killEvery * 1000)
    if (performance.now() >= until) return kills
    processes[kills % processes.length]?.kill()
  }
}

/** The ledger in each second of the run; a sample that a crash of PostgreSQL prevents is none. */
async function sampleLedger(checked: Checked, until: number) {
  const faults: string[] = []
  let samples = 0
  while (performance.now() < until) {
    const found = await ledgerFaults(checked).catch(() => null)
    if (found) samples++
    faults.push(...(found ?? []))
    await sleep(Math.min(1000, Math.max(0, until - performance.now())))
  }
  return { samples, faults }
}

async function crashPostgres({ events }: Shopped): Promise<void> {
  await sleep(seconds * 500)
  await once(events, 'placed', { signal: AbortSignal.timeout(seconds * 500 + RETRY_MS) })
  await restartPostgres({ env: process.env }, 'immediate')
}

async function showProgress(shopped: Shopped, length: number, until: number): Promise<void> {
  while (performance.now() + 5000 < until) {
    await sleep(5000)
    const left = Math.max(0, Math.round((until - performance.now()) / 1000))
    console.log(`  ${length - left} of ${length} s: ${countsOf(shopped)}`)
  }
}

const countsOf = ({ attempts, placed, payments }: Shopped) =>
  `${attempts.length} checkouts, ${placed} placed,` +
  ` ${attempts.filter(({ isRefused }) => isRefused).length} refused, ${payments} payments opened`

const faultsIn = (faults: BuyFaults) =>
  Object.entries(faults)
    .map(([kind, of]) => `${of.length} ${kind}`)
    .join(', ')

/** One run; returns whether it showed what it should. */
async function drill(
  control: Run,
  name: string,
  [api, worker]: readonly [SupervisedProcess, SupervisedProcess],
): Promise<boolean> {
  const isControl = control !== 'none'
  const length = isControl ? controlSeconds : seconds
  const hotStock = Math.ceil(length * perSecond * 0.1)
  const size = { run: name, buyers: BUYERS, skus, stock: STOCK, hotStock }
  const market = await openMarket(environment, size)
  writeFileSync(broken, control)
  await waitUntilReady(base)
  const kill = isControl ? 'no kills' : `a kill every ${killEvery} s`
  console.log(`${control}: ${length} s of ${perSecond} buyers/s, ${kill}`)
  const shopped = nothingShopped()
  const checked = { pool: environment.pool, market, books, filed: new Set<string>() }
  const until = performance.now() + length * 1000
  const has = {
    suspension: !isControl || control === 'suspension-unseen',
    disputes: !isControl || control === 'dispute-ignored',
  }
  const disputing = { pool: environment.pool, psp: psp.url, run: name, names: checked.filed }
  const shopping = { base, psp: psp.url, market, perSecond, seconds: length, retryMs: RETRY_MS }
  const [kills, sampled, undecided] = await Promise.all([
    isControl ? 0 : killRepeatedly([worker, api], until),
    sampleLedger(checked, until),
    has.disputes ? fileDisputes(disputing, until) : [],
    has.suspension &&
      sleep(length * SUSPENDED_AFTER * 1000).then(() => suspendSeller(shopping, shopped, staff)),
    goShopping(shopping, shopped),
    disturbNotifications(until),
    showProgress(shopped, length, until),
    ...(isControl ? [] : [crashPostgres(shopped)]),
  ])
  await decideRest(psp.url, undecided)
  const isOver = isControl || (await isSettled(environment, SETTLE_MS))
  const faults = await (isControl
    ? momentaryFaults(checked)
    : settledFaults(checked, shopped.attempts))
  faults.ledger.push(...sampled.faults)
  faults.stopped.push(...shopped.soldStopped)
  console.log(
    `${control}: ${countsOf(shopped)} (${await paymentCounts(checked)}), ${disputeCounts(checked)}, ${kills} kills, ${sampled.samples} samples of the ledger,` +
      ` ${isOver ? 'settled' : 'NOT settled'}, faults: ${faultsIn(faults)}`,
  )
  if (isControl) {
    const planted = EXPECTED[control].flatMap((kind) => faults[kind])
    const others = Object.values(faults).flat().length - planted.length
    return printResult(others === 0 ? planted : [], true, '')
  }
  const isIdle = shopped.placed < shopped.attempts.length / 4
  const all = [
    ...(isOver ? [] : ['not everything was settled']),
    ...(isIdle ? ['most checkouts were never placed'] : []),
    ...Object.values(faults).flat(),
  ]
  return printResult(
    all,
    false,
    'Every order once, nothing oversold, every unit of money accounted for.',
  )
}

/** More buyers than units at the same moment: each unit is sold once. */
async function runRush(): Promise<boolean> {
  const size = { run: 'rush', buyers: rush, skus: 1, stock: 1, hotStock: units }
  const market = await openMarket(environment, size)
  const api = startApi()
  await waitUntilReady(base)
  const faults = await rushFaults({ pool: environment.pool, market, books, filed: new Set() }, base)
  await api.stop()
  return printResult(
    faults,
    false,
    `${Math.min(units, rush)} of ${units} units were sold to ${rush} buyers.`,
  )
}

let isGood = true
if (rush > 0) isGood = await runRush()
else {
  // Two cores run everything here: jobs must not delay responses.
  const worker = supervise([builtPath('worker')], env, 10)
  for (const isControl of [false, true]) {
    const same = runs.filter((run) => (run !== 'none') === isControl)
    if (same.length === 0) continue
    const api = isControl ? startBrokenApi() : startApi()
    for (const [n, run] of same.entries())
      isGood = (await drill(run, `buy-${isControl}-${n}`, [api, worker])) && isGood
    await api.stop()
  }
  await worker.stop()
}
await environment.destroy()
rmSync(folder, { recursive: true, force: true })
process.exit(isGood ? 0 : 1)
