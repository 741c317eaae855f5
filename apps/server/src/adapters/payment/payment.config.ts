import * as z from 'zod/mini'
import { secret, url } from '#kernel/ops/config.ts'
import type { PaymentPorts, PaymentProvider } from '#kernel/ports/payment.ts'
import { createAlipay } from './alipay.ts'
import { withBreaker } from './circuit-breaker.ts'
import { createPaypal } from './paypal.ts'
import { createStripe } from './stripe.ts'
import { createWechat } from './wechat.ts'

const name = z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/)))
const key = z.optional(secret(8))

/** Who charges for us. A provider without its names and keys is not offered. */
export const PAYMENT_SHAPE = {
  /** The API as providers reach it, for their notifications: `/webhook/alipay` and the like. */
  WEBHOOK_URL: z._default(url('http', 'https'), 'http://127.0.0.1:4000'),
  /** Another address than Stripe's own. */
  STRIPE_URL: z.optional(url('http', 'https')),
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  PAYPAL_URL: z._default(url('http', 'https'), 'https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: name,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: name,
  ALIPAY_URL: z._default(url('http', 'https'), 'https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: name,
  ALIPAY_PRIVATE_KEY: key,
  ALIPAY_PUBLIC_KEY: key,
  WECHATPAY_URL: z._default(url('http', 'https'), 'https://api.mch.weixin.qq.com'),
  WECHATPAY_APP_ID: name,
  WECHATPAY_MCH_ID: name,
  WECHATPAY_SERIAL_NO: name,
  WECHATPAY_PRIVATE_KEY: key,
  /** 32 bytes, as AES-256 has them. */
  WECHATPAY_API_V3_KEY: z.optional(z.string().check(z.length(32))),
} as const

const TOGETHER = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MCH_ID',
    'WECHATPAY_SERIAL_NO',
    'WECHATPAY_PRIVATE_KEY',
    'WECHATPAY_API_V3_KEY',
  ],
] as const satisfies readonly (readonly (keyof typeof PAYMENT_SHAPE)[])[]

const shape = z.object(PAYMENT_SHAPE)
type PaymentConfig = z.output<typeof shape>

/** A provider with half of its settings would fail at the first payment. */
export const paymentFaults = (config: PaymentConfig): string[] =>
  TOGETHER.filter((names) => new Set(names.map((each) => config[each] === undefined)).size > 1).map(
    (names) => `${names.join(', ')} belong together`,
  )

function portsOf(
  config: PaymentConfig,
  now: () => Date,
  timeoutMs: number | undefined,
): PaymentPorts {
  const waiting = timeoutMs === undefined ? {} : { timeoutMs }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = config
  const { PAYPAL_WEBHOOK_ID: webhookId } = config
  const { ALIPAY_APP_ID: alipayId, ALIPAY_PRIVATE_KEY: alipayKey } = config
  const { ALIPAY_PUBLIC_KEY: alipayPublicKey } = config
  const { WECHATPAY_APP_ID: appId, WECHATPAY_MCH_ID: mchId } = config
  const { WECHATPAY_SERIAL_NO: serialNo, WECHATPAY_PRIVATE_KEY: privateKey } = config
  const { WECHATPAY_API_V3_KEY: apiV3Key } = config
  const notifyUrl = (path: string) => `${config.WEBHOOK_URL.replace(/\/$/, '')}/webhook/${path}`
  return {
    stripe:
      secretKey && webhookSecret
        ? createStripe({ secretKey, webhookSecret, url: config.STRIPE_URL, now, ...waiting })
        : null,
    paypal:
      clientId && clientSecret && webhookId
        ? createPaypal({
            clientId,
            clientSecret,
            webhookId,
            url: config.PAYPAL_URL,
            now,
            ...waiting,
          })
        : null,
    alipay:
      alipayId && alipayKey && alipayPublicKey
        ? createAlipay({
            appId: alipayId,
            privateKey: alipayKey,
            alipayPublicKey,
            url: config.ALIPAY_URL,
            notifyUrl: notifyUrl('alipay'),
            now,
            ...waiting,
          })
        : null,
    wechat:
      appId && mchId && serialNo && privateKey && apiV3Key
        ? createWechat({
            appId,
            mchId,
            serialNo,
            privateKey,
            apiV3Key,
            url: config.WECHATPAY_URL,
            notifyUrl: notifyUrl('wechat-pay'),
            now,
            ...waiting,
          })
        : null,
  }
}

/** Half of the shortest time that a provider is given. */
const SLOW_MS = 5000

export function createPayments(
  config: PaymentConfig,
  now: () => Date,
  /** Instead of the time that each provider is given. */
  timeoutMs?: number,
): PaymentPorts {
  const ports = portsOf(config, now, timeoutMs)
  const slowSeconds = (timeoutMs === undefined ? SLOW_MS : timeoutMs / 2) / 1000
  const guarded = (name: PaymentProvider) => {
    const port = ports[name]
    return port && withBreaker(port, { name, slowSeconds })
  }
  return {
    stripe: guarded('stripe'),
    paypal: guarded('paypal'),
    alipay: guarded('alipay'),
    wechat: guarded('wechat'),
  }
}
