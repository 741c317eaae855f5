import { readFileSync } from 'node:fs'

/** The variables; `.env.example` must list the same. */
export const ENV_NAMES = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'METRICS_HOST',
  'METRICS_PORT',
  'API_URL',
  'OBJECTS_URL',
  'UPLOADS_URL',
  'PUBLIC_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'SERVICE_KEY',
  'TRUST_PROXY',
] as const
type EnvName = (typeof ENV_NAMES)[number]

export interface StorefrontConfig {
  host: string
  port: number
  metricsHost: string
  metricsPort: number
  /** The API's URL for this process. */
  apiUrl: string
  /** The object store's URL for browsers. */
  objectsUrl: string
  /** Where browsers send uploads: the object store itself, if pictures come through another host. */
  uploadsUrl: string
  /** The public URL of this site, without a trailing slash. */
  publicUrl: string
  /** Without it each process caches pages for itself, and for seconds only. */
  redisUrl: string | undefined
  redisPrefix: string
  /** Without it no visit is counted. */
  serviceKey: string | undefined
  /** Addresses of our own proxies, whose forwarding headers are trusted. */
  trustProxy: string | false
}

/** The API requires it. */
const KEY_LENGTH = 32
const MODES = ['production', 'development', 'test']

/** Every fault of the environment in one list, so that all can be fixed at once. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

export function readConfig(env: Partial<Record<string, string>>): StorefrontConfig {
  const faults: string[] = []
  const given = (name: EnvName) => {
    const file = env[`${name}_FILE`]?.trim()
    return env[name]?.trim() || (file && readFileSync(file, 'utf8').trim()) || undefined
  }

  const mode = given('NODE_ENV') ?? 'development'
  if (!MODES.includes(mode)) faults.push(`NODE_ENV is one of ${MODES.join(', ')}, not ${mode}`)

  const portOf = (name: EnvName, fallback: number) => {
    const number = Number(given(name) ?? fallback)
    if (!Number.isInteger(number) || number < 0 || number > 65_535)
      faults.push(`${name} is a port number, not ${given(name)}`)
    return number
  }
  const port = portOf('PORT', 3000)

  const address = (name: EnvName, fallback?: string) => {
    const text = given(name) ?? fallback
    if (text === undefined) {
      faults.push(`${name} is missing: an http or https address`)
      return ''
    }
    const url = URL.parse(text)
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      faults.push(`${name} is an http or https address, not ${text}`)
    return text.replace(/(?<!\/)\/+$/, '')
  }

  const redis = given('REDIS_URL')
  if (redis && !/^rediss?:$/.test(URL.parse(redis)?.protocol ?? ''))
    faults.push('REDIS_URL is a redis or rediss address') // it may hold a password

  const serviceKey = given('SERVICE_KEY')
  if (serviceKey && serviceKey.length < KEY_LENGTH)
    faults.push(`SERVICE_KEY has at least ${KEY_LENGTH} characters`)

  const [apiUrl, objectsUrl] = [address('API_URL'), address('OBJECTS_URL')]
  const config = {
    host: given('HOST') ?? '127.0.0.1',
    port,
    metricsHost: given('METRICS_HOST') ?? '127.0.0.1',
    metricsPort: portOf('METRICS_PORT', 9464),
    apiUrl,
    objectsUrl,
    uploadsUrl: given('UPLOADS_URL') ? address('UPLOADS_URL') : objectsUrl,
    publicUrl: address('PUBLIC_URL', `http://127.0.0.1:${port}`),
    redisUrl: redis,
    redisPrefix: given('REDIS_PREFIX') ?? 'ironsouq:',
    serviceKey,
    trustProxy: given('TRUST_PROXY') ?? (false as const),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
