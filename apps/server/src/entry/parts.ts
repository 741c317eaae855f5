import { extname } from 'node:path'
import { DEFAULT_LOCALE } from '@ironsouq/i18n/locales'
import { Redis } from 'ioredis'
import { createCarrier } from '#adapters/carrier/carrier.config.ts'
import { createDocuments } from '#adapters/document/documents.ts'
import { createFeed } from '#adapters/feed/feed.ts'
import { createImages } from '#adapters/image/images.ts'
import { createSmtp } from '#adapters/mail/smtp.ts'
import { createPages } from '#adapters/pages/redis.ts'
import { createPayments } from '#adapters/payment/payment.config.ts'
import { createRates } from '#adapters/rates/rates.ts'
import { createChannelPort } from '#adapters/realtime/redis.ts'
import { createOpenSearch } from '#adapters/search/opensearch.ts'
import { createSms } from '#adapters/sms/twilio.ts'
import { createSocial } from '#adapters/social/social.ts'
import { createS3 } from '#adapters/storage/s3.ts'
import { createTranslator } from '#adapters/translator/libretranslate.ts'
import { createVideo } from '#adapters/video/ffmpeg.ts'
import { createWhatsapp } from '#adapters/whatsapp/cloud-api.ts'
import { registry as ours } from '#features/registry.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { createAttemptLimits } from '#kernel/data/attempt-limits.ts'
import { connect } from '#kernel/data/db.ts'
import { isTableOwner } from '#kernel/data/role/table-owner.ts'
import { createSigner } from '#kernel/data/signer.ts'
import { createTokenBuckets } from '#kernel/http/token-buckets.ts'
import { createLog } from '#kernel/ops/log.ts'
import { consumersOf, type Registry } from '#kernel/registry.ts'
import { WORKER_POOLS } from '#kernel/work/worker-pools.ts'
import { isHere } from './config.production.ts'
import type { ServerConfig } from './config.ts'
import { databaseLimitsOf } from './database-limits.ts'

/** The program that renders documents is next to this file, as source or bundled. */
const DOCUMENT_PROGRAM = new URL(`./document${extname(import.meta.url)}`, import.meta.url)

/**
 * What tests replace. Everything else comes from the configuration, as in production. A connection that is given is
 * also closed by its giver.
 */
export interface Overrides {
  now?: Ctx['now']
  log?: Ctx['log']
  registry?: Registry
  database?: ReturnType<typeof connect>
  /** One connection for everything that a process uses Redis for. */
  redis?: Redis
}

export type Parts = ReturnType<typeof assemble>

/** Builds what every process consists of: the clients of the engines, and the ctx that holds them. */
export function assemble(name: string, config: ServerConfig, overrides: Overrides = {}) {
  const { now = systemClock, registry = ours } = overrides
  const log = overrides.log ?? createLog(name, config.LOG_LEVEL)
  const { pool, db } =
    overrides.database ??
    connect(config.DATABASE_URL, {
      // Each pool of workers listens on a connection of its own.
      max: config.DATABASE_POOL_MAX + (name === 'worker' ? WORKER_POOLS.length : 0),
      log,
      limits: databaseLimitsOf(name),
    })
  const search = createOpenSearch({
    url: config.SEARCH_URL,
    replicas: config.SEARCH_REPLICAS,
    prefix: config.SEARCH_PREFIX,
    indexes: registry.indexes,
    now,
  })
  const storage = createS3({
    endpoint: config.S3_ENDPOINT_URL,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET_NAME,
    publicUrl: config.OBJECTS_URL,
    origins: [config.PUBLIC_URL, config.BACKOFFICE_URL, config.MERCHANT_URL].map(
      (url) => new URL(url).origin,
    ),
  })
  const mail = createSmtp({
    url: config.SMTP_URL,
    from: config.MAIL_FROM,
    publicUrl: config.PUBLIC_URL,
    requireTls: config.SMTP_REQUIRE_TLS,
  })
  const documents = createDocuments({ program: DOCUMENT_PROGRAM, publicUrl: config.PUBLIC_URL })
  const redis = overrides.redis ?? patientRedis(config, log)
  const countingRedis = overrides.redis ?? quickRedis(config, log, COUNTING)
  const publishingRedis = overrides.redis ?? quickRedis(config, log, PUBLISHING)
  const ctx: Ctx = {
    db,
    now,
    log,
    requestId: name,
    locale: DEFAULT_LOCALE,
    site: {
      url: config.PUBLIC_URL,
      backofficeUrl: config.BACKOFFICE_URL,
      objectsUrl: config.OBJECTS_URL,
      merchantUrl: config.MERCHANT_URL,
      replyDomain: config.REPLY_DOMAIN ?? null,
    },
    search: search.port,
    storage: storage.port,
    images: createImages(),
    video: createVideo(),
    documents: documents.port,
    mail: mail.port,
    sms: config.SMS_URL
      ? createSms({
          url: config.SMS_URL,
          from: config.SMS_FROM,
          countries: config.SMS_COUNTRIES,
          perDay: config.SMS_PER_DAY,
        })
      : null,
    rates: config.RATES_URL
      ? createRates({ url: config.RATES_URL, format: config.RATES_FORMAT, now })
      : null,
    translator: config.TRANSLATE_URL
      ? createTranslator({ url: config.TRANSLATE_URL, key: config.TRANSLATE_KEY ?? null, now })
      : null,
    whatsapp: whatsappOf(config, now),
    payments: createPayments(config, now),
    carrier: createCarrier(config, now),
    social: createSocial(config.SOCIAL_LOGIN, systemClock),
    feed: createFeed({ allowsPrivate: config.NODE_ENV !== 'production' }),
    pages: createPages({ redis, prefix: config.REDIS_PREFIX }),
    channels: createChannelPort({ redis: publishingRedis, prefix: config.REDIS_PREFIX }),
    attemptLimits: createAttemptLimits(countingRedis, pool, config.REDIS_PREFIX),
    tokenBuckets: createTokenBuckets(countingRedis, config.REDIS_PREFIX),
    signer: createSigner(config.SECRET_KEY),
    consumersOf: consumersOf(registry),
    acting: null,
    personalData: registry.personalData,
    payables: registry.payables ?? [],
  }
  const close = async () => {
    if (!overrides.database) await pool.end()
    await search.close()
    storage.close()
    mail.close()
    documents.close()
    if (overrides.redis) return
    redis.disconnect()
    countingRedis.disconnect()
    publishingRedis.disconnect()
  }
  return { config, registry, log, pool, ctx, search, storage, countingRedis, close }
}

const OWNER_REFUSED = `The configuration is wrong:
  - DATABASE_URL is of the owner of the tables, whom the database refuses nothing: create a user in the role ironsouq_app
    for it, and give that of the owner to migrate.js alone, as MIGRATION_DATABASE_URL (docs/operations.md, Database users)
`
const ASK_AGAIN_MS = 2000

/**
 * On this machine, where tests and drills run, the owner may have changed to the role. A database that is away is asked
 * again: the process starts without it, and is not ready.
 */
async function exitAsTableOwner(parts: Parts): Promise<void> {
  const { config, pool } = parts
  const countsChanged = !isHere(config.DATABASE_URL)
  const isOwner = await isTableOwner(pool, { countsChanged }).catch(() => null)
  if (isOwner === true) {
    process.stderr.write(OWNER_REFUSED)
    process.exit(2)
  }
  if (isOwner === null) setTimeout(() => void exitAsTableOwner(parts), ASK_AGAIN_MS).unref()
}

/** The parts of a process that works on the data: in production it does not start as the owner of the tables. */
export async function assembleOrExit(name: string, config: ServerConfig): Promise<Parts> {
  const parts = assemble(name, config)
  if (config.NODE_ENV === 'production') await exitAsTableOwner(parts)
  return parts
}

/** The configuration has all of it or nothing. */
function whatsappOf(config: ServerConfig, now: Ctx['now']) {
  const {
    WHATSAPP_URL: url,
    WHATSAPP_NUMBER_ID: numberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = config
  return numberId && token && appSecret && verifyToken
    ? createWhatsapp({ url, numberId, token, appSecret, verifyToken, now })
    : null
}

const RETRY = {
  connectTimeout: 1000,
  // A connection on which a command got no answer for so long is dead: a new one may be answered.
  socketTimeout: 2000,
  retryStrategy: (times: number) => Math.min(times * 100, 2000),
}

/** Logs once that Redis is unreachable, and again only after it was reachable in between. */
function watched(redis: Redis, log: Ctx['log'], consequence: string): Redis {
  let isLogged = false
  redis.on('error', (err) => {
    if (!isLogged) log.warn({ err }, `Redis does not answer; ${consequence}`)
    isLogged = true
  })
  redis.on('ready', () => (isLogged = false))
  return redis
}

interface Quick {
  commandTimeout: number
  consequence: string
  /** Only the process that counts connects; the others never use it. */
  lazyConnect?: boolean
}

/** For what has a fallback: commands fail at once while Redis is unreachable, and it reconnects. */
export const quickRedis = (config: ServerConfig, log: Ctx['log'], quick: Quick): Redis => {
  const { consequence, ...options } = quick
  const redis = new Redis(config.REDIS_URL, {
    ...RETRY,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    ...options,
  })
  return watched(redis, log, consequence)
}

/** For attempt limits, which fall back to PostgreSQL: a slow answer is not yet an outage. */
const COUNTING = {
  commandTimeout: 2000,
  consequence: 'tries are counted in the database',
  lazyConnect: true,
}

/** For messages to open clients, who find lost ones in the database: connects at the first one. */
const PUBLISHING = {
  commandTimeout: 1000,
  consequence: 'messages arrive some seconds later',
  lazyConnect: true,
}

/** For purges, which must arrive: connects at the first command, and waits before it fails. */
const patientRedis = (config: ServerConfig, log: Ctx['log']): Redis =>
  watched(
    new Redis(config.REDIS_URL, { ...RETRY, lazyConnect: true, commandTimeout: 2000 }),
    log,
    'pages are purged when it is back',
  )
