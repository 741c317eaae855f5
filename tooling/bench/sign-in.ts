import { parseArgs } from 'node:util'
import { hashPassword, isPassword } from '../../apps/server/src/kernel/password.ts'
import { anywhere, guessOf, post } from '../drills/guesses.calls.ts'
import { buildServer, builtPath, raiseStage } from '../stage.ts'
import { cpuOf } from './cpu.ts'
import { serving } from './processes.ts'
import { compared, interleaved, table } from './rounds.ts'

/**
 * What a sign-in costs beside comparing the password, in CPU of the process that serves it: the
 * yardstick compares as many passwords and does nothing else.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'sign-ins': { type: 'string', default: '300' },
    at: { type: 'string', default: '4' },
  },
})
const [rounds = 0, count = 0, atOnce = 0] = [values.rounds, values['sign-ins'], values.at].map(
  Number,
)
if (![rounds, count, atOnce].every((n) => n > 0)) {
  console.error('Usage: bench sign-in [--rounds 3] [--sign-ins 300] [--at 4]')
  process.exit(2)
}
const PASSWORD = 'gravel-Kite7'

buildServer()
const stage = await raiseStage('bench')
const hash = await hashPassword(PASSWORD)
await stage.pool.query(
  `with made as (
     insert into member (nick_name, account, mail, created_at)
     select 'Buyer', 'buyer_' || n, n || '@yard.example', now() from generate_series(1, $1::int) n
     returning id
   ) insert into credential select id, $2, now() from made`,
  [count, hash],
)
const server = await serving(builtPath('http'), {
  ...stage.env,
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
})

interface Cost {
  ms: number
  perSecond: number
}

/** Each once, some at a time: how long they took, and what `cpu` grew by. */
async function costOf(cpu: () => number, each: (n: number) => Promise<void>): Promise<Cost> {
  const [began, before] = [performance.now(), cpu()]
  let next = 0
  const one = async () => {
    while (next < count) await each(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - began) / 1000
  return { ms: ((cpu() - before) * 1000) / count, perSecond: count / seconds }
}

const deviceKeys = new Map<number, string>()
/** From the device of the time before, as most do. */
async function signIn(n: number): Promise<void> {
  const from = { address: anywhere(), deviceKey: deviceKeys.get(n) ?? '' }
  const typed = guessOf(`buyer_${n + 1}`, PASSWORD)
  const { status, text } = await post(`${server.base}/login/password`, typed, from)
  if (status !== 200) throw new Error(`a sign-in was answered with ${status}: ${text}`)
  const { data } = JSON.parse(text) as { data: { deviceKey: string | null } }
  if (data.deviceKey !== null) deviceKeys.set(n, data.deviceKey)
}

const ownCpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const { yard, ours } = await interleaved('sign-in', rounds, {
  yard: () => costOf(ownCpu, async () => void (await isPassword(hash, PASSWORD))),
  ours: () => costOf(() => cpuOf(server.pid), signIn),
  tell: ({ ms, perSecond }) => `${ms.toFixed(2)} ms of CPU each, ${perSecond.toFixed(1)} a second`,
})
const row = compared({
  what: 'sign-in',
  unit: 'CPU ms',
  yard: yard.map(({ ms }) => ms),
  ours: ours.map(({ ms }) => ms),
  best: Math.min,
})
console.log(table([row]))
const outside = 1 - row.yard / row.ours
console.log(
  `outside argon2: ${(outside * 100).toFixed(0)} % of the CPU of a sign-in, ${(row.ours - row.yard).toFixed(2)} ms; at best ${Math.max(...ours.map(({ perSecond }) => perSecond)).toFixed(1)} sign-ins a second`,
)
await stage.drop()
process.exit(0)
