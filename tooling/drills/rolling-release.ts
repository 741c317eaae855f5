import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../apps/server/src/kernel/data/password-hash.ts'
import { buildServer, command, freePort, type Env } from '../environment.ts'
import { emptyOutcome, sendCommands } from './command-load.ts'
import { crashFaults, isQueueDrained } from './consistency.ts'
import { loginBody, post, randomAddress } from './password-guessing.requests.ts'
import { buildRelease, buildStorefront, rootPath, STOREFRONT } from './previous-release.ts'
import { sendRequests, type Request } from './release-load.ts'
import { printResult } from './result.ts'
import { startServing, waitUntilReady } from './supervisor.ts'

/**
 * The processes of an earlier commit serve pages, lists, sign-ins and commands while the new schema
 * is migrated, the new processes start next to them, and they stop. No request may fail and every
 * command takes effect once. Control: the migration also renames a column that the old release reads.
 */
const CONTROLS = ['none', 'rename-column'] as const

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    seconds: { type: 'string', default: '20' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const seconds = Number(values.seconds)
if (!control || !(seconds > 0)) {
  console.error(`Usage: drill rolling-release [--from HEAD~1] [--seconds 20]
  [--control ${CONTROLS.join('|')}]`)
  process.exit(2)
}

const PER_SECOND = { page: 4, list: 5, 'sign-in': 0.5 }
const COMMANDS_PER_SECOND = 5
const PASSWORD = 'gravel-Kite7'

console.log(`Building ${values.from} and this checkout`)
const previous = await buildRelease(values.from)
buildServer()
buildStorefront()

/** Migrates with the old release: the new one migrates under load. */
const environment = await previous.tooling.createEnvironment('release')
const deviceIds = await previous.tooling.insertDevices(environment, 100)
const { env, pool } = environment
await pool.query(
  `with made as (
     insert into member (nick_name, account, mail, created_at)
     values ('Buyer', 'yard_buyer', 'buyer@yard.example', now()) returning id
   ) insert into credential (member_id, password_hash, changed_at) select id, $1, now() from made`,
  [await hashPassword(PASSWORD)],
)
await previous.tooling.command(env, 'search', 'reindex')
const token = await previous.tooling.command(env, 'token', '--audience', 'staff')

const server: Env = {
  ...env,
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
}

/** One API process, one worker and one storefront of a release. */
async function startRelease(path: (file: string) => string) {
  const entry = (name: string) => path(`apps/server/build/entry/${name}.js`)
  const [apiPort, storefrontPort] = [await freePort(), await freePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const api = startServing([entry('http')], { ...server, PORT: String(apiPort) })
  const worker = startServing([entry('worker')], server)
  const url = `http://127.0.0.1:${storefrontPort}`
  const storefront = startServing([path(STOREFRONT)], {
    ...server,
    NODE_ENV: 'production',
    PORT: String(storefrontPort),
    PUBLIC_URL: url,
    API_URL: apiUrl,
    OBJECTS_URL: env['S3_ENDPOINT_URL'] ?? '',
  })
  await waitUntilReady(apiUrl)
  await waitUntilReady(url, '/livez')
  return { api: apiUrl, storefront: url, all: [storefront, api, worker] }
}

const page =
  (path: string): Request =>
  async (base) => {
    const reply = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(15_000) })
    const html = await reply.text()
    return reply.status === 200 && html.includes('</html>') ? undefined : `${path} ${reply.status}`
  }
const list =
  (path: string): Request =>
  async (base) => {
    const reply = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(15_000) })
    const { code } = (await reply.json()) as { code: string }
    return code === '00000' ? undefined : `${path} ${reply.status} ${code}`
  }
const signIn: Request = async (base) => {
  const body = loginBody('yard_buyer', PASSWORD)
  const { status, text } = await post(`${base}/login/password`, body, { address: randomAddress() })
  return status === 200 ? undefined : `${status} ${text.slice(0, 200)}`
}

const old = await startRelease(previous.path)
let serving = [old]
let isOver = false
let turn = 0
const outcome = emptyOutcome()
const ending = new AbortController()
const commands = sendCommands(
  {
    get base() {
      return serving[turn++ % serving.length]?.api ?? ''
    },
    token,
    deviceIds,
    perSecond: COMMANDS_PER_SECOND,
    seconds: 3600,
    retryMs: 0,
    signal: ending.signal,
  },
  outcome,
)
const requests = sendRequests({
  targets: () => ({
    api: serving.map(({ api }) => api),
    storefront: serving.map(({ storefront }) => storefront),
  }),
  requests: {
    page: ['/en', '/ar/device-list', ...deviceIds.map((id) => `/en/device-detail/${id}`)].map(page),
    list: ['/device/list?q=320', '/device/list?sort=priceLow', '/device/list?current=2'].map(list),
    'sign-in': [signIn],
  },
  perSecond: PER_SECOND,
  isOver: () => isOver,
})

await sleep(seconds * 250)
console.log('Migrating under load')
await command(env, 'migrate')
if (control === 'rename-column')
  await pool.query('alter table device rename column year_made to year_built')
await sleep(seconds * 250)
console.log('Starting the new processes next to the old ones')
const next = await startRelease(rootPath).catch((error: unknown) => {
  if (control === 'none') throw error
  return null
})
if (next) {
  serving = [old, next]
  await sleep(seconds * 250)
  console.log('Stopping the old processes')
  serving = [next]
  await sleep(1000)
  for (const each of old.all) await each.stop()
  await sleep(seconds * 250)
}
isOver = true
const { sent, failures } = await requests
ending.abort()
await commands
if (control === 'rename-column')
  await pool.query('alter table device rename column year_built to year_made')
const isDrained = await isQueueDrained(environment, 60_000)
const { lost, notOnce, outdated } = await crashFaults(environment, outcome)
const again = outcome.tries - outcome.sent
const faults = [
  ...failures,
  ...(again > 0 ? [`${again} commands needed another attempt`] : []),
  ...(isDrained ? [] : ['the queue was not drained']),
  ...lost,
  ...notOnce,
  ...outdated,
]
console.log(
  `${control}: ${sent.page} pages, ${sent.list} lists, ${sent['sign-in']} sign-ins, ` +
    `${outcome.sent} commands; ${failures.length} requests failed, ${again} commands repeated`,
)
const isGood = printResult(
  faults,
  control !== 'none',
  'No request failed, and every command took effect once.',
)
for (const each of [...old.all, ...(next?.all ?? [])]) await each.stop()
await environment.destroy()
previous.remove()
process.exit(isGood ? 0 : 1)
