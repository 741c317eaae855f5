import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

type Env = Readonly<Record<string, string | undefined>>

export const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), fallback)
export const count = (fallback: number, min = 1) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min)), fallback)
export const words = (fallback: string) => z._default(z.string(), fallback)
const trueOrFalse = z.pipe(
  z.enum(['true', 'false']),
  z.transform((s) => s === 'true'),
)
export const flag = (fallback: boolean) => z._default(trueOrFalse, fallback)
/** Whose default depends on other values. */
export const optionalFlag = z.optional(trueOrFalse)

/** Country codes of ISO 3166, separated by commas. */
export const countries = z.pipe(
  z._default(
    z.string().check(z.regex(/^(?:[A-Z]{2}(?:,[A-Z]{2})*)?$/, 'must be codes such as AE,SA')),
    '',
  ),
  z.transform((list) => (list === '' ? [] : list.split(','))),
)
export const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((s) => URL.canParse(s) && protocols.includes(new URL(s).protocol.slice(0, -1)), {
      error: `must be a URL with ${protocols.join(' or ')}`,
    }),
  )

/** The name of a host, without a port. */
export const domain = z
  .string()
  .check(
    z.regex(
      /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/,
      'must be a name such as reply.example.com',
    ),
  )

/** Several of them, separated by commas: nodes of one engine. */
export const urls = (...protocols: string[]) =>
  z.string().check(
    z.refine(
      (list) => list.split(',').every((one) => url(...protocols).safeParse(one.trim()).success),
      {
        error: `must be URLs with ${protocols.join(' or ')}, separated by commas`,
      },
    ),
  )

export const secret = (least: number) =>
  z.string().check(z.minLength(least, { error: `must have at least ${least} characters` }))

/** Everything wrong with the environment, in one list: an operator fixes it in one go. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((f) => `  - ${f}`).join('\n')}`)
  }
}

/** Every value may also be given as the path of a file, as secrets are: NAME_FILE. */
function fromFiles(names: readonly string[], env: Env, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const file = env[`${name}_FILE`]
    const value = env[name]
    if (file !== undefined && value !== undefined)
      faults.push(`${name} and ${name}_FILE are both set: keep one`)
    else if (file !== undefined)
      try {
        values[name] = readFileSync(file, 'utf8').trim()
      } catch {
        faults.push(`${name}_FILE names ${file}, which cannot be read`)
      }
    else if (value !== undefined && value !== '') values[name] = value
  }
  return values
}

/** Refuses unknown names with one of our prefixes: a misspelled name would be ignored silently. */
function unknown(names: readonly string[], env: Env, foreign: readonly string[]): string[] {
  const ours = new Set([...names, ...names.map((n) => `${n}_FILE`), ...foreign])
  const families = new Set(
    names.filter((n) => n.includes('_')).map((n) => `${n.split('_', 1)[0]}_`),
  )
  return Object.keys(env)
    .filter((name) => name.includes('_') && !ours.has(name))
    .filter((name) => families.has(`${name.split('_', 1)[0]}_`))
    .map((name) => `${name} is not known here: correct its name or unset it`)
}

/**
 * Parses the environment once, at the start. `foreign` are names of our families that belong to
 * another process of the same installation.
 */
export function readConfig<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  env: Env,
  foreign: readonly string[] = [],
): z.output<z.ZodMiniObject<Shape>> {
  const names = Object.keys(shape)
  const faults: string[] = []
  const values = fromFiles(names, env, faults)
  const result = z.safeParse(z.object(shape), values)
  if (!result.success)
    for (const { path, message } of result.error.issues) {
      const name = String(path[0])
      // The value itself may be a secret and is never repeated.
      faults.push(values[name] === undefined ? `${name} is missing` : `${name}: ${message}`)
    }
  faults.push(...unknown(names, env, foreign))
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return result.data
}
