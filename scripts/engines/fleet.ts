import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onShutdown } from '../shutdown.ts'
import { berthOf, bringUp } from './berth.ts'
import { BROWSER_PACKAGES } from './browser.ts'
import { ENGINES, ENGINES_DIR } from './catalogue.ts'
import { installPackages, missingPackages, type DebianPackage } from './debian.ts'
import type { Engine, Mode, Place, Settings } from './engine.ts'
import { withLock } from './lock.ts'
import { freePorts } from './ports.ts'
import { isAlive, thisProcess, type ProcessId } from './process-id.ts'
import { stopProcess } from './process.ts'
import { withProgress } from './progress.ts'

export interface RunningEngines {
  /** The variables by which the applications reach the engines. */
  env: Settings
  /** In ci mode stops everything and removes the data; in dev mode the engines stay. */
  stop: () => Promise<void>
}

export async function startEngines({ mode }: { mode: Mode }): Promise<RunningEngines> {
  return mode === 'dev' ? await startForDev() : await startForCi()
}

/** Stops what was started under this folder; returns the names of what ran. */
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
  // Stopped half-way, the start fails at its next step and may have made a folder until then.
  const forget = onShutdown(async () => {
    await remove()
    await Promise.allSettled([starting])
    await remove()
  })
  const stop = async () => {
    await remove()
    forget()
  }
  try {
    return { env: { ...(await starting), ENGINES_DIR: dir }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Every engine at once, each as soon as what it needs is there. */
async function startAll(placeOf: (engine: Engine) => Place): Promise<Settings> {
  const berths = await allOrReasons(ENGINES.map((engine) => berthOf(engine, placeOf(engine))))
  const absent = berths.filter(({ state }) => state === 'absent')
  const packages = installMissing(absent.flatMap(({ engine }) => engine.packages()))
  const settings = await allOrReasons([
    ...berths.map((berth) => bringUp(berth, packages)),
    packages.then((): Settings => ({})),
  ])
  return Object.assign({}, ...settings) as Settings
}

/** Waits for all, so that nothing is left behind half-started; then tells every reason once. */
async function allOrReasons<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work)
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
  if (reasons.length > 0) {
    const next = 'Run it again when that is mended; `npm run doctor` shows what is here.'
    throw new Error([...new Set(reasons), next].join('\n'))
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

async function installMissing(wanted: readonly DebianPackage[]): Promise<void> {
  // Nobody but root can install the browser, and nothing but the browser tests waits for it.
  const browser = process.getuid?.() === 0 ? BROWSER_PACKAGES : []
  const missing = missingPackages([...wanted, ...browser])
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' ')
  await withProgress('Debian packages', `installing ${names}`, () => installPackages(missing))
}

/** A run that was killed outright could not clean up after itself: the next one does. */
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
