import { randomBytes } from 'node:crypto'
import { createClient, type ClientOptions } from '@ironsouq/contract/client'
import { pageKeys } from '@ironsouq/contract/page-cache'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import { carrierEnv, paymentEnv, whatsappEnv } from '@ironsouq/sandboxes/addresses'
import { TRANSLATE } from '@ironsouq/sandboxes/credentials'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { Redis } from 'ioredis'
import pino from 'pino'
import { inject } from 'vitest'
import type { OpenSearch } from '#adapters/search/opensearch.ts'
import type { SocialProvider } from '#adapters/social/social.config.ts'
import { readServerConfig } from '#entry/config.ts'
import { httpPartsOf } from '#entry/http-parts.ts'
import { assemble } from '#entry/parts.ts'
import { issueToken, type Subject } from '#features/identity/session/session.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { asAppRole } from '#kernel/data/role/app-role.ts'
import type { Registry } from '#kernel/registry.ts'
import { tasksOf } from '#kernel/work/queue.ts'
import { leaseApi, ownApi } from './api/shared-api.ts'
import { leaseDatabase, POOL_MAX } from './databases.ts'

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

/** Valid at any time that a test sets its clock to. */
const TOKEN_DAYS = 36_500

/** The key that lets internal processes call the API of a test. */
export const SERVICE_KEY = 'a-key-of-tests-for-our-own-processes'

export interface Overrides {
  registry?: Registry
  /** Another address of an engine, such as one where nothing listens. */
  searchUrl?: string
  redisUrl?: string
  /** The provider of text messages. There is none by default. */
  smsUrl?: string
  /** The feed of exchange rates, which speaks as the European Central Bank. There is none by default. */
  ratesUrl?: string
  /** A server with LibreTranslate's API. There is none by default. */
  translateUrl?: string
  /** The Cloud API of WhatsApp. There is none by default. */
  whatsappUrl?: string
  /** The payment sandbox. There is no provider of payments by default. */
  pspUrl?: string
  /** The sandbox of carriers. No one follows parcels by default. */
  carrierUrl?: string
  /** The host of addresses for answers by email. There is none by default. */
  replyDomain?: string
  /** The providers of social login. There are none by default. */
  social?: readonly SocialProvider[]
  /** `undefined` stands for an installation without a key. */
  serviceKey?: string | undefined
  requestsPerMinute?: number
  isOverloaded?: () => boolean
  log?: Ctx['log']
}

/** The environment of a process that uses the engines, but a bucket, an index and keys of its own. */
function environmentOf(name: string, databaseUrl: string, overrides: Overrides) {
  const { searchUrl, redisUrl, smtpUrl, s3 } = inject('engines')
  return {
    DATABASE_URL: asAppRole(databaseUrl),
    SEARCH_URL: overrides.searchUrl ?? searchUrl,
    SEARCH_PREFIX: `${name}-`,
    REDIS_URL: overrides.redisUrl ?? redisUrl,
    REDIS_PREFIX: `${name}:`,
    S3_ENDPOINT_URL: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET_NAME: name,
    SMTP_URL: smtpUrl,
    METRICS_PORT: '0',
  }
}

const configOf = (environment: Record<string, string>, overrides: Overrides) =>
  readServerConfig({
    ...environment,
    DATABASE_POOL_MAX: String(POOL_MAX),
    PUBLIC_URL: 'http://shop.example',
    BACKOFFICE_URL: 'http://desk.example',
    MERCHANT_URL: 'http://firm.example',
    SECRET_KEY: 'a-secret-of-tests-with-32-characters',
    SERVICE_KEY: 'serviceKey' in overrides ? overrides.serviceKey : SERVICE_KEY,
    RATE_LIMIT_PER_MINUTE: String(overrides.requestsPerMinute ?? 10_000),
    SMS_URL: overrides.smsUrl,
    RATES_URL: overrides.ratesUrl,
    RATES_FORMAT: 'ecb',
    TRANSLATE_URL: overrides.translateUrl,
    TRANSLATE_KEY: overrides.translateUrl && TRANSLATE.key,
    ...(overrides.whatsappUrl && whatsappEnv(overrides.whatsappUrl)),
    // The API has no address before it listens: tests post what the sandbox would post.
    ...(overrides.pspUrl && paymentEnv(overrides.pspUrl, 'http://127.0.0.1:1')),
    ...(overrides.carrierUrl && carrierEnv(overrides.carrierUrl)),
    REPLY_DOMAIN: overrides.replyDomain,
    SOCIAL_LOGIN: overrides.social && JSON.stringify(overrides.social),
  })

async function connectRedis(url: string) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => 200,
  })
  redis.on('error', () => {}) // a test may give an address where nothing listens
  await new Promise((resolve) => redis.once('ready', resolve).once('error', resolve))
  return redis
}

/** One connection of this worker process for all tests: each has keys of its own. */
let sharedRedis: Promise<Redis> | undefined

/** An index is only to be deleted if something was sent to the engine. */
function watchSearch({ client }: OpenSearch): () => boolean {
  let isUsed = false
  client.once('request', () => (isUsed = true))
  return () => isUsed
}

/**
 * The parts of a process on real engines, with a database, a bucket, an index and a key prefix of their own, for
 * tests that call no endpoint. No test finds the caches of another one. The clock stands still until the test sets it.
 */
export async function startCtx(overrides: Overrides = {}) {
  const { log = pino({ level: 'silent' }), registry } = overrides
  const name = `test-${randomBytes(8).toString('hex')}`
  const database = await leaseDatabase()
  let at = new Date('2026-11-14T08:00:00Z')
  const environment = environmentOf(name, database.url, overrides)
  const config = configOf(environment, overrides)
  const ownRedis = overrides.redisUrl && (await connectRedis(overrides.redisUrl))
  const redis = ownRedis || (await (sharedRedis ??= connectRedis(config.REDIS_URL)))
  const parts = assemble('test', config, {
    now: () => at,
    log,
    redis,
    database: database.connection,
    ...(registry && { registry }),
  })
  const { ctx, search, storage } = parts
  const isSearchUsed = watchSearch(search)
  return {
    parts,
    ctx,
    /** Of the owner of the tables. The server has its own, with fewer rights: `parts.pool`. */
    pool: database.ownerPool,
    search,
    storage,
    redis,
    listen: database.listen,
    environment,
    prefix: config.REDIS_PREFIX,
    bucket: config.S3_BUCKET_NAME,
    /** Of the owner of the tables. */
    databaseUrl: database.url,
    turnClock: (to: string) => void (at = new Date(to)),
    /** Runs all jobs that are due now. */
    work: () =>
      runOnce({
        pgPool: parts.pool,
        taskList: tasksOf(ctx, parts.registry),
        noHandleSignals: true,
        concurrency: 4,
        logger: new Logger(() => () => {}),
      }),
    /** Makes everything that was written to the index visible to searches. */
    async settleIndex() {
      await search.client.indices.refresh({ index: search.alias('*') })
    },
    async [Symbol.asyncDispose]() {
      await redis.del(pageKeys(config.REDIS_PREFIX).seq).catch(() => {})
      if (isSearchUsed())
        await search.client.indices.delete({ index: search.alias('*') }).catch(() => {})
      await parts.close()
      if (ownRedis) ownRedis.disconnect()
      await database.release()
    },
  }
}

/** The whole API on the parts of `startCtx`, for one test. */
export async function startServer(overrides: Overrides = {}) {
  const started = await startCtx(overrides)
  const { ctx, parts, redis, listen } = started
  const http = httpPartsOf(parts, {
    redis,
    listen,
    isOverloaded: overrides.isOverloaded ?? (() => false),
  })
  // Endpoints and the log are mounted; everything else can be replaced in the API that tests share.
  const isOfItsOwn = overrides.registry !== undefined || overrides.log !== undefined
  const api = await (isOfItsOwn ? ownApi : leaseApi)(http.options)
  const { app, base } = api
  return {
    ...started,
    app,
    base,
    tokenFor: (subject: Subject) => issueToken(ctx, subject, TOKEN_DAYS),
    staffToken: (permissions: readonly Permission[] = PERMISSIONS) =>
      issueToken(ctx, { audience: 'staff', id: STAFF, permissions }, TOKEN_DAYS),
    client: (options: Partial<ClientOptions> & { language?: LocaleCode; bearer?: string } = {}) =>
      createClient({
        base,
        locale: () => options.language ?? DEFAULT_LOCALE,
        token: () => options.bearer,
        log: () => {},
        ...options,
      }),
    async [Symbol.asyncDispose]() {
      await api.close()
      await http.close()
      await started[Symbol.asyncDispose]()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

export const answerOf = async (app: FastifyInstance, url: string) => {
  const reply = await app.inject(url)
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
