import { mkdirSync } from 'node:fs'
import { broughtSettings } from './catalogue.ts'
import { missingPackages } from './debian.ts'
import type { Engine, Place, Settings } from './engine.ts'
import { startProcess, waitUntilAnswers } from './process.ts'
import { say, withProgress } from './progress.ts'

const START_PATIENCE_MS = 180_000

/** How an engine was found: run by somebody else, answering already, or to be started by us. */
export interface Berth {
  engine: Engine
  place: Place
  settings: Settings
  state: 'brought' | 'answering' | 'absent'
}

export async function berthOf(engine: Engine, place: Place): Promise<Berth> {
  const brought = broughtSettings(engine)
  if (brought) return { engine, place, settings: brought, state: 'brought' }
  const settings = engine.settings(place.ports)
  // What happens to answer serves development; a clean run trusts only what it started.
  const answers = place.mode === 'dev' && (await answersNow(engine, settings))
  return { engine, place, settings, state: answers ? 'answering' : 'absent' }
}

/** Returns when the applications can use the engine; `packages` is their installation. */
export async function bringUp(berth: Berth, packages: Promise<void>): Promise<Settings> {
  try {
    await WAYS[berth.state](berth, packages)
    return berth.settings
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(`${berth.engine.title}: ${text}`, { cause: error })
  }
}

const WAYS = { brought: check, answering: join, absent: start }

async function check({ engine, settings }: Berth): Promise<void> {
  const version = await engine.version(settings)
  say(engine.title, `${version}, brought by ${engine.variables[0]}`)
}

async function join(berth: Berth): Promise<void> {
  await berth.engine.prepare(berth.settings)
  say(berth.engine.title, `answers at ${addressOf(berth)}`)
}

async function start(berth: Berth, packages: Promise<void>): Promise<void> {
  const { engine, place, settings } = berth
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error('ours runs on Linux x64 alone; elsewhere run `docker compose up -d --wait`')
  }
  if (missingPackages(engine.packages()).length > 0) await packages
  if (!engine.isInstalled()) await withProgress(engine.title, 'fetching', () => engine.install())
  await withProgress(engine.title, `starting at ${addressOf(berth)}`, async () => {
    mkdirSync(place.dir, { recursive: true })
    startProcess(place.dir, await engine.launch(place))
    await waitUntilAnswers(place.dir, () => engine.answers(settings), START_PATIENCE_MS)
    await engine.prepare(settings)
  })
}

function addressOf({ settings }: Berth): string {
  return Object.values(settings)[0] ?? ''
}

async function answersNow(engine: Engine, settings: Settings): Promise<boolean> {
  try {
    await engine.answers(settings)
    return true
  } catch {
    return false
  }
}
