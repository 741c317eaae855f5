import { randomBytes } from 'node:crypto'
import {
  carrierEnv,
  inboxOf,
  paymentEnv,
  providerEnv,
  providersAt,
} from '@ironsouq/sandboxes/addresses'
import { CARRIER, PROVIDERS, PSP } from '@ironsouq/sandboxes/programs'
import { asAppRole } from '../../apps/server/src/kernel/data/role/app-role.ts'
import { portNear } from '../engines/process/ports.ts'
import { runEntry } from '../run-entry.ts'

/** Draws the demo pictures that are not stored yet: when they are asked for, and in the background. */
const PICTURES = 'packages/demo/src/entry/pictures.ts'

export interface Part {
  name: string
  colour: 'cyan' | 'magenta' | 'yellow' | 'green' | 'blue'
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

/**
 * Migrates, and returns the processes of development with the addresses that people open. The migration has
 * the environment of the processes: the bucket accepts uploads from the front ends that it names.
 */
export async function prepareDev(engines: NodeJS.ProcessEnv) {
  const [shopPort, apiPort] = [await portNear(3000), await portNear(4000)]
  const officePort = await portNear(3100)
  const realtimePort = await portNear(4200)
  const office = `http://localhost:${officePort}`
  const merchantPort = await portNear(3200)
  const merchant = `http://localhost:${merchantPort}`
  // Passkeys are bound to a host name: browsers create none for an IP address.
  const shop = `http://localhost:${shopPort}`
  const api = `http://127.0.0.1:${apiPort}`
  const ports = {
    oidc: await portNear(4100),
    wechat: await portNear(4101),
    sms: await portNear(4102),
    translate: await portNear(4104),
    whatsapp: await portNear(4105),
  }
  const providers = providersAt(shop, ports, api)
  const picturesPort = await portNear(4103)
  const pspPort = await portNear(4106)
  const psp = `http://127.0.0.1:${pspPort}`
  const carrierPort = await portNear(4107)
  const carrier = `http://127.0.0.1:${carrierPort}`
  const { S3_ENDPOINT_URL, MAIL_INBOX_URL, DATABASE_URL = '' } = engines
  const { MIGRATION_DATABASE_URL = DATABASE_URL } = engines
  const env = {
    // Shared by the API and the front ends; a new one for each start is enough.
    SERVICE_KEY: randomBytes(32).toString('hex'),
    OBJECTS_URL: `http://127.0.0.1:${picturesPort}`,
    UPLOADS_URL: S3_ENDPOINT_URL,
    ...providerEnv(providers.urls),
    ...paymentEnv(psp, api),
    ...carrierEnv(carrier),
    ...process.env,
    ...engines,
    // The processes have the role that they have in production.
    DATABASE_URL: asAppRole(MIGRATION_DATABASE_URL),
    MIGRATION_DATABASE_URL,
    API_URL: api,
    REALTIME_URL: `http://127.0.0.1:${realtimePort}`,
    // The storefront forwards the visitor's address, which is the one that is rate limited.
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: shop,
    BACKOFFICE_URL: office,
    MERCHANT_URL: merchant,
  }
  const parts: Part[] = [
    {
      name: 'api',
      colour: 'cyan',
      args: ['--watch', 'apps/server/src/entry/http.ts'],
      env: { ...env, PORT: String(apiPort), METRICS_PORT: String(await portNear(9464)) },
    },
    {
      name: 'worker',
      colour: 'magenta',
      args: ['--watch', 'apps/server/src/entry/worker.ts'],
      env: { ...env, METRICS_PORT: String(await portNear(9465)) },
    },
    {
      name: 'live',
      colour: 'magenta',
      args: ['--watch', 'apps/server/src/entry/realtime.ts'],
      env: { ...env, PORT: String(realtimePort), METRICS_PORT: String(await portNear(9466)) },
    },
    {
      name: 'shop',
      colour: 'yellow',
      args: ['apps/storefront/entry/serve.ts', '--dev'],
      env: { ...env, PORT: String(shopPort) },
    },
    {
      name: 'office',
      colour: 'yellow',
      args: ['apps/backoffice/entry/serve.ts', '--dev'],
      env: { ...env, PORT: String(officePort) },
    },
    {
      name: 'merchant',
      colour: 'yellow',
      args: ['apps/merchant/entry/serve.ts', '--dev'],
      env: { ...env, PORT: String(merchantPort) },
    },
    {
      name: 'pictures',
      colour: 'blue',
      args: [PICTURES, '--port', String(picturesPort), '--ahead'],
      env,
    },
    {
      name: 'payments',
      colour: 'green',
      args: [PSP, '--port', String(pspPort), '--notify', api],
      env: process.env,
    },
    {
      name: 'carriers',
      colour: 'green',
      args: [CARRIER, '--port', String(carrierPort), '--notify', api],
      env: process.env,
    },
    { name: 'providers', colour: 'green', args: [PROVIDERS, ...providers.args], env: process.env },
  ]
  const addresses = [
    ['Shop', shop],
    ['Back office', office],
    ['Merchant portal', merchant],
    ['API', api],
    ['API document', `${api}/openapi.json`],
    ['Short messages', inboxOf(providers.urls.smsUrl)],
    ['WhatsApp', `${providers.urls.whatsappUrl}/say?from=971501234567&text=Hello`],
    ['Payments', `${psp} (Stripe, PayPal, Alipay, WeChat Pay)`],
    ['Parcels', `${carrier} (AfterShip)`],
    ['Mail', MAIL_INBOX_URL ?? 'sent for real, by SMTP_URL'],
  ]
  await runEntry('migrate', ['up'], env)
  return { parts, addresses, frontEnds: [shop, office, merchant] }
}
