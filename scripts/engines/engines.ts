import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onShutdown } from '../shutdown.ts'
import { ENGINES, ENGINES_DIR } from './engine-list.ts'
import { findEngineState, ensureRunning } from './engine-state.ts'
import type { Engine, Mode, EngineInstance, Settings } from './engine.ts'
import { BROWSER_PACKAGES } from './install/browser.ts'
import { FFMPEG, installPackages, missingPackages, type DebianPackage } from './install/debian.ts'
import { withLock } from './process/lock.ts'
import { freePorts } from './process/ports.ts'
import { isAlive, thisProcess, type ProcessId } from './process/process-id.ts'
import { stopProcess } from './process/process.ts'
import { withProgress } from './progress.ts'

export interface RunningEngines {
  /** Environment variables with the addresses of the engines. */
  env: Settings
  /** In ci mode stops the engines and removes their data; in dev mode does nothing. */
  stop: () => Promise<void>
}

export async function startEngines({ mode }: { mode: Mode }): Promise<RunningEngines> {
  return mode === 'dev' ? await startForDev() : await startForCi()
}

/** Stops the engines of this folder; returns the names of those that ran. */
export async function stopEngines(dir: string): Promise<string[]> {
  const stopped = await Promise.all(
    ENGINES.map(async ({ name, stopSignal }) =>
      (await stopProcess(join(dir, name), stopSignal)) ? [name] : [],
    ),
  )
  return stopped.flat()
}

async function startForDev(): Promise<RunningEngines> {
  const env = await withLock(join(ENGINES_DIR, 'start.lock'), () =>
    startAll((engine) => ({
      mode: 'dev',
      dir: join(ENGINES_DIR, engine.name),
      ports: engine.devPorts,
    })),
  )
  const settings = { ...env, ENGINES_DIR }
  writeFileSync(join(ENGINES_DIR, 'env.json'), `${JSON.stringify(settings, null, 2)}\n`)
  return { env: settings, stop: async () => {} }
}

async function startForCi(): Promise<RunningEngines> {
  await removeLeftovers()
  const dir = join(ENGINES_DIR, `ci-${process.pid}`)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'owner.json'), JSON.stringify(thisProcess()))
  const remove = async () => {
    await stopEngines(dir)
    rmSync(dir, { recursive: true, force: true })
  }
  const ports = await freePorts(ENGINES.flatMap(({ devPorts }) => devPorts).length)
  const portsOf = new Map(ENGINES.map((e) => [e.name, ports.splice(0, e.devPorts.length)]))
  const starting = startAll((engine) => ({
    mode: 'ci',
    dir: join(dir, engine.name),
    ports: portsOf.get(engine.name) ?? [],
  }))
  // An interrupted start fails at its next step and may have created a folder before that.
  const unregister = onShutdown(async () => {
    await remove()
    await Promise.allSettled([starting])
    await remove()
  })
  const stop = async () => {
    await remove()
    unregister()
  }
  try {
    return { env: { ...(await starting), ENGINES_DIR: dir }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts all engines in parallel, each as soon as its packages are installed. */
async function startAll(instanceOf: (engine: Engine) => EngineInstance): Promise<Settings> {
  const states = await allOrReasons(
    ENGINES.map((engine) => findEngineState(engine, instanceOf(engine))),
  )
  const absent = states.filter(({ state }) => state === 'absent')
  const packages = installMissing(absent.flatMap(({ engine }) => engine.packages()))
  const settings = await allOrReasons([
    ...states.map((found) => ensureRunning(found, packages)),
    packages.then((): Settings => ({})),
  ])
  return Object.assign({}, ...settings) as Settings
}

/** Waits for all, so that no engine is left half started; then throws all reasons together. */
async function allOrReasons<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work)
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
  if (reasons.length > 0) {
    const next = 'Fix that and run the command again; `npm run doctor` shows the state.'
    throw new Error([...new Set(reasons), next].join('\n'))
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

async function installMissing(wanted: readonly DebianPackage[]): Promise<void> {
  // Only root can install the browser, and only the browser tests need it.
  const browser = process.getuid?.() === 0 ? BROWSER_PACKAGES : []
  const missing = missingPackages([...wanted, FFMPEG, ...browser])
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' ')
  await withProgress('Debian packages', `installing ${names}`, () => installPackages(missing))
}

/** Removes engines of CI runs that were killed before they could clean up. */
async function removeLeftovers(): Promise<void> {
  mkdirSync(ENGINES_DIR, { recursive: true })
  for (const name of readdirSync(ENGINES_DIR).filter((entry) => entry.startsWith('ci-'))) {
    const dir = join(ENGINES_DIR, name)
    if (isOwned(dir)) continue
    await stopEngines(dir)
    rmSync(dir, { recursive: true, force: true })
  }
}

function isOwned(dir: string): boolean {
  try {
    return isAlive(JSON.parse(readFileSync(join(dir, 'owner.json'), 'utf8')) as ProcessId)
  } catch {
    return false
  }
}
