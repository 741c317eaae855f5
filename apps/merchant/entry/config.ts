import {
  PORTAL_ENV_NAMES,
  portalConfig,
  type PortalConfig,
} from '@ironsouq/front-server/portal/portal-config'

/** The variables; `.env.example` must list the same. */
export const ENV_NAMES = [...PORTAL_ENV_NAMES, 'MERCHANT_URL'] as const

export const readConfig = (env: Partial<Record<string, string>>): PortalConfig =>
  portalConfig(env, { addressName: 'MERCHANT_URL', port: 3200 })
