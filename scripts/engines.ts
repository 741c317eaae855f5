import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { devSettings, ENGINES, ENGINES_DIR } from './engines/engine-list.ts'
import { startEngines, stopEngines } from './engines/engines.ts'
import { engineHealth } from './engines/health.ts'
import { memoryOf } from './engines/process/process-id.ts'
import { runningProcess } from './engines/process/process.ts'
import { main } from './main.ts'
import { table } from './table.ts'

const COMMANDS = new Map([
  ['start', start],
  ['stop', stop],
  ['status', status],
  ['wipe', wipe],
  ['env', env],
])

await main(async () => {
  const command = COMMANDS.get(process.argv[2] ?? '')
  if (!command) throw new Error(`npm run engines ${[...COMMANDS.keys()].join('|')}`)
  await command()
})

async function start(): Promise<void> {
  await startEngines({ mode: 'dev' })
}

async function stop(): Promise<void> {
  const stopped = await stopEngines(ENGINES_DIR)
  console.log(
    stopped.length > 0 ? `Stopped ${stopped.join(', ')}.` : 'No engine of this clone was running.',
  )
}

async function status(): Promise<void> {
  const rows = await Promise.all(
    ENGINES.map(async (engine) => {
      const { what, state, version, where } = await engineHealth(engine)
      const running = runningProcess(join(ENGINES_DIR, engine.name))
      if (state !== 'ok') return [what, 'does not answer', where, '']
      return [
        what,
        version,
        where,
        running ? `pid ${running.pid}, ${memoryOf(running)} MB` : 'external',
      ]
    }),
  )
  console.log(table(rows))
}

/** Stops the engines and deletes their data; downloaded programs stay. */
async function wipe(): Promise<void> {
  await stop()
  for (const name of [...ENGINES.map((engine) => engine.name), 'env.json']) {
    rmSync(join(ENGINES_DIR, name), { recursive: true, force: true })
  }
}

/** Lines for an env file: `npm run -s engines env > .env`. */
async function env(): Promise<void> {
  for (const [name, value] of ENGINES.flatMap((engine) => Object.entries(devSettings(engine)))) {
    console.log(`${name}=${value}`)
  }
}
