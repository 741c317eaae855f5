/** Credentials that only the providers in this folder accept. */
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
export const PROVIDERS = 'apps/server/test/providers/run.ts'

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
