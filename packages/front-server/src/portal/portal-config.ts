import { environmentReader } from '../environment.ts'

/** The variables that every portal reads, besides that of its own address. */
export const PORTAL_ENV_NAMES = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'METRICS_HOST',
  'METRICS_PORT',
  'API_URL',
  'OBJECTS_URL',
  'UPLOADS_URL',
  'SERVICE_KEY',
  'PUBLIC_URL',
  'REALTIME_URL',
  'TRUST_PROXY',
] as const

export interface PortalConfig {
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
  /** The address of the portal, without a trailing slash: an origin of its own. */
  publicUrl: string
  /** Authenticates this process to the API; without it the texts are the build's own. */
  serviceKey: string | undefined
  /** The address of the shop, whose previews are shown in frames. */
  framesUrl: string
  /** The realtime process, to which `/realtime/` is passed on; a load balancer may do that instead. */
  realtimeUrl: string | undefined
  /** Addresses of our own proxies, whose forwarding headers are trusted. */
  trustProxy: string | false
}

interface Own<Name extends string> {
  /** The variable with the address of the portal. */
  addressName: Name
  port: number
}

export function portalConfig<Name extends string>(
  env: Partial<Record<string, string>>,
  { addressName, port: usualPort }: Own<Name>,
): PortalConfig {
  const names = [...PORTAL_ENV_NAMES, addressName]
  const { given, mode, port, address, key, done } = environmentReader(env, names)
  mode('NODE_ENV')
  const own = port('PORT', usualPort)
  const objectsUrl = address('OBJECTS_URL')
  const config = {
    host: given('HOST') ?? '127.0.0.1',
    port: own,
    metricsHost: given('METRICS_HOST') ?? '127.0.0.1',
    metricsPort: port('METRICS_PORT', 9464),
    apiUrl: address('API_URL'),
    objectsUrl,
    uploadsUrl: given('UPLOADS_URL') ? address('UPLOADS_URL') : objectsUrl,
    publicUrl: address(addressName, `http://127.0.0.1:${own}`),
    serviceKey: key('SERVICE_KEY'),
    framesUrl: address('PUBLIC_URL', 'http://127.0.0.1:3000'),
    realtimeUrl: given('REALTIME_URL') ? address('REALTIME_URL') : undefined,
    trustProxy: given('TRUST_PROXY') ?? (false as const),
  }
  done()
  return config
}
