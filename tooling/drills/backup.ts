import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { asAppRole } from '../../apps/server/src/kernel/data/role/app-role.ts'
import { startArchived } from '../../scripts/engines/postgres/archived-postgres.ts'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  freePort,
  insertDevices,
  type Env,
} from '../environment.ts'
import { emptyOutcome, sendCommands } from './command-load.ts'
import { indexFaults } from './consistency.ts'
import { mailsTo } from './inbox.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * A base backup and a log archive under commands. A table is dropped, a member is erased after that,
 * the server is lost. The copy that is restored to the moment before must have every acknowledged
 * command, the table, no erased member and no session. Control: the log is not archived.
 */
const CONTROLS = ['none', 'no-archive'] as const

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
    devices: { type: 'string', default: '1350' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const [seconds, perSecond, devices] = [values.seconds, values.rate, values.devices].map(Number)
if (!control || !seconds || !perSecond || !devices) {
  console.error(`Usage: drill backup [--seconds 30] [--rate 20] [--devices 1350]
  [--control ${CONTROLS.join('|')}]`)
  process.exit(2)
}
const RPO_S = 1
const RTO_S = 300

buildServer()
const home = join(process.env['ENGINES_DIR'] ?? '', 'backup')
const database = await startArchived(home, { keeps: control !== 'no-archive' })
process.env['DATABASE_URL'] = database.url
const environment = await createEnvironment('backup')
const deviceIds = await insertDevices(environment, devices)
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const env: Env = {
  ...environment.env,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
}
const token = await command(env, 'token', '--audience', 'staff')
const mail = `${environment.name}@yard.example`
const whose = ['--audience', 'member', '--nick-name', 'Zeyneb', '--mail', mail]
const memberToken = await command(env, 'token', ...whose)
await environment.pool.query('update member set mail_verified_at = now()')

async function call(path: string, authorization: string, body: object): Promise<boolean> {
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  return ((await reply.json()) as { code: string }).code === '00000'
}

/** The code that was mailed to the member. */
async function mailedCode(): Promise<string> {
  for (let n = 0; n < 300; n++) {
    const [received] = await mailsTo(env['MAIL_INBOX_URL'] ?? '', mail)
    const found = /^\s*\d{3}\s?\d{3}\s*$/m.exec(received?.text ?? '')
    if (found) return found[0].replaceAll(/\s/g, '')
    await sleep(200)
  }
  throw new Error('no code was mailed')
}

async function eraseMember(): Promise<void> {
  if (!(await call('/p/user/sendCode', memberToken, { purpose: 'secure' })))
    throw new Error('no code was sent')
  if (!(await call('/p/privacy/erase', memberToken, { code: await mailedCode() })))
    throw new Error('the member was not erased')
}

/** Drops a table that is in use; PostgreSQL may refuse an attempt as a deadlock. */
async function dropTable(): Promise<{ acknowledged: Set<number>; droppedAt: string }> {
  for (;;) {
    const acknowledged = new Set(outcome.acknowledged)
    const { rows } = await environment.pool.query<{ at: string }>(
      'select clock_timestamp()::text as at',
    )
    const isDropped = await environment.pool.query('drop table device_price cascade').then(
      () => true,
      () => false,
    )
    if (isDropped) return { acknowledged, droppedAt: rows[0]?.at ?? '' }
  }
}

/** Jobs that need the dropped table stay in the queue; those of the erasure do not need it. */
async function isErasureRecorded(): Promise<boolean> {
  for (let n = 0; n < 300; n++) {
    const { rowCount } = await environment.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier like 'privacy.%'`,
    )
    if (rowCount === 0) return true
    await sleep(200)
  }
  return false
}

const api = supervise([builtPath('http')], env)
const worker = supervise([builtPath('worker')], env)
await waitUntilReady(base)
console.log(`${control}: ${seconds} s of ${perSecond} commands/s on ${devices} devices`)
const outcome = emptyOutcome()
const ending = new AbortController()
const load = { base, token, deviceIds, perSecond, seconds: 3600, retryMs: 0 }
const sending = sendCommands({ ...load, signal: ending.signal }, outcome)
await sleep(seconds * 500)
await database.baseBackup()
await sleep(seconds * 500)
const { acknowledged, droppedAt } = await dropTable()
ending.abort()
await sending
await eraseMember()
const isRecorded = await isErasureRecorded()
await environment.pool.query('select pg_switch_wal()')
await sleep(3000)
await Promise.all([api.stop(), worker.stop()])
await environment.pool.end()
await database.lose()

const start = performance.now()
const restored = await database.restore(control === 'none' ? droppedAt : null)
const copyUrl = new URL(restored.url)
copyUrl.pathname = environment.name
const copyEnv: Env = {
  ...env,
  DATABASE_URL: asAppRole(copyUrl.href),
  MIGRATION_DATABASE_URL: copyUrl.href,
}
console.log(await command(copyEnv, 'after-restore'))
await command(copyEnv, 'migrate')
await command(copyEnv, 'search', 'reindex')
const copyApi = supervise([builtPath('http')], copyEnv)
await waitUntilReady(base)
const recoverySeconds = (performance.now() - start) / 1000

const pool = new pg.Pool({ connectionString: copyUrl.href, max: 2 })
const found = await pool.query<{ mark: number; prices: number; events: number }>(
  `select p.price_minor::int as mark, count(distinct p.id)::int as prices,
     count(distinct e.seq)::int as events
   from device_price p
   left join event e on e.name = 'device.repriced' and e.payload ->> 'priceId' = p.id::text
   where p.price_minor >= $1 group by 1`,
  [outcome.firstMark],
)
const last = await pool.query<{ gap: number }>(
  `select extract(epoch from $1::timestamptz - max(pg_xact_commit_timestamp(xmin)))::float as gap
   from device_price`,
  [droppedAt],
)
const members = await pool.query('select 1 from member where mail is not null')
const isMemberRefused = !(await call('/p/user/sendCode', memberToken, { purpose: 'secure' }))
const isStaffRefused = !(await call('/p/staff/device/reprice', token, {}))
const marks = new Set(found.rows.map(({ mark }) => mark))
const lost = [...acknowledged].filter((mark) => !marks.has(mark))
const gap = last.rows[0]?.gap ?? Number.POSITIVE_INFINITY
const faults = [
  ...lost.map((mark) => `command ${mark} was acknowledged before the drop and is not in the copy`),
  ...found.rows
    .filter(({ prices, events }) => prices !== 1 || events !== 1)
    .map((row) => `command ${row.mark}: ${JSON.stringify(row)}`),
  ...(await indexFaults({ ...environment, env: copyEnv, pool })),
  ...(gap > RPO_S ? [`the copy ends ${gap.toFixed(2)} s before the drop, limit ${RPO_S} s`] : []),
  ...(recoverySeconds > RTO_S ? [`restored in ${recoverySeconds.toFixed(0)} s`] : []),
  ...(isRecorded || control !== 'none' ? [] : ['the erasure was not recorded in time']),
  ...((members.rowCount ?? 0) > 0 ? ['an erased member is in the copy'] : []),
  ...(isMemberRefused && isStaffRefused ? [] : ['a session of before the restore is still valid']),
]
console.log(
  `${control}: ${acknowledged.size} acknowledged before the drop, ${lost.length} lost, ` +
    `RPO ${gap.toFixed(2)} s, RTO ${recoverySeconds.toFixed(1)} s`,
)
const isGood = printResult(
  faults,
  control !== 'none',
  'The copy has every acknowledged command, no erased member and no session.',
)
await copyApi.stop()
await pool.end()
await database.stop()
process.exit(isGood ? 0 : 1)
