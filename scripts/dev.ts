import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { styleText } from 'node:util'
import { prepareDev, type Part } from './dev/prepare-dev.ts'
import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { ROOT } from './root.ts'
import { isStopping, onShutdown } from './shutdown.ts'
import { table } from './table.ts'

const STOP_TIMEOUT_MS = 10_000

await main(async () => {
  const engines = await startEngines({ mode: 'dev' })
  const { parts, addresses } = await prepareDev(engines.env)
  const children = parts.map(startPart)
  onShutdown(() => stopAll(children))
  console.log(
    `\n${table(addresses)}\n\nCtrl-C stops these processes; npm run engines stop stops the engines.\n`,
  )
  const exited = await Promise.race(children.map((child, i) => exitOf(child, parts[i]?.name)))
  if (isStopping()) return
  await stopAll(children)
  throw new Error(exited)
})

function startPart({ name, colour, args, env }: Part): ChildProcess {
  // A separate process group: its children are stopped with it.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const prefix = styleText(colour, name.padEnd(9))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`))
  }
  return child
}

async function exitOf(child: ChildProcess, name = ''): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return `${name} exited with ${code ?? signal}`
}

async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
  const exits = Promise.all(running.map(async (child) => once(child, 'exit')))
  signalGroups(running, 'SIGTERM')
  await Promise.race([exits, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
  signalGroups(children, 'SIGKILL')
}

function signalGroups(children: readonly ChildProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      // Already exited.
    }
  }
}
