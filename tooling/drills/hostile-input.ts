import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import {
  buildServer,
  builtPath,
  command,
  createEnvironment,
  freePort,
  insertDevices,
} from '../environment.ts'
import { REPLY_DOMAIN, sendHostileMails } from './hostile-input/mails.ts'
import { forms, pages } from './hostile-input/page-requests.ts'
import { type Delay, delayOf, memoryOf, type Watched } from './hostile-input/process-figures.ts'
import {
  allowedBodies,
  headers,
  type HostileRequest,
  longBodies,
  queries,
  structuredBodies,
  type Tokens,
} from './hostile-input/requests.ts'
import { type Bases, sendAll } from './hostile-input/send.ts'
import { ask } from './hostile-input/thread.ts'
import { sendHostileFiles } from './hostile-input/uploads.ts'
import { printResult } from './result.ts'
import { type Measured, summary } from './slow-engines.load.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * Hostile texts of growing length in every body, query, header and form, hostile files and emails. No
 * process may stall, grow, exit or answer with an error of its own, and others are served meanwhile.
 * With `--control quadratic` the API matches a quadratic pattern, and the checks must report it.
 */
const CONTROLS = ['none', 'quadratic'] as const

const { values } = parseArgs({
  options: {
    control: { type: 'string', default: 'none' },
    /** Only the requests whose kind contains this. */
    only: { type: 'string', default: '' },
    /** Skips the build of the server; the storefront is always built before. */
    built: { type: 'boolean', default: false },
  },
})
const control = CONTROLS.find((name) => name === values.control)
if (!control) {
  console.error(`Usage: drill hostile-input [--only bodies] [--control ${CONTROLS.join('|')}] [--built]
Build the storefront first: pnpm --filter @ironsouq/storefront exec react-router build`)
  process.exit(2)
}

/** Of the event loop of a process that visitors wait for, over all requests of one kind and length. */
const P99_LIMIT_MS = 50
/** One request may not stall a process for longer. */
const MAX_LIMIT_MS = 250
const MEMORY_LIMIT_MB = 500
/** A busy host delays a process as well: a stall counts if it comes back. */
const ATTEMPTS = 3
/** Those of the image. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=160'
const KB = 1024
const MB = KB * KB
const LENGTHS = [KB, 8 * KB, 64 * KB, 512 * KB, 4 * MB]
const IN_HEAD = LENGTHS.slice(0, 2)
const QUIET_MS = 10_000
/** What the event loop of an idle thread is measured with: the interval of its timer. */
const IDLE_MS = 11

const SERVE = fileURLToPath(new URL('../../apps/storefront/entry/serve.ts', import.meta.url))
const HOOK = new URL('./hostile-input/quadratic.hook.ts', import.meta.url).href
const IDLE = new URL('./hostile-input/idle-thread.ts', import.meta.url)
const CLIENT = new URL('./hostile-input/innocent-client.ts', import.meta.url)

interface Kind {
  name: string
  /** From short to long: a kind that is a fault at one length is not sent longer. */
  steps: readonly { length: string; requests: () => HostileRequest[] }[]
}

const lengthText = (length: number) =>
  length < KB ? `${length} bytes` : length < MB ? `${length / KB} KB` : `${length / MB} MB`

function kinds(tokens: Tokens, { storefront }: Bases): Kind[] {
  const growing = (lengths: readonly number[], make: (length: number) => HostileRequest[]) =>
    lengths.map((length) => ({ length: lengthText(length), requests: () => make(length) }))
  const allowed = 'as long as allowed'
  /** Refused before it is read, whatever is in it: a sample is enough. */
  const sample = (requests: HostileRequest[], length: number) =>
    length > MB ? requests.filter((_, n) => n % 7 === 0) : requests
  return [
    {
      name: 'bodies',
      steps: [
        { length: allowed, requests: () => allowedBodies(tokens) },
        ...growing(LENGTHS, (length) => sample(longBodies(tokens, length), length)),
      ],
    },
    {
      name: 'structures',
      steps: growing(LENGTHS, (length) => sample(structuredBodies(tokens, length), length)),
    },
    {
      name: 'queries',
      steps: [
        { length: allowed, requests: () => queries(tokens) },
        ...growing(IN_HEAD, (length) => queries(tokens, length)),
      ],
    },
    { name: 'headers', steps: growing(IN_HEAD, headers) },
    { name: 'pages', steps: growing([KB / 8, ...IN_HEAD], pages) },
    {
      name: 'forms',
      steps: growing(LENGTHS, (length) => sample(forms(storefront, length), length)),
    },
  ].filter(({ name }) => name.includes(values.only))
}

if (!values.built) buildServer()
const environment = await createEnvironment('hostile')
const deviceIds = await insertDevices(environment, 100)
await command(environment.env, 'search', 'reindex')
const member = { id: randomUUID(), mail: 'mallory@drill.example' }
const tokens: Tokens = {
  staff: await command(environment.env, 'token', '--audience', 'staff'),
  // oxfmt-ignore
  member: await command(
    environment.env, 'token', '--audience', 'member', '--nick-name', 'Mallory',
    '--subject', member.id, '--mail', member.mail,
  ),
}

async function start() {
  const [api = 0, storefront = 0, mailIn = 0, ...metrics] = await Promise.all(
    Array.from({ length: 7 }, freePort),
  )
  const bases: Bases = {
    api: `http://127.0.0.1:${api}`,
    storefront: `http://127.0.0.1:${storefront}`,
  }
  const env = {
    ...environment.env,
    NODE_OPTIONS,
    NODE_ENV: 'production',
    RATE_LIMIT_PER_MINUTE: '10000000',
    TRUST_PROXY: 'loopback',
    REPLY_DOMAIN,
    API_URL: bases.api,
    PUBLIC_URL: bases.storefront,
    OBJECTS_URL: `${environment.env['S3_ENDPOINT_URL']}/${environment.env['S3_BUCKET_NAME']}`,
  }
  const preload = control === 'quadratic' ? ['--import', HOOK] : []
  const programs = [
    { name: 'api', args: [...preload, builtPath('http')], port: api },
    { name: 'storefront', args: [SERVE], port: storefront },
    { name: 'worker', args: [builtPath('worker')], port: 0 },
    { name: 'mail-in', args: [builtPath('mail-in')], port: mailIn },
  ]
  const processes = programs.map(({ name, args, port }, n) => ({
    name,
    metrics: `http://127.0.0.1:${metrics[n]}/metrics`,
    ...supervise(args, { ...env, PORT: String(port), METRICS_PORT: String(metrics[n]) }),
  }))
  await waitUntilReady(bases.storefront)
  return { bases, mailIn, processes }
}

const { bases, mailIn, processes } = await start()

/** The requests of another client; the function ends and returns them. */
function startInnocentClient(): () => Promise<Measured> {
  const client = new Worker(CLIENT, { workerData: { ...bases, deviceIds } })
  return () => ask<Measured>(client)
}

const idle = new Worker(IDLE)

/** Of each process, and of a thread that only the host delays; reading resets them. */
interface Delays {
  own: Delay[]
  host: Delay
}

const delays = async (): Promise<Delays> => {
  const [host, ...own] = await Promise.all([
    ask<Delay>(idle),
    ...processes.map((each) => delayOf(each)),
  ])
  return { own, host }
}

interface Step extends Delays {
  seconds: number
  outcomes: string
  faults: string[]
}

/** Whether a process was delayed beyond the limits by more than the host delays every process. */
const isStalled = ({ own, host }: Delays) =>
  own.some(({ p99, max }, n) => {
    const isLate = p99 - host.p99 > P99_LIMIT_MS - IDLE_MS && processes[n]?.name !== 'worker'
    return isLate || max - host.max > MAX_LIMIT_MS
  })

async function attempt(requests: readonly HostileRequest[]): Promise<Step> {
  await delays()
  const began = performance.now()
  const { outcomes, faults } = await sendAll(bases, requests)
  return {
    seconds: (performance.now() - began) / 1000,
    outcomes: [...outcomes]
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .toSorted()
      .join(', '),
    faults,
    ...(await delays()),
  }
}

/** Sends the requests until no process stalls, or until it is certain that they do. */
async function attempts(requests: readonly HostileRequest[]): Promise<Step> {
  let best = await attempt(requests)
  for (let n = 1; n < ATTEMPTS && best.faults.length === 0 && isStalled(best); n++) {
    const again = await attempt(requests)
    const worst = ({ own }: Step) => Math.max(...own.map(({ p99 }) => p99))
    if (!isStalled(again) || worst(again) < worst(best)) best = again
  }
  return best
}

/** The requests that stall a process when they are sent alone. */
async function culprits(requests: readonly HostileRequest[]): Promise<string[]> {
  const found: { name: string; max: number }[] = []
  for (const request of requests) {
    const { own, host } = await attempt([request])
    const max = Math.max(...own.map((each) => each.max))
    if (max - host.max > P99_LIMIT_MS) found.push({ name: request.name, max })
    if (found.length === 20) break
  }
  return found
    .toSorted((a, b) => b.max - a.max)
    .map(({ name, max }) => `  alone it stalls for ${max.toFixed(0)} ms: ${name}`)
}

const delayText = ({ own, host }: Delays) =>
  [...processes.map(({ name }) => name), 'an idle thread']
    .map((name, n) => {
      const { p99, max } = own[n] ?? host
      return `${name} ${p99.toFixed(0)} and ${max.toFixed(0)} ms`
    })
    .join(', ')

const stallFaults = (what: string, measured: Delays): string[] =>
  isStalled(measured) ? [`${what}: p99 and longest delay: ${delayText(measured)}`] : []

const worst: Delay[] = processes.map(() => ({ p99: 0, max: 0 }))
function remember({ own }: Delays): void {
  for (const [n, { p99, max }] of own.entries()) {
    const each = worst[n]
    if (each) Object.assign(each, { p99: Math.max(each.p99, p99), max: Math.max(each.max, max) })
  }
}

async function sendKind({ name, steps }: Kind): Promise<string[]> {
  for (const { length, requests } of steps) {
    const all = requests()
    const step = await attempts(all)
    remember(step)
    console.log(
      `${name}, ${length}: ${all.length} requests in ${step.seconds.toFixed(1)} s (${step.outcomes});` +
        ` p99 and longest delay: ${delayText(step)}`,
    )
    const stalls = stallFaults(`${name}, ${length}`, step)
    const faults = [...step.faults, ...stalls]
    if (stalls.length > 0 && control === 'none') faults.push(...(await culprits(all)))
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
    if (faults.length > 0) return faults
  }
  return []
}

const memory = () => processes.map((each: Watched) => memoryOf(each))

// Modules are loaded, pages rendered and compiled before anything is measured.
for (const path of ['/en', '/en/device-list', `/en/device-detail/${deviceIds[0]}`])
  for (let n = 0; n < 20; n++) await (await fetch(bases.storefront + path)).text()
await delays()
const endQuiet = startInnocentClient()
await sleep(QUIET_MS)
const quiet = await endQuiet()
console.log(`no attack: ${summary('requests of others', quiet)}; ${delayText(await delays())}`)
const before = memory()

const endInnocent = startInnocentClient()
const faults: string[] = []
for (const kind of kinds(tokens, bases)) faults.push(...(await sendKind(kind)))
/** What is sent once, whatever its length. */
async function sendOnce(name: string, send: () => Promise<string[]>): Promise<string[]> {
  if (!name.includes(values.only) || control !== 'none') return []
  await delays()
  const found = await send()
  const measured = await delays()
  remember(measured)
  console.log(`${name}; p99 and longest delay: ${delayText(measured)}`)
  return [...found, ...stallFaults(name, measured)]
}
faults.push(...(await sendOnce('files', () => sendHostileFiles(bases.api, tokens))))
const mails = { api: bases.api, mailIn }
faults.push(
  ...(await sendOnce('emails', () => sendHostileMails(mails, tokens, environment, member))),
)
const others = await endInnocent()
await sleep(QUIET_MS)
const after = memory()
faults.push(...others.failures.map((failure) => `another client: ${failure}`))
for (const [n, { name, starts }] of processes.entries()) {
  const peak = after[n]?.peak ?? 0
  console.log(
    `${name}: p99 ${worst[n]?.p99.toFixed(0)} ms, longest ${worst[n]?.max.toFixed(0)} ms;` +
      ` ${before[n]?.now.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after[n]?.now.toFixed(0)} after`,
  )
  if (peak > MEMORY_LIMIT_MB) faults.push(`${name} grew to ${peak.toFixed(0)} MB`)
  if (starts() > 1) faults.push(`${name} exited ${starts() - 1} times`)
}
console.log(`during the attack: ${summary('requests of others', others)}`)
const isGood = printResult(
  faults,
  control !== 'none',
  'No process stalled, grew or exited, and the other client was served.',
)
await Promise.all(processes.map((each) => each.stop()))
await environment.destroy()
process.exit(isGood ? 0 : 1)
