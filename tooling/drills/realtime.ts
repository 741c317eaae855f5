import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createSigner } from '../../apps/server/src/kernel/data/signer.ts'
import { createTicket } from '../../apps/server/src/kernel/realtime/ticket.ts'
import { restartPostgres } from '../../scripts/engines/postgres/restart.ts'
import { restartProcess, stopProcess } from '../../scripts/engines/process/process.ts'
import {
  buildServer,
  builtPath,
  createEnvironment,
  entryPath,
  freePort,
  type Env,
} from '../environment.ts'
import { type Account, clientFaults, type DrillClient, startClient } from './realtime/clients.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady, type SupervisedProcess } from './supervisor.ts'

/**
 * Members mark notifications as read over HTTP, which sends each of their clients a message, while
 * sockets are cut, two realtime processes are killed, Redis stops and PostgreSQL restarts. After that
 * every client must have every message of its member once and in order. The control finds no missed
 * messages in the database, and the checks must report that.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '2000' },
    control: { type: 'string', default: 'none' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
    /** Leaves Redis and PostgreSQL alone. */
    'engines-stay': { type: 'boolean', default: false },
  },
})
const CONTROLS = ['none', 'no-gap-filling'] as const
const runs = values.control
  .split(',')
  .flatMap((name) => CONTROLS.find((each) => each === name) ?? [])
const [seconds, perSecond, sockets] = [values.seconds, values.rate, values.sockets].map(Number)
const isUsage = [seconds, perSecond, sockets].every((number) => number !== undefined && number > 0)
if (!isUsage || !seconds || !perSecond || !sockets || runs.length === 0) {
  console.error(`Usage: drill realtime [--seconds 60] [--rate 200] [--sockets 2000]
  [--control ${CONTROLS.join(',')}] [--built] [--engines-stay]`)
  process.exit(2)
}

const SHOP = 'http://shop.example'
/** Each member has a client on each process. */
const CLIENTS_PER_MEMBER = 2
const SETTLE_MS = 60_000

if (!values.built) buildServer()
const environment = await createEnvironment('realtime', { PUBLIC_URL: SHOP })
const ports = [await freePort(), await freePort(), await freePort()]
const [api = '', ...bases] = ports.map((port) => `http://127.0.0.1:${port}`)
const env: Env = { ...environment.env, RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'silent' }
const signer = createSigner(env['SECRET_KEY'] ?? '')
const ticketOf = ({ memberId, sessionId }: Account) =>
  createTicket({ now: () => new Date(), signer } as never, {
    audience: 'member',
    id: memberId,
    sessionId,
  })

/** Members with a session and with as many unread notifications as the run will read. */
async function insertAccounts(members: number, notices: number): Promise<Account[]> {
  const tokens = Array.from({ length: members }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const { rows } = await environment.pool.query<{ memberId: string; sessionId: string; n: string }>(
    `with made as (
       insert into member (nick_name, created_at) select 'Drill', now() from generate_series(1, $1)
       returning id
     ), numbered as (select id, row_number() over () as n from made),
     opened as (
       insert into session (token_hash, audience, subject_id, created_at, expires_at)
       select ($2::bytea[])[n], 'member', id, now(), now() + interval '1 day' from numbered
       returning id, subject_id
     )
     select numbered.id as "memberId", opened.id as "sessionId", n
     from numbered join opened on subject_id = numbered.id`,
    [members, hashes],
  )
  await environment.pool.query(
    `insert into notification (member_id, group_name, kind, facts, event_id, created_at)
     select id, 'account', 'welcome', '{}', 'drill-' || n, now()
     from unnest($1::uuid[]) as m (id), generate_series(1, $2) n`,
    [rows.map(({ memberId }) => memberId), notices],
  )
  return rows.map(({ memberId, sessionId, n }) => ({
    memberId,
    sessionId,
    token: tokens[Number(n) - 1] ?? '',
  }))
}

interface Task {
  account: Account
  noticeId: string
}

async function read({ account, noticeId }: Task): Promise<boolean> {
  const reply = await fetch(`${api}/p/notice/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: account.token },
    body: JSON.stringify({ noticeId }),
    signal: AbortSignal.timeout(5000),
  })
  return ((await reply.json()) as { code: string }).code === '00000'
}

/** Reads notifications at a constant rate; each until it is accepted. */
async function readNotices(tasks: readonly Task[]): Promise<void> {
  const begin = performance.now()
  const pending = tasks.map(async (task, n) => {
    await sleep((n * 1000) / (perSecond ?? 1))
    while (!(await read(task).catch(() => false))) await sleep(Math.random() * 500)
  })
  await Promise.all(pending)
  console.log(`${tasks.length} accepted in ${Math.round((performance.now() - begin) / 1000)} s`)
}

async function disturb(clients: readonly DrillClient[], processes: readonly SupervisedProcess[]) {
  const end = performance.now() + (seconds ?? 0) * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    await sleep(200)
    const cuts = Math.ceil(clients.length / 200)
    for (let i = 0; i < cuts; i++) clients[Math.floor(Math.random() * clients.length)]?.cut()
    if (turn % 25 === 12) processes[turn % processes.length]?.kill()
  }
}

/** Redis stops for a sixth of the time; PostgreSQL crashes once. */
async function stopEngines(): Promise<void> {
  if (values['engines-stay']) return
  const redis = join(process.env['ENGINES_DIR'] ?? '', 'redis')
  await sleep((seconds ?? 0) * 250)
  await stopProcess(redis, 'SIGKILL')
  await sleep((seconds ?? 0) * 167)
  restartProcess(redis)
  await sleep((seconds ?? 0) * 150)
  await restartPostgres({ env: process.env }, 'immediate')
}

async function newestNumbers(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await environment.pool.query<{ id: string; seq: number }>(
    `select channel_id as id, seq::int from channel_head where kind = 'member'`,
  )
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

async function drill(control: (typeof CONTROLS)[number]): Promise<boolean> {
  const hook = new URL('./realtime/no-gap-filling.hook.ts', import.meta.url).href
  const args =
    control === 'none' ? [builtPath('realtime')] : ['--import', hook, entryPath('realtime')]
  const processes = ports.slice(1).map((port) => supervise(args, { ...env, PORT: String(port) }))
  await Promise.all(bases.map((base) => waitUntilReady(base)))
  const members = Math.ceil((sockets ?? 0) / CLIENTS_PER_MEMBER)
  const notices = Math.ceil(((seconds ?? 0) * (perSecond ?? 0)) / members)
  const accounts = await insertAccounts(members, notices)
  const options = { bases, origin: SHOP, ticketOf }
  const clients = accounts.flatMap((account) =>
    bases.map((_, n) => startClient({ ...options, account }, n)),
  )
  await Promise.all(clients.map(({ joined }) => joined))
  const byId = new Map(accounts.map((account) => [account.memberId, account]))
  const { rows } = await environment.pool.query<{ id: string; memberId: string }>(
    `select id, member_id as "memberId" from notification
     where member_id = any($1::uuid[]) order by random()`,
    [[...byId.keys()]],
  )
  const tasks = rows.flatMap(({ id, memberId }) => {
    const account = byId.get(memberId)
    return account ? [{ account, noticeId: id }] : []
  })
  console.log(`${control}: ${clients.length} sockets, ${tasks.length} messages in ${seconds} s`)
  await Promise.all([readNotices(tasks), disturb(clients, processes), stopEngines()])

  let faults: string[] = []
  const deadline = performance.now() + (control === 'none' ? SETTLE_MS : 5000)
  do {
    await sleep(500)
    const newest = await newestNumbers()
    faults = clients.flatMap((client) =>
      clientFaults(client, newest.get(client.account.memberId) ?? 0),
    )
    for (const { memberId } of accounts)
      if (newest.get(memberId) !== notices)
        faults.push(`${memberId}: ${newest.get(memberId)} messages of ${notices} accepted reads`)
  } while (faults.length > 0 && performance.now() < deadline)
  await Promise.all(clients.map((client) => client.stop()))
  const kills = processes.reduce((sum, each) => sum + each.starts() - 1, 0)
  await Promise.all(processes.map((each) => each.stop()))
  console.log(`${control}: ${kills} kills, ${faults.length} faults`)
  return printResult(faults, control !== 'none', 'Every client has every message once, in order.')
}

const http = supervise([builtPath('http')], { ...env, PORT: String(ports[0]) })
await waitUntilReady(api)
let isGood = true
for (const control of runs) isGood = (await drill(control)) && isGood
await http.stop()
await environment.destroy()
process.exit(isGood ? 0 : 1)
