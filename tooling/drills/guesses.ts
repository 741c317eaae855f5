import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../apps/server/src/kernel/password.ts'
import {
  SIGN_IN_TRIES,
  SIGN_IN_WAIT_MINUTES,
} from '../../packages/contract/src/identity/identity.limits.ts'
import { buildServer, builtPath, freePort, raiseStage, type RaisedStage } from '../stage.ts'
import { anywhere, guessOf, post } from './guesses.calls.ts'
import { aName, timingFaults } from './guesses.timing.ts'
import { supervise, untilReady } from './supervised.ts'
import { endWith } from './verdict.ts'

/**
 * Guesses against one account from everywhere, then at every account from one address, at two
 * processes. How many passwords were compared is counted where they are. Meanwhile the owner signs
 * in from his device. Then known and unknown names are timed. With `--control` a promise is broken
 * on purpose, and the checker must notice.
 */
const CONTROLS = ['none', 'no-limit', 'no-hash'] as const

const { values } = parseArgs({
  options: {
    guesses: { type: 'string', default: '10000' },
    timings: { type: 'string', default: '800' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const [guesses, timings] = [Number(values.guesses), Number(values.timings)]
if (!control || !(guesses > 0) || !(timings >= 0)) {
  console.error(
    `Usage: drill guesses [--guesses 10000] [--timings 800] [--control ${CONTROLS.join('|')}]`,
  )
  process.exit(2)
}

const PASSWORD = 'gravel-Kite7'
const OWNER = { account: 'yard_buyer', address: '94.200.17.203' }
/**
 * Wrong ones of one address before it has to reckon, which nobody does here: ten, and ten more if
 * Redis did not answer in between.
 */
const ADDRESS_TRIES = 20
const AT_ONCE = 40

async function accounts({ pool }: RaisedStage, names: readonly string[], hash: string) {
  await pool.query(
    `with made as (
       insert into member (nick_name, account, mail, created_at)
       select 'Buyer', name, name || '@yard.example', now() from unnest($1::text[]) name returning id
     ) insert into credential select id, $2, now() from made`,
    [names, hash],
  )
}

/** What is answered to many guesses, some at a time. */
async function manyGuesses(guess: (n: number) => Promise<{ status: number }>) {
  const statuses = new Map<number, number>()
  let next = 0
  const guesser = async () => {
    while (next < guesses) {
      const { status } = await guess(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guesser))
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
}

const folder = mkdtempSync(join(tmpdir(), 'guesses-'))
const tally = join(folder, 'compared')
writeFileSync(tally, '')
/** Only the owner types what is right. */
const compared = () => readFileSync(tally, 'utf8').split('wrong').length - 1

buildServer()
const stage = await raiseStage('guesses')
const hash = await hashPassword(PASSWORD)
const known = Array.from({ length: timings }, aName)
await accounts(stage, [OWNER.account, ...known], hash)
const hook = fileURLToPath(new URL('./guesses.hook.ts', import.meta.url))
const ports = [await freePort(), await freePort()]
const processes = ports.map((port) =>
  supervise(['--import', hook, builtPath('http')], {
    ...stage.env,
    PORT: String(port),
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'silent',
    DRILL_TALLY: tally,
    DRILL_CONTROL: control,
    DRILL_HASH: hash,
  }),
)
const bases = ports.map((port) => `http://127.0.0.1:${port}`)
await Promise.all(bases.map(untilReady))
const baseOf = (n: number) => bases[n % bases.length] ?? ''
const faults: string[] = []

let owners = 0
const enter = (deviceKey = '') => {
  const from = { address: OWNER.address, deviceKey }
  return post(`${baseOf(owners++)}/login/password`, guessOf(OWNER.account, PASSWORD), from)
}
const first = await enter()
const { data } = JSON.parse(first.text) as { data: { deviceKey: string } | null }
if (!data) throw new Error(`the owner cannot sign in: ${first.text}`)

const attacked = new AbortController()
const ownerComes = async () => {
  let refused = 0
  while (!attacked.signal.aborted) {
    if ((await enter(data.deviceKey)).status !== 200) refused++
    await sleep(700)
  }
  return refused
}
const coming = ownerComes()

/** Tries come back with time. */
const allowed = (tries: number, since: number) =>
  tries * Math.ceil((performance.now() - since) / (SIGN_IN_WAIT_MINUTES * 60_000))

async function attack(name: string, tries: number, guess: Parameters<typeof manyGuesses>[0]) {
  const since = performance.now()
  const before = compared()
  const told = await manyGuesses(guess)
  await sleep(1000)
  const reached = compared() - before
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${guesses} guesses ${name} in ${seconds} s (${told}): ${reached} compared`)
  if (reached > allowed(tries, since)) faults.push(`${name}: ${reached} were compared`)
}

await attack('at one account', SIGN_IN_TRIES, async (n) => {
  const isRight = n > 100 && n % 1000 === 999
  const typed = guessOf(OWNER.account, isRight ? PASSWORD : `wrong-Kite${n}`)
  const called = await post(`${baseOf(n)}/login/password`, typed, { address: anywhere() })
  if (called.status === 200) faults.push('a right guess was let in')
  return called
})
await attack('from one address', ADDRESS_TRIES, (n) => {
  const account = known[n % known.length] ?? aName()
  const typed = guessOf(n % 4 < 2 ? account : aName(), `wrong-Kite${n}`)
  return post(`${baseOf(n)}/login/password`, typed, { address: '5.62.60.9' })
})
attacked.abort()
const refused = await coming
console.log(`the owner signed in ${owners - refused} times of ${owners} from his device`)
if (refused > 0) faults.push(`the owner was refused ${refused} times`)

const fresh = Array.from({ length: timings }, aName)
await accounts(stage, fresh, hash)
if (timings > 0) faults.push(...(await timingFaults(baseOf(0), fresh)))

await Promise.all(processes.map((each) => each.stop()))
await stage.drop()
rmSync(folder, { recursive: true })
endWith(faults, control !== 'none', 'No more was compared than is allowed, and time tells nothing.')
