import { parseArgs } from 'node:util'
import { hashPassword, isPassword } from '../../apps/server/src/kernel/data/password-hash.ts'
import { randomAddress, loginBody, post } from '../drills/password-guessing.requests.ts'
import { buildServer, builtPath, createEnvironment } from '../environment.ts'
import { compare, measureInterleaved, comparisonTable } from './comparison.ts'
import { cpuOf } from './cpu.ts'
import { startServer } from './processes.ts'

/**
 * The CPU cost of a sign-in without the password hash: the baseline compares as many passwords and
 * does nothing else.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'sign-ins': { type: 'string', default: '300' },
    at: { type: 'string', default: '4' },
  },
})
const [rounds = 0, count = 0, concurrency = 0] = [values.rounds, values['sign-ins'], values.at].map(
  Number,
)
if (![rounds, count, concurrency].every((n) => n > 0)) {
  console.error('Usage: bench sign-in [--rounds 3] [--sign-ins 300] [--at 4]')
  process.exit(2)
}
const PASSWORD = 'gravel-Kite7'

buildServer()
const environment = await createEnvironment('bench')
const hash = await hashPassword(PASSWORD)
await environment.pool.query(
  `with made as (
     insert into member (nick_name, account, mail, created_at)
     select 'Buyer', 'buyer_' || n, n || '@yard.example', now() from generate_series(1, $1::int) n
     returning id
   ) insert into credential (member_id, password_hash, changed_at) select id, $2, now() from made`,
  [count, hash],
)
const server = await startServer(builtPath('http'), {
  ...environment.env,
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
})

interface Cost {
  ms: number
  perSecond: number
}

/** Runs all with limited concurrency; returns CPU milliseconds and the rate. */
async function costOf(cpu: () => number, each: (n: number) => Promise<void>): Promise<Cost> {
  const [began, before] = [performance.now(), cpu()]
  let next = 0
  const run = async () => {
    while (next < count) await each(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, run))
  const seconds = (performance.now() - began) / 1000
  return { ms: ((cpu() - before) * 1000) / count, perSecond: count / seconds }
}

const deviceKeys = new Map<number, string>()
/** From the same device as before, like most sign-ins. */
async function signIn(n: number): Promise<void> {
  const from = { address: randomAddress(), deviceKey: deviceKeys.get(n) ?? '' }
  const body = loginBody(`buyer_${n + 1}`, PASSWORD)
  const { status, text } = await post(`${server.base}/login/password`, body, from)
  if (status !== 200) throw new Error(`a sign-in failed with ${status}: ${text}`)
  const { data } = JSON.parse(text) as { data: { deviceKey: string | null } }
  if (data.deviceKey !== null) deviceKeys.set(n, data.deviceKey)
}

const ownCpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const { baseline, subject } = await measureInterleaved('sign-in', rounds, {
  baseline: () => costOf(ownCpu, async () => void (await isPassword(hash, PASSWORD))),
  subject: () => costOf(() => cpuOf(server.pid), signIn),
  describe: ({ ms, perSecond }) =>
    `${ms.toFixed(2)} ms of CPU each, ${perSecond.toFixed(1)} per second`,
})
const row = compare({
  name: 'sign-in',
  unit: 'CPU ms',
  baseline: baseline.map(({ ms }) => ms),
  subject: subject.map(({ ms }) => ms),
})
console.log(comparisonTable([row]))
const rest = 1 - row.baseline / row.subject
console.log(
  `without argon2: ${(rest * 100).toFixed(0)} % of the CPU of a sign-in, ${(row.subject - row.baseline).toFixed(2)} ms; at best ${Math.max(...subject.map(({ perSecond }) => perSecond)).toFixed(1)} sign-ins per second`,
)
await environment.destroy()
process.exit(0)
