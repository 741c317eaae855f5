/** Addresses and credentials of the installation that was started for the tests. */
export interface Environment {
  url: string
  /** The back office. */
  officeUrl: string
  merchantUrl: string
  apiUrl: string
  objectsUrl: string
  databaseUrl: string
  staffToken: string
  /** The inbox of the SMTP server. */
  inboxUrl: string
  /** Sent text messages as JSON; `?to=%2B971…` selects one number. */
  smsInboxUrl: string
  /** The OpenID provider in the role of Google, and the WeChat provider. */
  oidcUrl: string
  wechatUrl: string
  /** The payment sandbox: its pages, and its control. */
  pspUrl: string
  /** The control of the sandbox of carriers. */
  carrierUrl: string
  /** Environment variables that every storefront process of this installation shares. */
  shared: Record<'REDIS_URL' | 'REDIS_PREFIX' | 'SERVICE_KEY', string>
}

const NAME = 'E2E_ENVIRONMENT'

/** Playwright's workers inherit the environment variables of the process that ran the setup. */
export function publishEnvironment(environment: Environment): void {
  process.env[NAME] = JSON.stringify(environment)
}

export function currentEnvironment(): Environment {
  const published = process.env[NAME]
  if (!published) throw new Error('no environment: run the tests with playwright.config.ts')
  return JSON.parse(published) as Environment
}
