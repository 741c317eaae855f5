/** Published with the sources: of `.env.example`, `compose.yaml` and the sandboxes of providers. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'change-me',
  'ironsouq-dev',
  'ironsouq-dev-secret',
  'sk_test_sandbox',
  'whsec_sandbox',
  'sandbox-client',
  'a-secret-of-the-paypal-sandbox',
  '2021000122600001',
  'wxd678efh567hg6787',
  'a-key-of-32-bytes-of-the-sandbox',
  'a-key-of-the-carrier-sandbox',
  'a-secret-of-the-carrier-sandbox',
  'a-token-of-the-cloud-api',
  'a-secret-of-the-whatsapp-app',
])

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether an address or a host is this machine: what goes there, no one else can read. */
export const isHere = (given: string): boolean =>
  LOOPBACK.test(URL.canParse(given) ? new URL(given).hostname : given)

/** The keys of a service, and where it is. */
const KEYED = [
  ['S3_ENDPOINT_URL', ['S3_ACCESS_KEY', 'S3_SECRET_KEY']],
  ['STRIPE_URL', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ['PAYPAL_URL', ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']],
  ['ALIPAY_URL', ['ALIPAY_APP_ID']],
  ['WECHATPAY_URL', ['WECHATPAY_APP_ID', 'WECHATPAY_API_V3_KEY']],
  ['AFTERSHIP_URL', ['AFTERSHIP_API_KEY', 'AFTERSHIP_WEBHOOK_SECRET']],
  ['WHATSAPP_URL', ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET']],
] as const

/** They carry keys of ours, or what people pay and write. */
const PROVIDERS = [
  'STRIPE_URL',
  'PAYPAL_URL',
  'ALIPAY_URL',
  'WECHATPAY_URL',
  'AFTERSHIP_URL',
  'WHATSAPP_URL',
  'SMS_URL',
  'TRANSLATE_URL',
] as const

/** Ours: cookies are safe by https alone, and links of emails lead here. */
const SITES = ['PUBLIC_URL', 'BACKOFFICE_URL', 'MERCHANT_URL'] as const

type Named =
  | (typeof KEYED)[number][0]
  | (typeof KEYED)[number][1][number]
  | (typeof PROVIDERS)[number]
  | (typeof SITES)[number]

interface Settings extends Readonly<Partial<Record<Named, string | undefined>>> {
  HOST: string
  SMTP_URL: string
  SMTP_REQUIRE_TLS: boolean
  API_DOCS?: boolean | undefined
}

/**
 * What a process in production does not start with, by the names of the settings. On this machine
 * itself, where tests and drills run, keys and addresses without TLS are safe.
 */
export function productionFaults(config: Settings, env: NodeJS.ProcessEnv): string[] {
  const keys = KEYED.flatMap(([at, names]) =>
    isHere(config[at] ?? '')
      ? []
      : names
          .filter((name) => PUBLISHED.has(config[name] ?? ''))
          .map((name) => `${name} is published with the sources`),
  )
  const isOpen = (address: string | undefined) =>
    address?.startsWith('http:') === true && !isHere(address)
  const open = [...PROVIDERS, ...SITES]
    .filter((name) => isOpen(config[name]))
    .map((name) => `${name} must be https: what is sent there could be read on the way`)
  const missing = SITES.filter((name) => !env[name] && !env[`${name}_FILE`]).map(
    (name) => `${name} is missing`,
  )
  const isMailOpen =
    config.SMTP_URL.startsWith('smtp:') && !config.SMTP_REQUIRE_TLS && !isHere(config.SMTP_URL)
  return [
    ...keys,
    ...open,
    ...missing,
    ...(isMailOpen
      ? ['SMTP_REQUIRE_TLS must be true, or SMTP_URL smtps: codes could be read on the way']
      : []),
    ...(config.API_DOCS === true && !isHere(config.HOST)
      ? ['API_DOCS is true: the pages for developers need a HOST that only this machine reaches']
      : []),
  ]
}
