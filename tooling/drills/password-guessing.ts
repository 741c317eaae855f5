import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../apps/server/src/kernel/data/password-hash.ts'
import {
  SIGN_IN_TRIES,
  SIGN_IN_WAIT_MINUTES,
} from '../../packages/contract/src/identity/identity/identity.limits.ts'
import {
  buildServer,
  builtPath,
  freePort,
  createEnvironment,
  type Environment,
} from '../environment.ts'
import { randomAddress, loginBody, post } from './password-guessing.requests.ts'
import { randomName, timingFaults } from './password-guessing.timing.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * Password guessing against two API processes: one account from many addresses, then many accounts
 * from one address. A hook counts the password comparisons. Meanwhile the owner signs in from a known
 * device. Then the latency for known and unknown names is compared. With `--control` a guarantee is
 * broken on purpose, and the checks must report it.
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
 * Wrong passwords of one address before the API demands proof of work, which this drill never sends:
 * ten, and ten more if Redis did not answer in between.
 */
const ADDRESS_TRIES = 20
const CONCURRENCY = 40

async function insertAccounts({ pool }: Environment, names: readonly string[], hash: string) {
  await pool.query(
    `with made as (
       insert into member (nick_name, account, mail, created_at)
       select 'Buyer', name, name || '@yard.example', now() from unnest($1::text[]) name returning id
     ) insert into credential (member_id, password_hash, changed_at) select id, $2, now() from made`,
    [names, hash],
  )
}

/** Sends all guesses concurrently and counts the response statuses. */
async function manyGuesses(guess: (n: number) => Promise<{ status: number }>) {
  const statuses = new Map<number, number>()
  let next = 0
  const guesser = async () => {
    while (next < guesses) {
      const { status } = await guess(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, guesser))
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
}

const folder = mkdtempSync(join(tmpdir(), 'guesses-'))
const tally = join(folder, 'compared')
writeFileSync(tally, '')
/** Right passwords are those of the owner. */
const wrongComparisons = () => readFileSync(tally, 'utf8').split('wrong').length - 1

buildServer()
const environment = await createEnvironment('guesses')
const hash = await hashPassword(PASSWORD)
const known = Array.from({ length: timings }, randomName)
await insertAccounts(environment, [OWNER.account, ...known], hash)
const hook = fileURLToPath(new URL('./password-guessing.hook.ts', import.meta.url))
const ports = [await freePort(), await freePort()]
const processes = ports.map((port) =>
  supervise(['--import', hook, builtPath('http')], {
    ...environment.env,
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
await Promise.all(bases.map((base) => waitUntilReady(base)))
const baseOf = (n: number) => bases[n % bases.length] ?? ''
const faults: string[] = []

let ownerAttempts = 0
const ownerSignsIn = (deviceKey = '') => {
  const from = { address: OWNER.address, deviceKey }
  return post(`${baseOf(ownerAttempts++)}/login/password`, loginBody(OWNER.account, PASSWORD), from)
}
const first = await ownerSignsIn()
const { data } = JSON.parse(first.text) as { data: { deviceKey: string } | null }
if (!data) throw new Error(`the owner cannot sign in: ${first.text}`)

const attackEnd = new AbortController()
const signInRepeatedly = async () => {
  let refused = 0
  while (!attackEnd.signal.aborted) {
    if ((await ownerSignsIn(data.deviceKey)).status !== 200) refused++
    await sleep(700)
  }
  return refused
}
const ownerResult = signInRepeatedly()

/** Attempts become available again with time. */
const allowed = (tries: number, since: number) =>
  tries * Math.ceil((performance.now() - since) / (SIGN_IN_WAIT_MINUTES * 60_000))

async function attack(name: string, tries: number, guess: Parameters<typeof manyGuesses>[0]) {
  const since = performance.now()
  const before = wrongComparisons()
  const statuses = await manyGuesses(guess)
  await sleep(1000)
  const reached = wrongComparisons() - before
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${guesses} guesses ${name} in ${seconds} s (${statuses}): ${reached} compared`)
  if (reached > allowed(tries, since)) faults.push(`${name}: ${reached} passwords were compared`)
}

await attack('at one account', SIGN_IN_TRIES, async (n) => {
  const isRight = n > 100 && n % 1000 === 999
  const body = loginBody(OWNER.account, isRight ? PASSWORD : `wrong-Kite${n}`)
  const response = await post(`${baseOf(n)}/login/password`, body, { address: randomAddress() })
  if (response.status === 200) faults.push('a right guess signed in during the attack')
  return response
})
await attack('from one address', ADDRESS_TRIES, (n) => {
  const account = known[n % known.length] ?? randomName()
  const body = loginBody(n % 4 < 2 ? account : randomName(), `wrong-Kite${n}`)
  return post(`${baseOf(n)}/login/password`, body, { address: '5.62.60.9' })
})
attackEnd.abort()
const refused = await ownerResult
console.log(
  `the owner signed in ${ownerAttempts - refused} times of ${ownerAttempts} from the known device`,
)
if (refused > 0) faults.push(`the owner was refused ${refused} times`)

const unused = Array.from({ length: timings }, randomName)
await insertAccounts(environment, unused, hash)
if (timings > 0) faults.push(...(await timingFaults(baseOf(0), unused)))

await Promise.all(processes.map((each) => each.stop()))
await environment.destroy()
rmSync(folder, { recursive: true })
const isGood = printResult(
  faults,
  control !== 'none',
  'The attempt limits held, and latency does not reveal accounts.',
)
process.exit(isGood ? 0 : 1)
