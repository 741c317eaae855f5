import { fileURLToPath } from 'node:url'
import {
  AFTERSHIP,
  ALIPAY,
  GOOGLE,
  PAYPAL,
  SMS,
  STRIPE,
  TRANSLATE,
  WECHAT,
  WECHAT_PAY,
  WHATSAPP,
} from './credentials.ts'

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
  STRIPE_SECRET_KEY: STRIPE.secretKey,
  STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: PAYPAL.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
  ALIPAY_URL: `${url}/gateway.do`,
  ALIPAY_APP_ID: ALIPAY.appId,
  ALIPAY_PRIVATE_KEY_FILE: pspKey('merchant.key'),
  ALIPAY_PUBLIC_KEY_FILE: pspKey('provider.pub'),
  WECHATPAY_URL: url,
  WECHATPAY_APP_ID: WECHAT_PAY.appId,
  WECHATPAY_MCH_ID: WECHAT_PAY.mchId,
  WECHATPAY_SERIAL_NO: WECHAT_PAY.serialNo,
  WECHATPAY_PRIVATE_KEY_FILE: pspKey('merchant.key'),
  WECHATPAY_API_V3_KEY: WECHAT_PAY.apiV3Key,
})

/** The environment of a server whose parcels are followed by the sandbox of carriers. */
export const carrierEnv = (url: string) => ({
  AFTERSHIP_URL: `${url}/tracking/2026-07`,
  AFTERSHIP_API_KEY: AFTERSHIP.apiKey,
  AFTERSHIP_WEBHOOK_SECRET: AFTERSHIP.webhookSecret,
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
