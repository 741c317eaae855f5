import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tcpProxyTo } from '../../apps/server/test/tcp-proxy.ts'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  freePort,
  insertDevices,
  type Env,
  type Environment,
} from '../environment.ts'
import { emptyOutcome, type Outcome } from './command-load.ts'
import { crashFaults, isQueueDrained } from './consistency.ts'
import { mailsTo } from './inbox.ts'
import { printResult } from './result.ts'
import { p95, sendSteadily, summary, type Measured } from './slow-engines.load.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * Pages, price changes and sign-in codes under a steady load, while one engine after the other hangs:
 * it accepts connections, and no byte arrives. Pages and commands must stay fast, codes arrive (those
 * by email after the mail server is back), and nothing may be lost. With `--control no-timeouts` the
 * processes wait without end, and the checks must report it.
 */
const CONTROLS = ['none', 'no-timeouts'] as const
const ENGINES = {
  Redis: 'REDIS_URL',
  OpenSearch: 'SEARCH_URL',
  SMTP: 'SMTP_URL',
  S3: 'S3_ENDPOINT_URL',
} as const
type EngineName = keyof typeof ENGINES
const NAMES = Object.keys(ENGINES) as EngineName[]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    devices: { type: 'string', default: '500' },
    /** Pages, commands and codes per second. */
    rates: { type: 'string', default: '4,4,1' },
    engines: { type: 'string', default: NAMES.join(',') },
    control: { type: 'string', default: 'none' },
    /** Skips the build of the server; the storefront is always built before. */
    built: { type: 'boolean', default: false },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const wanted = NAMES.filter((name) => values.engines.split(',').includes(name))
const [seconds = 0, devices = 0] = [values.seconds, values.devices].map(Number)
const [pages = 0, commands = 0, codes = 0] = values.rates.split(',').map(Number)
const RATES = { pages, commands, codes }
const isUsage = [seconds, devices, pages, commands, codes].every((number) => number > 0)
if (!control || !isUsage || wanted.length === 0) {
  console.error(`Usage: drill slow-engines [--seconds 60] [--devices 500] [--rates 4,4,1]
  [--engines ${NAMES.join(',')}]
  [--control ${CONTROLS.join('|')}] [--built]
Build the storefront first: pnpm --filter @ironsouq/storefront exec react-router build`)
  process.exit(2)
}

/** How much longer the p95 of a phase may be than while no engine hangs. */
const LIMITS_MS = { pages: 2000, commands: 1000, codes: 5000 }
const PICTURES = 30
const PATIENCE_MS = 15_000
const DRAIN_MS = 180_000
const SERVE = fileURLToPath(new URL('../../apps/storefront/entry/serve.ts', import.meta.url))
const HOOK = new URL('./no-timeouts.hook.ts', import.meta.url).href
const node = (path: string) => (control === 'no-timeouts' ? ['--import', HOOK, path] : [path])

const within = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

/** Every request comes from another address, so that no limit of an address is reached. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

interface Site {
  api: string
  shop: string
  token: string
  deviceIds: readonly string[]
  inbox: string
}

async function page({ shop, deviceIds }: Site, n: number): Promise<void> {
  const id = deviceIds[n % deviceIds.length] ?? ''
  const paths = ['/en', `/ar/device-list?current=${(n % 20) + 1}`, `/en/device-detail/${id}`]
  const path = paths[n % paths.length] ?? '/en'
  const reply = await fetch(shop + path, {
    headers: { 'x-forwarded-for': addressOf(n) },
    ...within(),
  })
  await reply.text()
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`)
}

async function reprice({ api, token, deviceIds }: Site, outcome: Outcome): Promise<void> {
  const mark = outcome.firstMark + outcome.sent++
  const deviceId = deviceIds[mark % deviceIds.length]
  const price = { amount: (mark / 100).toFixed(2), currency: 'AED' }
  const reply = await fetch(`${api}/p/staff/device/reprice`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ deviceId, price }),
    ...within(),
  })
  const { code } = (await reply.json()) as { code: string }
  if (code !== '00000') throw new Error(`reprice: ${reply.status} ${code}`)
  outcome.acknowledged.add(mark)
}

/** Requests a code and waits until its email is in the inbox, however long an engine hangs. */
async function receiveCode(site: Site, n: number, patienceMs: number): Promise<void> {
  const target = `${randomUUID()}@drill.example`
  const reply = await fetch(`${site.api}/code/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({ purpose: 'register', channel: 'email', target }),
    ...within(),
  })
  const { code } = (await reply.json()) as { code: string }
  if (code !== '00000') throw new Error(`code: ${reply.status} ${code}`)
  const end = performance.now() + patienceMs
  while ((await mailsTo(site.inbox, target)).length === 0) {
    if (performance.now() > end) throw new Error('a code did not arrive')
    await sleep(50)
  }
}

/** Uploads that wait for the picture job: with S3 away they are the pile that must delay nothing. */
async function pilePictures({ pool }: Environment): Promise<void> {
  await pool.query(
    `with piled as (
       insert into upload (purpose, owner_audience, owner_id, declared_type, declared_size,
         original_key, state, expires_at, created_at, updated_at)
       select 'equipment', 'staff', gen_random_uuid(), 'image/png', 1000, 'incoming/' || n,
         'received', now() + interval '1 day', now(), now()
       from generate_series(1, $1::int) n returning id
     )
     select graphile_worker.add_job('upload.make-picture', json_build_object(
       'uploadId', id, 'eventId', '0', 'at', now(), 'requestId', 'drill')) from piled`,
    [PICTURES],
  )
}

interface Phase {
  name: string
  pages: Measured
  commands: Measured
  codes: Measured
}

async function underLoad(site: Site, outcome: Outcome, from: number): Promise<Omit<Phase, 'name'>> {
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end
  const steady = (perSecond: number, one: (n: number) => Promise<void>) =>
    sendSteadily({ perSecond, isOver, one: (n) => one(from + n) })
  const patienceMs = seconds * 1000 + 120_000
  const [pages, commands, codes] = await Promise.all([
    steady(RATES.pages, (n) => page(site, n)),
    steady(RATES.commands, () => reprice(site, outcome)),
    steady(RATES.codes, (n) => receiveCode(site, n, patienceMs)),
  ])
  return { pages, commands, codes }
}

function faultsOf({ name, pages, commands, codes }: Phase, usual: Phase): string[] {
  const faults = [...pages.failures, ...commands.failures, ...codes.failures]
  const late = (what: keyof typeof LIMITS_MS, measured: Measured) => {
    const [now, before] = [p95(measured), p95(usual[what])].map(Math.round)
    return (now ?? 0) <= (before ?? 0) + LIMITS_MS[what]
      ? []
      : [
          `p95 of ${what} is ${now} ms, with all engines ${before} ms, limit ${LIMITS_MS[what]} ms more`,
        ]
  }
  return [
    ...faults,
    ...late('pages', pages),
    ...late('commands', commands),
    // Codes by email wait for the mail server; they must only not be lost.
    ...(name === 'SMTP' ? [] : late('codes', codes)),
  ].map((fault) => `${name}: ${fault}`)
}

async function serve(environment: Environment, proxied: Env) {
  const [apiPort, shopPort] = [await freePort(), await freePort()]
  const common = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }
  const env = { ...environment.env, ...proxied, ...common }
  const [api, shop] = [apiPort, shopPort].map((port) => `http://127.0.0.1:${port}`)
  const bucket = `${environment.env['S3_ENDPOINT_URL']}/${environment.env['S3_BUCKET_NAME']}`
  const processes = [
    supervise(node(builtPath('http')), { ...env, PORT: String(apiPort) }),
    supervise(node(builtPath('worker')), env, 5),
    supervise(node(SERVE), {
      ...env,
      NODE_ENV: 'production',
      PORT: String(shopPort),
      API_URL: api ?? '',
      PUBLIC_URL: shop ?? '',
      OBJECTS_URL: bucket,
    }),
  ]
  await waitUntilReady(shop ?? '')
  const stop = () => Promise.all(processes.map((each) => each.stop()))
  return { api: api ?? '', shop: shop ?? '', stop }
}

async function drill(): Promise<string[]> {
  if (!values.built) buildServer()
  const environment = await createEnvironment('slow')
  const deviceIds = await insertDevices(environment, devices)
  await command(environment.env, 'search', 'reindex')
  const token = await command(environment.env, 'token', '--audience', 'staff')
  const proxies = new Map<EngineName, Awaited<ReturnType<typeof tcpProxyTo>>>()
  const proxied: Env = {}
  for (const name of NAMES) {
    const proxy = await tcpProxyTo(environment.env[ENGINES[name]] ?? '')
    proxies.set(name, proxy)
    proxied[ENGINES[name]] = proxy.url.replace(/\/$/, '')
  }
  const { api, shop, stop } = await serve(environment, proxied)
  const inbox = environment.env['MAIL_INBOX_URL'] ?? ''
  const site: Site = { api, shop, token, deviceIds, inbox }
  const outcome = emptyOutcome()
  const faults: string[] = []
  const run = async (name: string, from: number) => {
    const phase = { name, ...(await underLoad(site, outcome, from)) }
    const { pages, commands, codes } = phase
    console.log(
      `${name}: ${[summary('pages', pages), summary('commands', commands), summary('codes', codes)].join('; ')}`,
    )
    return phase
  }
  console.log(`${seconds} s each; a first run fills the caches, a second one is to compare with`)
  await run('warm-up', 0)
  const usual = await run('none hangs', 50_000)
  for (const [n, name] of wanted.entries()) {
    const proxy = proxies.get(name)
    if (name === 'S3') await pilePictures(environment)
    proxy?.block()
    const opening = sleep(seconds * 1000).then(() => proxy?.open())
    faults.push(...faultsOf(await run(name, (n + 1) * 100_000), usual))
    await opening
    await sleep(3000)
  }
  // A job that failed waits before its next attempt.
  await environment.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
  )
  const isDrained = await isQueueDrained(environment, DRAIN_MS)
  const { lost, notOnce } = await crashFaults(environment, outcome)
  const { rows } = await environment.pool.query<{ n: number }>(
    "select count(*)::int as n from upload where state = 'received'",
  )
  const undecided = rows[0]?.n ?? 0
  await stop()
  for (const proxy of proxies.values()) await proxy[Symbol.asyncDispose]()
  await environment.destroy()
  console.log(
    `${outcome.acknowledged.size} of ${outcome.sent} commands acknowledged, ${lost.length} lost,` +
      ` ${notOnce.length} not exactly once, ${undecided} uploads undecided,` +
      ` queue ${isDrained ? 'drained' : 'NOT drained'}`,
  )
  const rest = isDrained && undecided === 0 ? [] : ['work was left over']
  return [...faults, ...lost, ...notOnce, ...rest]
}

const isGood = printResult(
  await drill(),
  control !== 'none',
  'Each engine hung without delaying the others, and nothing was lost.',
)
process.exit(isGood ? 0 : 1)
