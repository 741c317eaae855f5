import type { Diagnosis } from '../diagnosis.ts'
import { externalSettings } from './engine-list.ts'
import type { Engine } from './engine.ts'
import { missingPackages, installHint } from './install/debian.ts'

/** The version of the engine that development uses, or why it does not answer. */
export async function engineHealth(engine: Engine, env = process.env): Promise<Diagnosis> {
  const [variable = ''] = engine.variables
  const found = { what: engine.title, where: `${variable}=${env[variable] ?? ''}` }
  try {
    const settings = externalSettings(engine, env) ?? engine.settings(engine.devPorts)
    found.where = withoutPassword(settings[variable] ?? '')
    return { ...found, state: 'ok', version: await engine.version(settings), fix: '' }
  } catch (error) {
    const why = reasonOf(error)
    return { ...found, state: 'missing', version: '', fix: `${why}: ${fixFor(engine, env)}` }
  }
}

function fixFor(engine: Engine, env: NodeJS.ProcessEnv): string {
  const [variable = ''] = engine.variables
  if (env[variable])
    return `fix the engine at ${variable}, or unset the variable to use the built-in engine`
  const missing = process.getuid?.() === 0 ? [] : missingPackages(engine.packages())
  const packages = missing.length > 0 ? `as root ${installHint(missing)}, then ` : ''
  return `${packages}npm run engines start`
}

/** The innermost cause of a failed fetch or connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error.message || error.name
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password) url.password = '***'
  return url.href
}
