import { fileURLToPath } from 'node:url'

/** Credentials that only these sandboxes accept. */
export const GOOGLE = { clientId: 'ironsouq-shop', clientSecret: 'a-secret-of-the-openid-provider' }
export const WECHAT = {
  clientId: 'wx0123456789abcdef',
  clientSecret: 'a-secret-of-the-wechat-provider',
}
export const SMS = {
  account: 'AC00000000000000000000000000000000',
  secret: 'a-secret-of-the-sms-provider',
}

export const TRANSLATE = { key: 'a-key-of-the-translator' }

export const WHATSAPP = {
  numberId: '106540352242922',
  token: 'a-token-of-the-cloud-api',
  appSecret: 'a-secret-of-the-whatsapp-app',
  verifyToken: 'a-word-of-the-webhook',
}

/** The environment of a server that uses the Cloud API at this address. */
export const whatsappEnv = (url: string) => ({
  WHATSAPP_URL: url,
  WHATSAPP_NUMBER_ID: WHATSAPP.numberId,
  WHATSAPP_TOKEN: WHATSAPP.token,
  WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
  WHATSAPP_VERIFY_TOKEN: WHATSAPP.verifyToken,
})

const pspKey = (name: string) => fileURLToPath(new URL(`./psp/keys/${name}.pem`, import.meta.url))

/** The environment of a server that charges by the payment sandbox, which posts to the API at the second address. */
export const paymentEnv = (url: string, api: string) => ({
  WEBHOOK_URL: api,
  STRIPE_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: 'sandbox-client',
  PAYPAL_CLIENT_SECRET: 'a-secret-of-the-paypal-sandbox',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
  ALIPAY_URL: `${url}/gateway.do`,
  ALIPAY_APP_ID: '2021000122600001',
  ALIPAY_PRIVATE_KEY_FILE: pspKey('merchant.key'),
  ALIPAY_PUBLIC_KEY_FILE: pspKey('provider.pub'),
  WECHATPAY_URL: url,
  WECHATPAY_APP_ID: 'wxd678efh567hg6787',
  WECHATPAY_MCH_ID: '1230000109',
  WECHATPAY_SERIAL_NO: '3775B6A45ACD588826D15E583A95F5DD00000001',
  WECHATPAY_PRIVATE_KEY_FILE: pspKey('merchant.key'),
  WECHATPAY_API_V3_KEY: 'a-key-of-32-bytes-of-the-sandbox',
})

/** The environment of a server whose parcels are followed by the sandbox of carriers. */
export const carrierEnv = (url: string) => ({
  AFTERSHIP_URL: `${url}/tracking/2026-07`,
  AFTERSHIP_API_KEY: 'a-key-of-the-carrier-sandbox',
  AFTERSHIP_WEBHOOK_SECRET: 'a-secret-of-the-carrier-sandbox',
})

/** The program of the sandbox of carriers, from the root of the repository. */
export const CARRIER = 'packages/sandboxes/src/carrier/run.ts'

/** The program of the payment sandbox, from the root of the repository. */
export const PSP = 'packages/sandboxes/src/psp/run.ts'

export interface ProviderUrls {
  oidcUrl: string
  wechatUrl: string
  smsUrl: string
  /** In development only: browser tests show messages as they were written. */
  translateUrl?: string
  whatsappUrl?: string
}

/** The value of SOCIAL_LOGIN. */
export const socialOf = ({ oidcUrl, wechatUrl }: Pick<ProviderUrls, 'oidcUrl' | 'wechatUrl'>) => [
  { type: 'google' as const, ...GOOGLE, issuer: oidcUrl },
  { type: 'wechat' as const, ...WECHAT, pageUrl: wechatUrl, apiUrl: wechatUrl },
]

export function smsAddressOf(smsUrl: string): string {
  const url = new URL(smsUrl)
  Object.assign(url, { username: SMS.account, password: SMS.secret })
  return url.href
}

export const inboxOf = (smsUrl: string): string => `${smsUrl}/inbox`

/** The environment of a server that uses these providers. */
export const providerEnv = (urls: ProviderUrls) => ({
  SOCIAL_LOGIN: JSON.stringify(socialOf(urls)),
  SMS_URL: smsAddressOf(urls.smsUrl),
  ...(urls.translateUrl && { TRANSLATE_URL: urls.translateUrl, TRANSLATE_KEY: TRANSLATE.key }),
  ...(urls.whatsappUrl && whatsappEnv(urls.whatsappUrl)),
})

/** The program that runs all providers, from the root of the repository. */
export const PROVIDERS = 'packages/sandboxes/src/providers/run.ts'

interface ProviderPorts {
  oidc: number
  wechat: number
  sms: number
  translate?: number
  whatsapp?: number
}

/** The addresses of the providers, and the arguments of their program. */
export function providersAt(shop: string, ports: ProviderPorts, api?: string) {
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const named = Object.entries(ports).flatMap(([name, port]) => [`--${name}`, String(port)])
  const { oidc, wechat, sms, translate, whatsapp } = ports
  const urls: ProviderUrls = {
    oidcUrl: urlOf(oidc),
    wechatUrl: urlOf(wechat),
    smsUrl: urlOf(sms),
    ...(translate && { translateUrl: urlOf(translate) }),
    ...(whatsapp && { whatsappUrl: urlOf(whatsapp) }),
  }
  return { urls, args: ['--shop', shop, ...named, ...(api ? ['--api', api] : [])] }
}
