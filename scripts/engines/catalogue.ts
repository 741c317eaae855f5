import { join } from 'node:path'
import type { Engine, Settings } from './engine.ts'
import { maildev } from './maildev.ts'
import { opensearch } from './opensearch.ts'
import { postgres } from './postgres.ts'
import { redis } from './redis.ts'
import { ROOT } from './root.ts'
import { versitygw } from './versitygw.ts'

export const ENGINES: readonly Engine[] = [postgres, redis, versitygw, opensearch, maildev]

/** Data and logs of the clone's engines. */
export const ENGINES_DIR = join(ROOT, '.engines')

/** The settings of an engine that somebody else runs, told by its variable being set. */
export function broughtSettings(
  engine: Engine,
  env: NodeJS.ProcessEnv = process.env,
): Settings | undefined {
  const [deciding = ''] = engine.variables
  if (!env[deciding]) return undefined
  const missing = engine.variables.filter((name) => !env[name] && !engine.optional?.includes(name))
  if (missing.length > 0) {
    throw new Error(`${deciding} is set, so ${missing.join(', ')} must be set, too`)
  }
  return Object.fromEntries(engine.variables.map((name) => [name, env[name] ?? '']))
}

/** Where the engine is expected to answer in development. */
export function devSettings(engine: Engine): Settings {
  return broughtSettings(engine) ?? engine.settings(engine.devPorts)
}
