import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paymentEnv } from '@ironsouq/sandboxes/addresses'
import { servePsp } from '@ironsouq/sandboxes/psp/psp'
import { tcpProxyTo } from '../../../apps/server/test/tcp-proxy.ts'
import {
  buildServer,
  builtPath,
  createEnvironment,
  entryPath,
  freePort,
  type Env,
} from '../../environment.ts'
import { openMarket } from '../buy/market.ts'
import { quantile } from '../query-load.ts'
import { printResult } from '../result.ts'
import { sendSteadily } from '../slow-engines.load.ts'
import { supervise, waitUntilReady } from '../supervisor.ts'
import { askedForRefund, opened, paid, refunded, type Shop } from './orders.ts'

/**
 * Buyers pay by three providers and take their orders back, while the fourth is silent: it accepts connections and
 * answers nothing, with a pile of its own payments and refunds due. First for some time as it is, then with the
 * questions of an hour. What the others do must take about as long as usual, and the pile must be done once the fourth
 * is back. Control: the worker has no circuit breaker and one run for all providers.
 */
const CONTROLS = ['none', 'not-apart'] as const
const HEALTHY = ['card', 'alipay', 'wechat'] as const
const SILENT = 'paypal'

const { values } = parseArgs({
  options: {
    /** Of each part. */
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '2' },
    pile: { type: 'string', default: '12' },
    control: { type: 'string', default: 'none' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const [seconds, perSecond, pile] = [values.seconds, values.rate, values.pile].map(Number)
if (!control || !seconds || !perSecond || !pile) {
  console.error(`Usage: drill provider-outage [--seconds 60] [--rate 2] [--pile 12]
  [--control ${CONTROLS.join('|')}] [--built]`)
  process.exit(2)
}

/**
 * How much longer the p95 may be than while all answer. Who waits behind the silent provider waits 15 s each time; a busy
 * host alone makes some seconds.
 */
const LIMIT_MS = 10_000
/** A row that waits is asked about every two minutes: so often in an hour. */
const ROUNDS = 30
const BACK_MS = 180_000
const BUYERS = 60

if (!values.built) buildServer()
const port = await freePort()
const base = `http://127.0.0.1:${port}`
await using psp = await servePsp({ notify: base })
await using proxy = await tcpProxyTo(psp.url)
const settings = { ...paymentEnv(psp.url, base), PAYPAL_URL: proxy.url }
const environment = await createEnvironment('outage', settings, builtPath('migrate'))
const env: Env = {
  ...environment.env,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: '10000000',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'silent',
}
const size = { run: 'outage', buyers: BUYERS, skus: 20, stock: 100_000, hotStock: 1 }
const market = await openMarket(environment, size)
const { pool } = environment
const shop: Shop = { base, psp: psp.url, pool, market }

const HOOK = new URL('./not-apart.hook.ts', import.meta.url).href
const api = supervise([builtPath('http')], env)
const worker = supervise(
  control === 'none' ? [builtPath('worker')] : ['--import', HOOK, entryPath('worker')],
  env,
)
await waitUntilReady(base)

let turn = 0
interface Part {
  payments: number[]
  refunds: number[]
  failures: string[]
}

/** Orders of the other providers at a constant rate, each paid and taken back. */
async function trade(name: string, meanwhile: () => Promise<void> = async () => {}): Promise<Part> {
  const [payments, refunds]: number[][] = [[], []]
  const until = performance.now() + (seconds ?? 0) * 1000
  const one = async () => {
    const n = turn++
    const method = HEALTHY[n % HEALTHY.length] ?? 'card'
    const order = await opened(shop, n, method)
    payments?.push(await paid(shop, order, method))
    refunds?.push(await refunded(shop, order))
  }
  const isOver = () => performance.now() >= until
  const besides = async () => {
    while (!isOver()) await meanwhile().then(() => sleep(((seconds ?? 0) * 1000) / ROUNDS))
  }
  const [{ sent, failures }] = await Promise.all([
    sendSteadily({ perSecond: perSecond ?? 1, isOver, one }),
    besides(),
  ])
  const part = { payments: payments ?? [], refunds: refunds ?? [], failures }
  const figures = (['payments', 'refunds'] as const).map((kind) => {
    const [p50, p95] = [0.5, 0.95].map((share) => Math.round(quantile(part[kind], share)))
    return `${kind} ${part[kind].length} of ${sent}, p50 ${p50} ms, p95 ${p95} ms`
  })
  console.log(`  ${name}: ${figures.join('; ')}`)
  return part
}

/** Every question about the silent provider is due at once, as every two minutes. */
async function askAgain(): Promise<void> {
  await pool.query(`update payment set check_at = now() - interval '1 minute'
    where method = '${SILENT}' and check_at is not null`)
  await pool.query(`update payment_refund set check_at = now() - interval '1 minute' from payment p
    where p.id = payment_id and p.method = '${SILENT}' and payment_refund.state = 'paying'`)
}

async function unfinished(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from payment_refund where state <> 'succeeded'`,
  )
  return rows[0]?.n ?? 0
}

console.log(
  `${control}: ${seconds} s of ${perSecond} orders/s, ${SILENT} silent with ${pile} refunds`,
)
const piled = []
for (let n = 0; n < pile; n++) {
  const order = await opened(shop, turn++, SILENT)
  await paid(shop, order, SILENT)
  piled.push(order)
  await opened(shop, turn++, SILENT)
}
// The first calls of a process are slow.
await trade('first calls')
const usual = await trade('all answer')
proxy.block()
await Promise.all(piled.map(askedForRefund))
const silent = await trade(`${SILENT} is silent`)
const hour = await trade('the questions of an hour', async () => {
  await askAgain()
  // Buyers go on choosing it. They wait for an answer that does not come.
  void opened(shop, turn++, SILENT).catch(() => null)
})
proxy.open()
const back = performance.now()
while (performance.now() - back < BACK_MS && (await unfinished()) > 0) {
  await askAgain()
  await sleep(2000)
}
const left = await unfinished()
console.log(
  `  ${SILENT} is back: ${left} refunds left after ${Math.round((performance.now() - back) / 1000)} s`,
)

const late = (kind: 'payments' | 'refunds', name: string, part: Part) => {
  const [was, is] = [usual, part].map((each) => quantile(each[kind], 0.95))
  const limit = (was ?? 0) + LIMIT_MS
  return (is ?? 0) <= limit
    ? []
    : [`${name}: ${kind} p95 ${Math.round(is ?? 0)} ms, limit ${Math.round(limit)} ms`]
}
const faults = [
  ...Object.entries({ silent, hour }).flatMap(([name, part]) => [
    ...late('payments', name, part),
    ...late('refunds', name, part),
    ...part.failures.map((failure) => `${name}: ${failure}`),
  ]),
  ...(left > 0 ? [`${left} refunds are not done although ${SILENT} is back`] : []),
]
const isGood = printResult(
  faults,
  control !== 'none',
  'Payments and refunds of the other providers went on, and those of the silent one were done once it was back.',
)
await Promise.all([api.stop(), worker.stop()])
await environment.destroy()
process.exit(isGood ? 0 : 1)
