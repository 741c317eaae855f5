import { join } from 'node:path'
import { ROOT } from '../root.ts'
import type { Engine, Settings } from './engine.ts'
import { maildev } from './maildev/maildev.ts'
import { opensearch } from './opensearch/opensearch.ts'
import { postgres } from './postgres/postgres.ts'
import { redis } from './redis/redis.ts'
import { versitygw } from './versitygw/versitygw.ts'

export const ENGINES: readonly Engine[] = [postgres, redis, versitygw, opensearch, maildev]

/** Data and logs of the engines of this clone. */
export const ENGINES_DIR = join(ROOT, '.engines')

/** The settings of an engine that runs elsewhere; its first variable is then set. */
export function externalSettings(
  engine: Engine,
  env: NodeJS.ProcessEnv = process.env,
): Settings | undefined {
  const [variable = ''] = engine.variables
  if (!env[variable]) return undefined
  const missing = engine.variables.filter((name) => !env[name] && !engine.optional?.includes(name))
  if (missing.length > 0) {
    throw new Error(`${variable} is set, so ${missing.join(', ')} must be set, too`)
  }
  return Object.fromEntries(engine.variables.map((name) => [name, env[name] ?? '']))
}

/** Where development reaches the engine. */
export function devSettings(engine: Engine): Settings {
  return externalSettings(engine) ?? engine.settings(engine.devPorts)
}
