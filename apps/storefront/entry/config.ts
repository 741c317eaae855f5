/** What `.env.example` must list, and lists. */
export const ENV_NAMES = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'API_URL',
  'OBJECTS_URL',
  'PUBLIC_URL',
] as const
type EnvName = (typeof ENV_NAMES)[number]

export interface StorefrontConfig {
  production: boolean
  host: string
  port: number
  /** The API as this process reaches it. */
  apiUrl: string
  /** The object store as a browser reaches it. */
  objectsUrl: string
  /** This site as the world knows it, without a slash at the end. */
  publicUrl: string
}

const MODES = ['production', 'development', 'test']

/** Everything wrong with the environment in one list, so that it is mended in one go. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

export function readConfig(env: Partial<Record<string, string>>): StorefrontConfig {
  const faults: string[] = []
  const given = (name: EnvName) => env[name]?.trim() || undefined

  const mode = given('NODE_ENV') ?? 'development'
  if (!MODES.includes(mode)) faults.push(`NODE_ENV is one of ${MODES.join(', ')}, not ${mode}`)

  const port = Number(given('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push(`PORT is a port number, not ${given('PORT')}`)

  const address = (name: EnvName, fallback?: string) => {
    const text = given(name) ?? fallback
    if (text === undefined) {
      faults.push(`${name} is missing: an http or https address`)
      return ''
    }
    const url = URL.parse(text)
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      faults.push(`${name} is an http or https address, not ${text}`)
    return text.replace(/\/+$/, '')
  }

  const config = {
    production: mode === 'production',
    host: given('HOST') ?? '127.0.0.1',
    port,
    apiUrl: address('API_URL'),
    objectsUrl: address('OBJECTS_URL'),
    publicUrl: address('PUBLIC_URL', `http://127.0.0.1:${port}`),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
