import * as z from 'zod/mini'
import { carrierFaults, CARRIER_SHAPE } from '#adapters/carrier/carrier.config.ts'
import { paymentFaults, PAYMENT_SHAPE } from '#adapters/payment/payment.config.ts'
import { RATE_FORMATS } from '#adapters/rates/feed.rules.ts'
import { socialLogin } from '#adapters/social/social.config.ts'
import {
  ConfigError,
  countries,
  count,
  domain,
  flag,
  optionalFlag,
  port,
  readConfig,
  secret,
  url,
  urls,
  words,
} from '#kernel/ops/config.ts'
import { productionFaults } from './config.production.ts'

/** Only for machines that are not reachable by others. */
const DEVELOPMENT_SECRET = 'development-only-secret-of-ironsouq'
/** The values that are published with the sources. */
const PUBLIC_SECRETS = [DEVELOPMENT_SECRET, 'change-me-to-32-random-characters-or-more']

const SHAPE = {
  /** `production` makes cookies secure and disables the API's pages for developers. */
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  HOST: words('127.0.0.1'),
  PORT: port(4000),
  METRICS_HOST: words('127.0.0.1'),
  METRICS_PORT: port(9464),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Of a user in the role `ironsouq_app`; in production the owner of the tables is refused. */
  DATABASE_URL: url('postgres', 'postgresql'),
  /** Of the owner of the tables, for `migrate` alone; without it `migrate` uses DATABASE_URL. */
  MIGRATION_DATABASE_URL: z.optional(url('postgres', 'postgresql')),
  DATABASE_POOL_MAX: count(10),
  REDIS_URL: url('redis', 'rediss'),
  REDIS_PREFIX: words('ironsouq:'),
  SEARCH_URL: urls('http', 'https'),
  /** How many further nodes hold a copy of the index. */
  SEARCH_REPLICAS: count(0, 0),
  SEARCH_PREFIX: words('ironsouq-'),
  S3_ENDPOINT_URL: url('http', 'https'),
  S3_REGION: words('us-east-1'),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET_NAME: words('ironsouq'),
  SMTP_URL: url('smtp', 'smtps'),
  /** Whether a server without TLS is refused; `smtps` always encrypts. In production it must be, unless it is here. */
  SMTP_REQUIRE_TLS: flag(false),
  MAIL_FROM: words('Ironsouq <no-reply@ironsouq.example>'),
  /** Whose mail reaches the mail-in process; without it emails have no address to reply to. */
  REPLY_DOMAIN: z.optional(domain),
  /** The public URL of the shop, used in the links of emails. */
  PUBLIC_URL: z._default(url('http', 'https'), 'http://127.0.0.1:3000'),
  /** The public URL of the back office, an origin of its own: links of invitations, and passkeys of staff. */
  BACKOFFICE_URL: z._default(url('http', 'https'), 'http://127.0.0.1:3100'),
  /** The object store as readers reach it, for pictures in emails. */
  OBJECTS_URL: z._default(url('http', 'https'), 'http://127.0.0.1:7070/ironsouq'),
  /** The public URL of the merchant portal, an origin of its own: links of invitations, and its passkeys. */
  MERCHANT_URL: z._default(url('http', 'https'), 'http://127.0.0.1:3200'),
  /** Signs tickets and derives codes. A person who knows it can forge them. */
  SECRET_KEY: z._default(secret(32), DEVELOPMENT_SECRET),
  /** `https://account:secret@host` of the SMS provider; without it no SMS is sent. */
  SMS_URL: z.optional(url('http', 'https')),
  SMS_FROM: words('Ironsouq'),
  /** ISO 3166 codes of the countries that get text messages; empty: all. */
  SMS_COUNTRIES: countries,
  /** The most text messages of the whole site in a day. */
  SMS_PER_DAY: count(1000),
  /** The feed of exchange rates; without it rates are set by hand. */
  RATES_URL: z.optional(url('http', 'https')),
  /** `ecb` is the XML of the European Central Bank, `json` an object with base, date and rates. */
  RATES_FORMAT: z._default(z.enum(RATE_FORMATS), 'json'),
  /** A server with LibreTranslate's API; without it no translations are offered. */
  TRANSLATE_URL: z.optional(url('http', 'https')),
  TRANSLATE_KEY: z.optional(secret(1)),
  /** The Cloud API of WhatsApp with its version. */
  WHATSAPP_URL: z._default(url('http', 'https'), 'https://graph.facebook.com/v23.0'),
  /** The id of our number there; without it chats are on the site alone. The three secrets come with it. */
  WHATSAPP_NUMBER_ID: z.optional(z.string().check(z.regex(/^\d{1,30}$/))),
  WHATSAPP_TOKEN: z.optional(secret(1)),
  WHATSAPP_APP_SECRET: z.optional(secret(16)),
  WHATSAPP_VERIFY_TOKEN: z.optional(secret(16)),
  ...PAYMENT_SHAPE,
  ...CARRIER_SHAPE,
  /** The providers of social login as JSON; without it there are none. */
  SOCIAL_LOGIN: socialLogin,
  /** The key of internal service calls; without it they are refused. */
  SERVICE_KEY: z.optional(secret(32)),
  TRUST_PROXY: words(''),
  RATE_LIMIT_PER_MINUTE: count(600),
  WORKER_CONCURRENCY: count(8),
  /** The most clients of one realtime process. */
  REALTIME_CLIENTS_MAX: count(10_000),
  STOP_GRACE_MS: count(0, 0),
  /** Default: off in production, where they need a HOST that only this machine reaches. */
  API_DOCS: optionalFlag,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http', 'https')),
}

/** The names that `.env.example` must list. */
export const ENV_NAMES = Object.keys(SHAPE)

/** Read by the storefront or by development tools; in a shared environment they are not a mistake. */
const OF_OTHERS = ['API_URL', 'UPLOADS_URL', 'REALTIME_URL', 'MAIL_INBOX_URL']

export type ServerConfig = ReturnType<typeof readServerConfig>

export const readServerConfig = (env: NodeJS.ProcessEnv) => {
  // OTEL_* has many standard names that the SDK reads by itself.
  const own = Object.entries(env).filter(
    ([name]) => !name.startsWith('OTEL_') || name === 'OTEL_EXPORTER_OTLP_ENDPOINT',
  )
  const standard = [
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'NODE_PATH',
    'NODE_VERSION',
    'LOG_FORMAT',
  ]
  const config = readConfig(SHAPE, Object.fromEntries(own), [...OF_OTHERS, ...standard])
  const isProduction = config.NODE_ENV === 'production'
  if (isProduction && PUBLIC_SECRETS.includes(config.SECRET_KEY))
    throw new ConfigError(['SECRET_KEY is missing or the example: it is published'])
  const { WHATSAPP_NUMBER_ID: numberId, ...rest } = config
  const secrets = [rest.WHATSAPP_TOKEN, rest.WHATSAPP_APP_SECRET, rest.WHATSAPP_VERIFY_TOKEN]
  if (secrets.some((each) => (each === undefined) !== (numberId === undefined)))
    throw new ConfigError([
      'WHATSAPP_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN belong together',
    ])
  const faults = [
    ...paymentFaults(config),
    ...carrierFaults(config),
    ...(isProduction ? productionFaults(config, env) : []),
  ]
  if (faults.length > 0) throw new ConfigError(faults)
  return { ...config, API_DOCS: config.API_DOCS ?? !isProduction }
}

/** The configuration of this process; prints the faults and exits if it is invalid. */
export function configOrExit(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  try {
    return readServerConfig(env)
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err
    process.stderr.write(`${err.message}\nThe names and their meaning are in .env.example.\n`)
    process.exit(2)
  }
}
