import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { styleText } from 'node:util'
import { inboxOf, peerEnv, PEERS, peersAt } from '../apps/server/test/peers/addresses.ts'
import { startEngines } from './engines/fleet.ts'
import { portNear } from './engines/ports.ts'
import { ROOT } from './engines/root.ts'
import { main } from './main.ts'
import { runServerEntry } from './server-entry.ts'
import { isStopping, onShutdown } from './shutdown.ts'
import { table } from './table.ts'

const STOP_PATIENCE_MS = 10_000

interface Part {
  name: string
  colour: 'cyan' | 'magenta' | 'yellow' | 'green'
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

await main(async () => {
  const engines = await startEngines({ mode: 'dev' })
  const [shopPort, apiPort] = [await portNear(3000), await portNear(4000)]
  // A passkey belongs to a name: browsers make none for a bare address.
  const shop = `http://localhost:${shopPort}`
  // The object store takes pictures from the pages of this shop.
  await runServerEntry('migrate', ['up'], { ...engines.env, PUBLIC_URL: shop })
  const api = `http://127.0.0.1:${apiPort}`
  const peers = peersAt(shop, {
    oidc: await portNear(4100),
    wechat: await portNear(4101),
    sms: await portNear(4102),
  })
  const { S3_ENDPOINT_URL, S3_BUCKET_NAME, MAIL_INBOX_URL } = engines.env
  const env = {
    // API and shop know each other by it; another one each time is as good.
    SERVICE_KEY: randomBytes(32).toString('hex'),
    OBJECTS_URL: `${S3_ENDPOINT_URL}/${S3_BUCKET_NAME}`,
    ...peerEnv(peers.urls),
    ...process.env,
    ...engines.env,
    API_URL: api,
    // The shop speaks for its visitors: their addresses are limited, not its own.
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: shop,
  }
  const parts: Part[] = [
    {
      name: 'api',
      colour: 'cyan',
      args: ['--watch', 'apps/server/src/entry/http.ts'],
      env: { ...env, PORT: String(apiPort), METRICS_PORT: String(await portNear(9464)) },
    },
    {
      name: 'worker',
      colour: 'magenta',
      args: ['--watch', 'apps/server/src/entry/worker.ts'],
      env: { ...env, METRICS_PORT: String(await portNear(9465)) },
    },
    {
      name: 'shop',
      colour: 'yellow',
      args: ['apps/storefront/entry/serve.ts', '--dev'],
      env: { ...env, PORT: String(shopPort) },
    },
    { name: 'peers', colour: 'green', args: [PEERS, ...peers.args], env: process.env },
  ]
  const children = parts.map(startPart)
  onShutdown(() => stopAll(children))
  const rows = [
    ['Shop', shop],
    ['API', api],
    ['API docs', `${api}/docs`],
    ['Short messages', inboxOf(peers.urls.smsUrl)],
    ['Mail', MAIL_INBOX_URL ?? 'sent for real, by SMTP_URL'],
  ]
  console.log(`\n${table(rows)}\n\nCtrl-C stops these; the engines stay (npm run engines stop).\n`)
  const ended = await Promise.race(children.map(async (child, i) => ends(child, parts[i]?.name)))
  if (isStopping()) return
  await stopAll(children)
  throw new Error(ended)
})

function startPart({ name, colour, args, env }: Part): ChildProcess {
  // A group of its own, so that what it started ends with it.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const prefix = styleText(colour, name.padEnd(7))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`))
  }
  return child
}

async function ends(child: ChildProcess, name = ''): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return `${name} ended with ${code ?? signal}`
}

async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
  const gone = Promise.all(running.map(async (child) => once(child, 'exit')))
  signalGroups(running, 'SIGTERM')
  await Promise.race([gone, sleep(STOP_PATIENCE_MS, undefined, { ref: false })])
  signalGroups(children, 'SIGKILL')
}

function signalGroups(children: readonly ChildProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      // Gone already.
    }
  }
}
