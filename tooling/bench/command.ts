import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chatEndpoints } from '../../packages/contract/src/deals/chat/chat.endpoints.ts'
import { CHAT_MESSAGES_A_DAY } from '../../packages/contract/src/deals/chat/chat.limits.ts'
import { inquiryEndpoints } from '../../packages/contract/src/deals/inquiry/inquiry.endpoints.ts'
import { INQUIRIES_A_DAY } from '../../packages/contract/src/deals/inquiry/inquiry.limits.ts'
import { randomAddress } from '../drills/password-guessing.requests.ts'
import { buildServer, builtPath, createEnvironment } from '../environment.ts'
import { compare, comparisonTable, measureInterleaved } from './comparison.ts'
import { cpuOf, cpuOfTree, enginePid } from './cpu.ts'
import { type RunningServer, startServer } from './processes.ts'

/**
 * The CPU of an inquiry and of a chat message, process and PostgreSQL together, compared with a bare handler
 * that writes the same rows in one transaction (`command/bare-server.ts`).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    commands: { type: 'string', default: '1500' },
    built: { type: 'boolean', default: false },
  },
})
const [rounds, commands] = [Number(values.rounds), Number(values.commands)]
if (!(rounds > 0) || !(commands > 0)) {
  console.error('Usage: bench command [--rounds 3] [--commands 1500] [--built]')
  process.exit(2)
}
const TARGET = { text: 'at most 2', isMetBy: (ratio: number) => ratio <= 2 }
const AT_ONCE = 8
/** Both sides of a kind, with two warm-ups each and the last baseline. */
const MEASUREMENTS = 2 * rounds + 5
/** So many that no one reaches a limit of a day. */
const MEMBERS = Math.ceil(
  (commands * MEASUREMENTS) / Math.min(INQUIRIES_A_DAY, CHAT_MESSAGES_A_DAY) + AT_ONCE,
)
const TEXT = 'Is the undercarriage original, and can we start it cold on Thursday?'

interface Cost {
  process: number
  database: number
}
const sum = ({ process, database }: Cost) => process + database
const describe = (cost: Cost) =>
  `${sum(cost).toFixed(3)} ms (process ${cost.process.toFixed(3)}, PostgreSQL ${cost.database.toFixed(3)})`

if (!values.built) buildServer()
const environment = await createEnvironment('bench')
const { pool } = environment
const tokens = Array.from({ length: MEMBERS }, () => randomBytes(32).toString('base64url'))
const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
const { rows: members } = await pool.query<{ memberId: string; chatId: string }>(
  `with made as (
     insert into member (nick_name, created_at)
     select 'Buyer ' || n, now() - interval '30 days' from generate_series(1, $1::int) n returning id
   ), numbered as (select id, row_number() over () as n from made),
   opened as (
     insert into session (id, token_hash, audience, subject_id, permissions, created_at, proved_at,
       expires_at, ends_at)
     select gen_random_uuid(), ($2::bytea[])[n], 'member', id, null, now(), now(),
       now() + interval '1 day', now() + interval '1 day' from numbered
   ), talking as (
     insert into chat (id, member_id, buyer_name, locale, consultation, created_at, updated_at, waiting_since,
       expires_at)
     select gen_random_uuid(), id, 'Buyer', 'en', 1, now(), now(), now(), now() + interval '1 day'
     from numbered returning id, member_id
   ) select member_id as "memberId", talking.id as "chatId"
     from talking join numbered on numbered.id = member_id order by n`,
  [MEMBERS, hashes],
)
await pool.query('analyze')
const env = {
  ...environment.env,
  RATE_LIMIT_PER_MINUTE: '100000000',
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
}
const api = await startServer(builtPath('http'), env)
const bare = await startServer(
  fileURLToPath(new URL('./command/bare-server.ts', import.meta.url)),
  env,
)

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    // Limits count by address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
}

type Send = (n: number) => Promise<void>

async function costOf({ pid }: RunningServer, send: Send): Promise<Cost> {
  const cpu = () => ({ process: cpuOf(pid), database: cpuOfTree(enginePid('postgres')) })
  const before = cpu()
  let next = 0
  const run = async () => {
    while (next < commands) await send(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  const after = cpu()
  const per = (key: keyof Cost) => ((after[key] - before[key]) * 1000) / commands
  return { process: per('process'), database: per('database') }
}

/** The member whose turn it is; over all measurements everyone has as many turns. */
let turn = 0
function nextMember() {
  const at = turn++ % MEMBERS
  const member = members[at]
  if (!member) throw new Error('a member is missing')
  return { ...member, authorization: tokens[at] ?? '' }
}

const { rows: consumers } = await pool.query<{ identifier: string }>(
  `select identifier from graphile_worker._private_tasks where identifier like 'inquiry.%'`,
)
const tasks = consumers.slice(0, 2).map(({ identifier }) => identifier)

const KINDS: Record<string, { ours: Send; plain: Send }> = {
  message: {
    async ours() {
      const { chatId, authorization } = nextMember()
      const content = { kind: 'text', text: TEXT }
      const body = { chatId, consultation: 1, sendId: randomUUID(), content }
      await post(api.base + chatEndpoints.send.path, body, { authorization })
    },
    async plain() {
      const { chatId, memberId } = nextMember()
      await post(`${bare.base}/message`, { chatId, memberId, text: TEXT })
    },
  },
  inquiry: {
    async ours(n) {
      const { authorization } = nextMember()
      const submissionId = randomUUID()
      const body = {
        submissionId,
        subject: `Excavator ${n}`,
        content: `${TEXT} ${submissionId}`,
        country: 'AE',
      }
      const headers = { authorization, 'idempotency-key': submissionId }
      await post(api.base + inquiryEndpoints.submit.path, body, headers)
    },
    async plain(n) {
      const { memberId } = nextMember()
      await post(`${bare.base}/inquiry`, {
        memberId,
        subject: `Excavator ${n}`,
        content: TEXT,
        tasks,
      })
    },
  },
}

const comparisons = []
for (const [name, { ours, plain }] of Object.entries(KINDS)) {
  const { baseline, subject } = await measureInterleaved(name, rounds, {
    baseline: () => costOf(bare, plain),
    subject: () => costOf(api, ours),
    describe,
  })
  comparisons.push(
    compare({
      name,
      unit: 'CPU ms',
      baseline: baseline.map(sum),
      subject: subject.map(sum),
      target: TARGET,
    }),
  )
}
console.log(comparisonTable(comparisons))
await environment.destroy()
process.exit(0)
