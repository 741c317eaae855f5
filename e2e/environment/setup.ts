import type { ChildProcess } from 'node:child_process'
import { createClient } from '@ironsouq/contract/client'
import { featureSwitchEndpoints } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import {
  inboxOf,
  carrierEnv,
  paymentEnv,
  providerEnv,
  providersAt,
  type ProviderUrls,
} from '@ironsouq/sandboxes/addresses'
import { CARRIER, PROVIDERS, PSP } from '@ironsouq/sandboxes/programs'
import { seedDemo, type Env, freePort, createEnvironment } from '@ironsouq/tooling/environment'
import { type Environment, publishEnvironment } from './environment.ts'
import { responds, run, start, stop, until } from './processes.ts'
import { sql } from './sql.ts'
import { STOREFRONT } from './storefront.ts'

const MACHINES = Number(process.env['E2E_MACHINES'] ?? 48)
/** The bucket outlives a run: object names are derived from content, so no picture is drawn twice. */
const BUCKET = 'ironsouq-e2e'

const SERVER = 'apps/server/build/entry'
const BACKOFFICE = 'apps/backoffice/entry/serve.ts'
const MERCHANT = 'apps/merchant/entry/serve.ts'
/** Draws the pictures that are not stored yet. */
const PICTURES = 'packages/demo/src/entry/pictures.ts'

/** Social login and text message providers. */
async function startProviders(shop: string, running: ChildProcess[]): Promise<ProviderUrls> {
  const ports = { oidc: await freePort(), wechat: await freePort(), sms: await freePort() }
  const { urls, args } = providersAt(shop, ports)
  running.push(start('providers', PROVIDERS, {}, args))
  await until('the providers', responds(`${urls.oidcUrl}/.well-known/openid-configuration`))
  return urls
}

/** The sandbox of payments or that of carriers. */
async function startSandbox(
  name: string,
  program: string,
  api: string,
  running: ChildProcess[],
): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  running.push(start(name, program, {}, ['--port', String(port), '--notify', api]))
  await until(`the sandbox of ${name}`, responds(`${url}/_sandbox/waiting`))
  return url
}

interface Site {
  url: string
  port: number
  officeUrl: string
  officePort: number
  merchantUrl: string
  merchantPort: number
  apiUrl: string
  apiPort: number
  picturesPort: number
  realtimePort: number
}

async function addresses(): Promise<Site> {
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  const [apiPort = 0, port = 0, picturesPort = 0, officePort = 0, merchantPort = 0] = ports
  const realtimePort = ports[5] ?? 0
  const apiUrl = `http://127.0.0.1:${apiPort}`
  // Browsers create passkeys only for a host name, not for an IP address.
  return {
    url: `http://localhost:${port}`,
    port,
    officeUrl: `http://localhost:${officePort}`,
    officePort,
    merchantUrl: `http://localhost:${merchantPort}`,
    merchantPort,
    apiUrl,
    apiPort,
    picturesPort,
    realtimePort,
  }
}

function startSite(at: Site, env: Env, running: ChildProcess[]) {
  const { url, port, officeUrl, officePort, merchantUrl, merchantPort } = at
  const { apiUrl, apiPort, picturesPort, realtimePort } = at
  const objectsUrl = `http://127.0.0.1:${picturesPort}`
  const { REDIS_URL = '', REDIS_PREFIX = '', SERVICE_KEY = '', S3_ENDPOINT_URL = '' } = env
  const shared = { REDIS_URL, REDIS_PREFIX, SERVICE_KEY }
  const portal = {
    NODE_ENV: 'production',
    API_URL: apiUrl,
    OBJECTS_URL: objectsUrl,
    UPLOADS_URL: S3_ENDPOINT_URL,
    SERVICE_KEY,
    PUBLIC_URL: url,
    REALTIME_URL: `http://127.0.0.1:${realtimePort}`,
  }
  running.push(
    start('http', `${SERVER}/http.js`, { ...env, PORT: String(apiPort) }),
    start('worker', `${SERVER}/worker.js`, env),
    start('realtime', `${SERVER}/realtime.js`, { ...env, PORT: String(realtimePort) }),
    start('pictures', PICTURES, env, [
      '--port',
      String(picturesPort),
      '--machines',
      String(MACHINES),
    ]),
    start('storefront', STOREFRONT, {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      OBJECTS_URL: objectsUrl,
      UPLOADS_URL: S3_ENDPOINT_URL,
      PUBLIC_URL: url,
      BACKOFFICE_URL: officeUrl,
      REALTIME_URL: `http://127.0.0.1:${realtimePort}`,
      ...shared,
    }),
    start('backoffice', BACKOFFICE, {
      ...portal,
      PORT: String(officePort),
      BACKOFFICE_URL: officeUrl,
    }),
    start('merchant', MERCHANT, {
      ...portal,
      PORT: String(merchantPort),
      MERCHANT_URL: merchantUrl,
    }),
  )
  return { url, officeUrl, merchantUrl, apiUrl, objectsUrl, shared }
}

/** Whether the search index holds every machine that is for sale. */
async function indexed({ apiUrl, databaseUrl }: Pick<Environment, 'apiUrl' | 'databaseUrl'>) {
  const [row] = await sql(
    databaseUrl,
    `select count(*)::int as n from device where state = 'listed'`,
  )
  const reply = await fetch(`${apiUrl}/device/list?size=1`)
  const { data } = (await reply.json()) as { data: { total: number } }
  return data.total > 0 && data.total === row?.['n']
}

/** The pages are tested with everything that they can say. */
async function openAuctions(base: string, staffToken: string): Promise<void> {
  const call = createClient({ base, locale: () => 'en', token: () => staffToken, log: () => {} })
  await call(featureSwitchEndpoints.set, { body: { code: 'auction', isOn: true, version: 1 } })
}

/** Starts a complete installation with its own database and index; the returned function removes it. */
// oxlint-disable-next-line import/no-default-export -- Playwright imports the default export
export default async function startEnvironment() {
  const running: ChildProcess[] = []
  let drop = async () => {}
  const teardown = async () => {
    await Promise.all(running.map(stop))
    await drop()
  }

  try {
    const at = await addresses()
    const starting = startProviders(at.url, running)
    const startingPsp = startSandbox('payments', PSP, at.apiUrl, running)
    const startingCarrier = startSandbox('carriers', CARRIER, at.apiUrl, running)
    const created = await createEnvironment('e2e', {
      NODE_ENV: 'test',
      S3_BUCKET_NAME: BUCKET,
      PUBLIC_URL: at.url,
      BACKOFFICE_URL: at.officeUrl,
      MERCHANT_URL: at.merchantUrl,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '100000', // all visitors of the tests share one address
    })
    drop = () => created.destroy()
    const { smsUrl, ...providers } = await starting
    const pspUrl = await startingPsp
    const carrierUrl = await startingCarrier
    const env: Env = {
      ...created.env,
      ...providerEnv({ smsUrl, ...providers }),
      ...paymentEnv(pspUrl, at.apiUrl),
      ...carrierEnv(carrierUrl),
    }
    const site = startSite(at, env, running)
    const [staffToken] = await Promise.all([
      run(`${SERVER}/token.js`, env, ['--audience', 'staff']),
      seedDemo(
        env,
        '--machines',
        String(MACHINES),
        '--galleries',
        '3',
        '--on-request',
        '--mall',
        '400',
      ),
      until('the storefront and its API', responds(`${site.url}/readyz`)),
      until('the back office', responds(`${site.officeUrl}/readyz`)),
      until('the merchant portal', responds(`${site.merchantUrl}/readyz`)),
    ])
    const databaseUrl = env['MIGRATION_DATABASE_URL'] ?? ''
    await until('the search index', () => indexed({ ...site, databaseUrl }))
    await openAuctions(site.apiUrl, staffToken)
    const inboxUrl = env['MAIL_INBOX_URL'] ?? ''
    const smsInboxUrl = inboxOf(smsUrl)
    publishEnvironment({
      ...site,
      ...providers,
      pspUrl,
      carrierUrl,
      databaseUrl,
      staffToken,
      inboxUrl,
      smsInboxUrl,
    })
  } catch (err) {
    await teardown()
    throw err
  }
  return teardown
}
