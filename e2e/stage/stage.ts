/** Where the tests find what was set up for them. */
export interface Stage {
  url: string
  apiUrl: string
  objectsUrl: string
  databaseUrl: string
  staffToken: string
  /** Where what was mailed can be read. */
  inboxUrl: string
  /** Where short messages can be read, as JSON: ?to=%2B971… for one number. */
  smsInboxUrl: string
  /** The OpenID provider that stands for Google, and WeChat's. */
  oidcUrl: string
  wechatUrl: string
  /** The environment that another storefront of this installation has in common with the first. */
  shared: Record<'REDIS_URL' | 'REDIS_PREFIX' | 'SERVICE_KEY', string>
}

const NAME = 'E2E_STAGE'

/** Workers inherit the environment of the process that set the stage. */
export function tellStage(stage: Stage): void {
  process.env[NAME] = JSON.stringify(stage)
}

export function theStage(): Stage {
  const told = process.env[NAME]
  if (!told) throw new Error('there is no stage: run the tests with playwright.config.ts')
  return JSON.parse(told) as Stage
}
