import {
  PORTAL_ENV_NAMES,
  portalConfig,
  type PortalConfig,
} from '@ironsouq/front-server/portal/portal-config'

/** The variables; `.env.example` must list the same. */
export const ENV_NAMES = [...PORTAL_ENV_NAMES, 'BACKOFFICE_URL'] as const

export const readConfig = (env: Partial<Record<string, string>>): PortalConfig =>
  portalConfig(env, { addressName: 'BACKOFFICE_URL', port: 3100 })
