import { readFileSync } from 'node:fs'
import { paymentEnv, whatsappEnv } from '@ironsouq/sandboxes/addresses'
import { describe, expect, it } from 'vitest'
import { readServerConfig } from './config.ts'

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1] ?? ''

const ENV = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://x/y',
  REDIS_URL: 'redis://x',
  SEARCH_URL: 'http://x',
  S3_ENDPOINT_URL: 'http://x',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 's',
  SMTP_URL: 'smtp://x',
  SECRET_KEY: 'r'.repeat(32),
}

describe('the configuration in production', () => {
  it('refuses a secret that is published', () => {
    for (const SECRET_KEY of [undefined, valueOf('SECRET_KEY')])
      expect(() => readServerConfig({ ...ENV, SECRET_KEY })).toThrow('SECRET_KEY is missing or')
  })

  it.each(['S3_ACCESS_KEY', 'S3_SECRET_KEY'])('refuses the %s of the example', (name) => {
    const env = { ...ENV, [name]: valueOf(name) }
    expect(() => readServerConfig(env)).toThrow('S3_ACCESS_KEY or S3_SECRET_KEY is the example')
    expect(readServerConfig({ ...env, NODE_ENV: 'development' })).toMatchObject({
      [name]: valueOf(name),
    })
  })

  it.each([
    'STRIPE_SECRET_KEY',
    'PAYPAL_WEBHOOK_ID',
    'ALIPAY_PUBLIC_KEY_FILE',
    'WECHATPAY_API_V3_KEY',
  ])('refuses a payment provider without its %s', (name) => {
    const whole = paymentEnv('https://psp.example', 'https://api.example')
    expect(readServerConfig({ ...ENV, ...whole })).toMatchObject({ PAYPAL_URL: whole.PAYPAL_URL })
    expect(() => readServerConfig({ ...ENV, ...whole, [name]: undefined })).toThrow(
      'belong together',
    )
  })

  it.each(['WHATSAPP_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'])(
    'refuses WhatsApp without its %s',
    (name) => {
      const { WHATSAPP_URL, ...whole } = whatsappEnv('https://graph.example/v1')
      expect(readServerConfig({ ...ENV, ...whole, WHATSAPP_URL })).toMatchObject(whole)
      expect(() => readServerConfig({ ...ENV, ...whole, [name]: undefined })).toThrow(
        'belong together',
      )
    },
  )

  it('has no API documents, unless they are asked for', () => {
    expect(readServerConfig(ENV).API_DOCS).toBe(false)
    expect(readServerConfig({ ...ENV, API_DOCS: 'true' }).API_DOCS).toBe(true)
    expect(readServerConfig({ ...ENV, NODE_ENV: 'development' }).API_DOCS).toBe(true)
  })

  it('listens for metrics on this machine only, and lists countries', () => {
    expect(readServerConfig(ENV).METRICS_HOST).toBe('127.0.0.1')
    expect(readServerConfig({ ...ENV, SMS_COUNTRIES: 'AE,SA' }).SMS_COUNTRIES).toEqual(['AE', 'SA'])
  })
})
