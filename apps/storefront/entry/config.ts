import { environmentReader } from '@ironsouq/front-server/environment'

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
  'BACKOFFICE_URL',
  'REALTIME_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'SERVICE_KEY',
  'TRUST_PROXY',
] as const

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
  /** The address of the back office, which shows previews in a frame. */
  backofficeUrl: string
  /** The realtime process, if this process passes `/realtime` on to it. */
  realtimeUrl: string | undefined
  /** Without it each process caches pages for itself, and for seconds only. */
  redisUrl: string | undefined
  redisPrefix: string
  /** Without it no visit is counted, and the texts are the build's own. */
  serviceKey: string | undefined
  /** Addresses of our own proxies, whose forwarding headers are trusted. */
  trustProxy: string | false
}

export function readConfig(env: Partial<Record<string, string>>): StorefrontConfig {
  const { given, fault, mode, port, address, key, done } = environmentReader(env, ENV_NAMES)
  mode('NODE_ENV')
  const own = port('PORT', 3000)

  const redis = given('REDIS_URL')
  if (redis && !/^rediss?:$/.test(URL.parse(redis)?.protocol ?? ''))
    fault('REDIS_URL is a redis or rediss address') // it may hold a password

  const [apiUrl, objectsUrl] = [address('API_URL'), address('OBJECTS_URL')]
  const config = {
    host: given('HOST') ?? '127.0.0.1',
    port: own,
    metricsHost: given('METRICS_HOST') ?? '127.0.0.1',
    metricsPort: port('METRICS_PORT', 9464),
    apiUrl,
    objectsUrl,
    uploadsUrl: given('UPLOADS_URL') ? address('UPLOADS_URL') : objectsUrl,
    publicUrl: address('PUBLIC_URL', `http://127.0.0.1:${own}`),
    backofficeUrl: address('BACKOFFICE_URL', 'http://127.0.0.1:3100'),
    realtimeUrl: given('REALTIME_URL') ? address('REALTIME_URL') : undefined,
    redisUrl: redis,
    redisPrefix: given('REDIS_PREFIX') ?? 'ironsouq:',
    serviceKey: key('SERVICE_KEY'),
    trustProxy: given('TRUST_PROXY') ?? (false as const),
  }
  done()
  return config
}
