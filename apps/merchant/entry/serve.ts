import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { configOrExit } from '@ironsouq/front-server/environment'
import { servePortal } from '@ironsouq/front-server/portal/serve-portal'
import { readConfig } from './config.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const portal = {
  name: 'merchant',
  audience: 'merchant',
  leavePath: sellerAccountMerchantEndpoints.leave.path,
  root: fileURLToPath(new URL('..', import.meta.url)),
  isDev: values.dev,
} as const

await servePortal(
  portal,
  configOrExit(() => readConfig(process.env)),
)
