import { mkdirSync } from 'node:fs'
import { externalSettings } from './engine-list.ts'
import type { Engine, EngineInstance, Settings } from './engine.ts'
import { missingPackages } from './install/debian.ts'
import { startProcess, waitUntilReady } from './process/process.ts'
import { logProgress, withProgress } from './progress.ts'

const START_TIMEOUT_MS = 180_000

/** An external engine, one that already answers, or one that has to be started. */
export interface EngineState {
  engine: Engine
  instance: EngineInstance
  settings: Settings
  state: 'external' | 'answering' | 'absent'
}

export async function findEngineState(
  engine: Engine,
  instance: EngineInstance,
): Promise<EngineState> {
  const external = externalSettings(engine)
  if (external) return { engine, instance, settings: external, state: 'external' }
  const settings = engine.settings(instance.ports)
  // Development uses whatever answers; a CI run uses only what it started.
  const answers = instance.mode === 'dev' && (await isAnswering(engine, settings))
  return { engine, instance, settings, state: answers ? 'answering' : 'absent' }
}

/** Resolves when the applications can use the engine. `packages` is the Debian installation. */
export async function ensureRunning(
  found: EngineState,
  packages: Promise<void>,
): Promise<Settings> {
  try {
    await STEPS[found.state](found, packages)
    return found.settings
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(`${found.engine.title}: ${text}`, { cause: error })
  }
}

const STEPS = { external: check, answering: prepare, absent: start }

async function check({ engine, settings }: EngineState): Promise<void> {
  const version = await engine.version(settings)
  logProgress(engine.title, `${version}, external, from ${engine.variables[0]}`)
}

async function prepare(found: EngineState): Promise<void> {
  await found.engine.prepare(found.settings)
  logProgress(found.engine.title, `answers at ${addressOf(found)}`)
}

async function start(found: EngineState, packages: Promise<void>): Promise<void> {
  const { engine, instance, settings } = found
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error(
      'the engines run on Linux x64 only; elsewhere run `docker compose up -d --wait`',
    )
  }
  if (missingPackages(engine.packages()).length > 0) await packages
  if (!engine.isInstalled()) await withProgress(engine.title, 'downloading', () => engine.install())
  await withProgress(engine.title, `starting at ${addressOf(found)}`, async () => {
    mkdirSync(instance.dir, { recursive: true })
    startProcess(instance.dir, await engine.launch(instance))
    await waitUntilReady(instance.dir, () => engine.ping(settings), START_TIMEOUT_MS)
    await engine.prepare(settings)
  })
}

function addressOf({ settings }: EngineState): string {
  return Object.values(settings)[0] ?? ''
}

async function isAnswering(engine: Engine, settings: Settings): Promise<boolean> {
  try {
    await engine.ping(settings)
    return true
  } catch {
    return false
  }
}
