import type { Finding } from '../finding.ts'
import { broughtSettings } from './catalogue.ts'
import { missingPackages, installHint } from './debian.ts'
import type { Engine } from './engine.ts'

/** Asks the live engine, where development expects it, what it is. */
export async function engineHealth(engine: Engine, env = process.env): Promise<Finding> {
  const [variable = ''] = engine.variables
  const found = { what: engine.title, where: `${variable}=${env[variable] ?? ''}` }
  try {
    const settings = broughtSettings(engine, env) ?? engine.settings(engine.devPorts)
    found.where = withoutPassword(settings[variable] ?? '')
    return { ...found, state: 'ok', version: await engine.version(settings), mend: '' }
  } catch (error) {
    const why = reasonOf(error)
    return { ...found, state: 'missing', version: '', mend: `${why}: ${mendOf(engine, env)}` }
  }
}

function mendOf(engine: Engine, env: NodeJS.ProcessEnv): string {
  const [variable = ''] = engine.variables
  if (env[variable]) return `mend what ${variable} names, or unset it to use our own`
  const missing = process.getuid?.() === 0 ? [] : missingPackages(engine.packages())
  const packages = missing.length > 0 ? `as root ${installHint(missing)}, then ` : ''
  return `${packages}npm run engines start`
}

/** The innermost reason: what a failed fetch or connection says about itself. */
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
