import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import { createChannelPort } from '../../apps/server/src/adapters/realtime/redis.ts'
import { createSigner } from '../../apps/server/src/kernel/data/signer.ts'
import { appendToChannels } from '../../apps/server/src/kernel/realtime/channel-log.ts'
import type { ChannelMessage } from '../../apps/server/src/kernel/realtime/channel.ts'
import { createTicket } from '../../apps/server/src/kernel/realtime/ticket.ts'
import {
  STAFF_CHANNEL,
  STAFF_CHANNEL_ID,
} from '../../packages/contract/src/platform/realtime/realtime.frames.ts'
import { waitUntilReady } from '../drills/supervisor.ts'
import { buildServer, builtPath, createEnvironment, freePort } from '../environment.ts'
import { compare, comparisonTable, logProgress, measureInterleaved } from './comparison.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { startNode } from './processes.ts'
import { openClients } from './realtime/clients.ts'

/**
 * One message to many sockets over two processes: the CPU of the processes for each delivery, compared
 * with bare `ws` that writes a frame encoded once, and the memory of a socket. Ours checks tickets,
 * numbers the messages, fills gaps from PostgreSQL and sends heartbeats.
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    messages: { type: 'string', default: '50' },
    rate: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    built: { type: 'boolean', default: false },
  },
})
const [sockets = 0, messages = 0, rate = 0, rounds = 0] = [
  values.sockets,
  values.messages,
  values.rate,
  values.rounds,
].map(Number)
if (![sockets, messages, rate, rounds].every((number) => number > 0)) {
  console.error(
    `Usage: bench realtime [--sockets 5000] [--messages 50] [--rate 5] [--rounds 3] [--built]`,
  )
  process.exit(2)
}

const LARGEST_RATIO = 1.5
const PROCESSES = 2
const CLIENTS_PER_ACCOUNT = 10
const DESK = 'http://desk.example'
const BARE_CHANNEL = `bare-${randomUUID()}`
/** As long as what a screen needs to know about a bid or a count. */
const PAD = 'x'.repeat(120)
const SETTLE_MS = 20_000

if (!values.built) buildServer()
const environment = await createEnvironment('bench_realtime', { BACKOFFICE_URL: DESK })
const { env, pool } = environment
const redis = new Redis(env['REDIS_URL'] ?? '')
const db = drizzle(pool, { casing: 'snake_case' })
const channels = createChannelPort({ redis, prefix: env['REDIS_PREFIX'] ?? '' })
const now = () => new Date()
const signer = createSigner(env['SECRET_KEY'] ?? '')

/** What a command does with a message: it is stored in a transaction and sent after the commit. */
async function append(body: object): Promise<void> {
  const messages: ChannelMessage[] = []
  await db.transaction((tx) => {
    const ctx = { db: tx, now, publish: (message: ChannelMessage) => void messages.push(message) }
    return appendToChannels(ctx as never, 'staff', [STAFF_CHANNEL_ID], async () => () => body)
  })
  channels.send(messages)
}

/** Staff share one channel; each has as many clients as an account may have. */
const { rows: accounts } = await pool.query<{ id: string; sessionId: string }>(
  `insert into session (token_hash, audience, subject_id, permissions, created_at, expires_at, ends_at)
   select sha256(n::text::bytea), 'staff', gen_random_uuid(), '{inquiry.read}', now(),
     now() + interval '1 day', now() + interval '1 day'
   from generate_series(1, $1::int) n returning subject_id as id, id as "sessionId"`,
  [Math.ceil(sockets / CLIENTS_PER_ACCOUNT)],
)

interface Side {
  ports: readonly number[]
  pids: readonly number[]
}

async function startSide(path: string): Promise<Side> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const children = ports.map((port) =>
    startNode(path, { ...env, BARE_CHANNEL, NODE_ENV: 'production', PORT: String(port) }),
  )
  await Promise.all(ports.map((port) => waitUntilReady(`http://127.0.0.1:${port}`)))
  return { ports, pids: children.map(({ pid }) => pid ?? 0) }
}

const sum = (pids: readonly number[], of: (pid: number) => number) =>
  pids.reduce((total, pid) => total + of(pid), 0)

/** Opens the clients of a side, and returns what one of them costs. */
async function connected(side: Side, addressOf: Parameters<typeof openClients>[1]) {
  const before = sum(side.pids, memoryOf)
  const cpu = sum(side.pids, cpuOf)
  const clients = await openClients(sockets, addressOf)
  const memory = ((sum(side.pids, memoryOf) - before) * 1024) / sockets
  const connectMs = ((sum(side.pids, cpuOf) - cpu) * 1000) / sockets
  return { ...side, ...clients, memory, connectMs }
}

const hostOf = ({ ports }: Side, n: number) => `ws://127.0.0.1:${ports[n % PROCESSES]}`

const bareSide = await startSide(
  fileURLToPath(new URL('./realtime/bare-server.ts', import.meta.url)),
)
const ourSide = await startSide(builtPath('realtime'))
logProgress(`opening ${sockets} sockets on each side`)
const bare = await connected(bareSide, (n) => ({ url: hostOf(bareSide, n), origin: DESK }))
const ours = await connected(ourSide, (n) => {
  const account = accounts[Math.floor(n / CLIENTS_PER_ACCOUNT)] ?? { id: '', sessionId: '' }
  const ticket = encodeURIComponent(
    createTicket({ now, signer } as never, { audience: 'staff', ...account }),
  )
  return {
    url: `${hostOf(ourSide, n)}/realtime/socket?ticket=${ticket}`,
    origin: DESK,
    join: JSON.stringify({ type: 'join', channel: STAFF_CHANNEL }),
  }
})

interface Cost {
  micros: number
  deliveries: number
}

async function costOf(side: typeof ours, send: (n: number) => Promise<unknown>): Promise<Cost> {
  const expected = side.received() + sockets * messages
  const before = sum(side.pids, cpuOf)
  for (let n = 0; n < messages; n++) {
    await send(n)
    await sleep(1000 / rate)
  }
  const deadline = performance.now() + SETTLE_MS
  while (side.received() < expected && performance.now() < deadline) await sleep(50)
  if (side.received() !== expected)
    throw new Error(
      `${side.received() - expected + sockets * messages} deliveries of ${sockets * messages}`,
    )
  const deliveries = sockets * messages
  return { micros: ((sum(side.pids, cpuOf) - before) * 1e6) / deliveries, deliveries }
}

try {
  const measured = await measureInterleaved('fan-out', rounds, {
    baseline: () =>
      costOf(bare, (n) => redis.publish(BARE_CHANNEL, JSON.stringify({ n, pad: PAD }))),
    subject: () => costOf(ours, (n) => append({ n, pad: PAD })),
    describe: ({ micros, deliveries }) => `${micros.toFixed(2)} µs, ${deliveries} deliveries`,
  })
  const row = compare({
    name: 'one delivery',
    unit: 'CPU µs',
    baseline: measured.baseline.map(({ micros }) => micros),
    subject: measured.subject.map(({ micros }) => micros),
    target: { text: `at most ${LARGEST_RATIO}`, isMetBy: (ratio) => ratio <= LARGEST_RATIO },
  })
  console.log(comparisonTable([row]))
  for (const [name, side] of Object.entries({ bare, ours }))
    console.log(
      `${name}: ${side.memory.toFixed(1)} kB and ${side.connectMs.toFixed(2)} ms of CPU for a socket`,
    )
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
} finally {
  redis.disconnect()
  await environment.destroy()
}
process.exit(0)
