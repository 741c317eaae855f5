import { extname } from 'node:path'
import { DEFAULT_LOCALE } from '@ironsouq/i18n/locales'
import { Redis } from 'ioredis'
import { createDocuments } from '#adapters/document/documents.ts'
import { createImages } from '#adapters/image/images.ts'
import { createSmtp } from '#adapters/mail/smtp.ts'
import { createPages } from '#adapters/pages/redis.ts'
import { createOpenSearch } from '#adapters/search/opensearch.ts'
import { createSms } from '#adapters/sms/twilio.ts'
import { createSocial } from '#adapters/social/social.ts'
import { createS3 } from '#adapters/storage/s3.ts'
import { indexes, registry } from '#features/registry.ts'
import { systemClock } from '#kernel/clock.ts'
import { createCounts } from '#kernel/counts.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { connect } from '#kernel/db.ts'
import { createLog } from '#kernel/log.ts'
import { consumersOf } from '#kernel/registry.ts'
import { createSeal } from '#kernel/seal.ts'
import type { ServerConfig } from './config.ts'

/** The program that draws documents lies beside this one, as source or bundled. */
const DRAWER = new URL(`./document${extname(import.meta.url)}`, import.meta.url)

/** What every process is made of: the engines, and the ctx that reaches them. */
export function assemble(name: string, config: ServerConfig) {
  const log = createLog(name, config.LOG_LEVEL)
  const { pool, db } = connect(config.DATABASE_URL, { max: config.DATABASE_POOL_MAX, log })
  const search = createOpenSearch({
    url: config.SEARCH_URL,
    replicas: config.SEARCH_REPLICAS,
    prefix: config.SEARCH_PREFIX,
    indexes,
    now: systemClock,
  })
  const storage = createS3({
    endpoint: config.S3_ENDPOINT_URL,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET_NAME,
    origins: [new URL(config.PUBLIC_URL).origin],
  })
  const mail = createSmtp({
    url: config.SMTP_URL,
    from: config.MAIL_FROM,
    publicUrl: config.PUBLIC_URL,
  })
  const documents = createDocuments({ program: DRAWER, publicUrl: config.PUBLIC_URL })
  const redis = patientRedis(config, log)
  const countingRedis = quickRedis(config, log, SURER)
  const ctx: Ctx = {
    db,
    now: systemClock,
    log,
    requestId: name,
    locale: DEFAULT_LOCALE,
    search: search.port,
    storage: storage.port,
    images: createImages(),
    documents: documents.port,
    mail: mail.port,
    sms: config.SMS_URL ? createSms(config.SMS_URL, config.SMS_FROM) : null,
    social: createSocial(config.SOCIAL_LOGIN, systemClock),
    pages: createPages({ redis, prefix: config.REDIS_PREFIX }),
    counts: createCounts(countingRedis, pool, config.REDIS_PREFIX),
    seal: createSeal(config.SECRET_KEY),
    consumersOf: consumersOf(registry),
    personal: registry.personal,
  }
  const close = async () => {
    await pool.end()
    await search.close()
    storage.close()
    mail.close()
    documents.close()
    redis.disconnect()
    countingRedis.disconnect()
  }
  return { log, pool, ctx, search, storage, countingRedis, close }
}

const RETRY = {
  connectTimeout: 1000,
  retryStrategy: (times: number) => Math.min(times * 100, 2000),
}

/** Says once that Redis is away, and again only after it was back. */
function watched(redis: Redis, log: Ctx['log'], consequence: string): Redis {
  let told = false
  redis.on('error', (err) => {
    if (!told) log.warn({ err }, `Redis does not answer; ${consequence}`)
    told = true
  })
  redis.on('ready', () => (told = false))
  return redis
}

interface Quick {
  commandTimeout: number
  consequence: string
  /** Connected by the process that counts: the others have no use for it. */
  lazyConnect?: boolean
}

/** Without it things go on otherwise: commands fail at once, and it is looked for meanwhile. */
const quickRedis = (config: ServerConfig, log: Ctx['log'], quick: Quick): Redis => {
  const { consequence, ...options } = quick
  const redis = new Redis(config.REDIS_URL, {
    ...RETRY,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    ...options,
  })
  return watched(redis, log, consequence)
}

/** A cache that is away must cost nothing. */
export const connectRedis = (config: ServerConfig, log: Ctx['log']): Redis =>
  quickRedis(config, log, { commandTimeout: 250, consequence: 'going on without' })

/** For what is counted elsewhere while it is away: it is not away because somebody is busy. */
const SURER = {
  commandTimeout: 2000,
  consequence: 'tries are counted in the database',
  lazyConnect: true,
}

/** For what must be told: connects when first needed, and waits a moment before it fails. */
const patientRedis = (config: ServerConfig, log: Ctx['log']): Redis =>
  watched(
    new Redis(config.REDIS_URL, { ...RETRY, lazyConnect: true, commandTimeout: 2000 }),
    log,
    'pages are purged when it is back',
  )
