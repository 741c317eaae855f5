import { readFileSync } from 'node:fs'
import { carrierEnv, paymentEnv, whatsappEnv } from '@ironsouq/sandboxes/addresses'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '#kernel/ops/config.ts'
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
  SMTP_URL: 'smtps://x',
  SECRET_KEY: 'r'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  BACKOFFICE_URL: 'https://office.example',
  MERCHANT_URL: 'https://dealers.example',
}

/** Every setting that is refused by name. */
const refused = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readServerConfig(env)
    return []
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err
    return err.message.match(/[A-Z][A-Z\d_]{4,}/g) ?? []
  }
}

describe('the configuration in production', () => {
  it('refuses a secret that is published', () => {
    for (const SECRET_KEY of [undefined, valueOf('SECRET_KEY')])
      expect(() => readServerConfig({ ...ENV, SECRET_KEY })).toThrow('SECRET_KEY is missing or')
  })

  it.each(['S3_ACCESS_KEY', 'S3_SECRET_KEY'])('refuses the published %s', (name) => {
    const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8')
    const written = new RegExp(`ROOT_${name.slice(3)}: (\\S+)`).exec(compose)?.[1]
    for (const value of [valueOf(name), written]) {
      expect(refused({ ...ENV, [name]: value })).toEqual([name])
      const local = { ...ENV, [name]: value, S3_ENDPOINT_URL: 'http://127.0.0.1:7070' }
      expect(refused(local)).toEqual([])
      expect(refused({ ...ENV, [name]: value, NODE_ENV: 'development' })).toEqual([])
    }
  })

  it('refuses the keys of the sandboxes, which are published', () => {
    const sandboxes = {
      ...paymentEnv('https://psp.example', 'https://api.example'),
      ...carrierEnv('https://carriers.example'),
      ...whatsappEnv('https://graph.example/v1'),
    }
    expect(new Set(refused({ ...ENV, ...sandboxes }))).toEqual(
      new Set([
        'STRIPE_SECRET_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'PAYPAL_CLIENT_ID',
        'PAYPAL_CLIENT_SECRET',
        'ALIPAY_APP_ID',
        'WECHATPAY_APP_ID',
        'WECHATPAY_API_V3_KEY',
        'AFTERSHIP_API_KEY',
        'AFTERSHIP_WEBHOOK_SECRET',
        'WHATSAPP_TOKEN',
        'WHATSAPP_APP_SECRET',
      ]),
    )
    expect(refused({ ...ENV, ...sandboxes, NODE_ENV: 'test' })).toEqual([])
  })

  it.each([
    'STRIPE_URL',
    'PAYPAL_URL',
    'ALIPAY_URL',
    'WECHATPAY_URL',
    'AFTERSHIP_URL',
    'WHATSAPP_URL',
    'SMS_URL',
    'TRANSLATE_URL',
    'PUBLIC_URL',
    'BACKOFFICE_URL',
    'MERCHANT_URL',
  ])('refuses %s without TLS, unless it is this machine', (name) => {
    expect(refused({ ...ENV, [name]: 'http://a.example' })).toEqual([name])
    expect(refused({ ...ENV, [name]: 'http://127.0.0.1.a.example' })).toEqual([name])
    expect(refused({ ...ENV, [name]: 'https://a.example' })).toEqual([])
    expect(refused({ ...ENV, [name]: 'http://127.0.0.1:3000' })).toEqual([])
  })

  it.each(['PUBLIC_URL', 'BACKOFFICE_URL', 'MERCHANT_URL'])('needs %s', (name) => {
    expect(refused({ ...ENV, [name]: undefined })).toEqual([name])
    expect(refused({ ...ENV, [name]: undefined, NODE_ENV: 'development' })).toEqual([])
  })

  it('refuses to send emails without TLS to another machine', () => {
    const SMTP_URL = 'smtp://mail.example'
    expect(refused({ ...ENV, SMTP_URL })).toContain('SMTP_REQUIRE_TLS')
    expect(refused({ ...ENV, SMTP_URL, SMTP_REQUIRE_TLS: 'true' })).toEqual([])
    expect(refused({ ...ENV, SMTP_URL: 'smtp://localhost:25' })).toEqual([])
  })

  it('refuses the pages for developers, unless only this machine reaches them', () => {
    expect(refused({ ...ENV, API_DOCS: 'true', HOST: '0.0.0.0' })).toContain('API_DOCS')
    expect(refused({ ...ENV, API_DOCS: 'true' })).toEqual([])
    expect(example).not.toMatch(/^API_DOCS=/m)
  })

  it.each([
    'STRIPE_SECRET_KEY',
    'PAYPAL_WEBHOOK_ID',
    'ALIPAY_PUBLIC_KEY_FILE',
    'WECHATPAY_API_V3_KEY',
  ])('refuses a payment provider without its %s', (name) => {
    const whole = paymentEnv('http://127.0.0.1:4010', 'https://api.example')
    expect(readServerConfig({ ...ENV, ...whole })).toMatchObject({ PAYPAL_URL: whole.PAYPAL_URL })
    expect(() => readServerConfig({ ...ENV, ...whole, [name]: undefined })).toThrow(
      'belong together',
    )
  })

  it.each(['WHATSAPP_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'])(
    'refuses WhatsApp without its %s',
    (name) => {
      const { WHATSAPP_URL, ...whole } = whatsappEnv('http://127.0.0.1:4011/v1')
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
