import { randomBytes } from 'node:crypto'
import { createClient, type ClientOptions } from '@ironsouq/contract/client'
import { pageKeys } from '@ironsouq/contract/pages'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { Redis } from 'ioredis'
import pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { createDocuments } from '#adapters/document/documents.ts'
import { createImages } from '#adapters/image/images.ts'
import { createSmtp } from '#adapters/mail/smtp.ts'
import { createPages } from '#adapters/pages/redis.ts'
import { createOpenSearch } from '#adapters/search/opensearch.ts'
import { createSms } from '#adapters/sms/twilio.ts'
import type { SocialProvider } from '#adapters/social/social.config.ts'
import { createSocial } from '#adapters/social/social.ts'
import { createS3 } from '#adapters/storage/s3.ts'
import { SESSION_ENDED } from '#features/identity/session.ended.ts'
import { issueToken, type Subject } from '#features/identity/session.service.ts'
import { createSessionShelf } from '#features/identity/session.shelf.ts'
import { indexes, registry as ours } from '#features/registry.ts'
import { systemClock } from '#kernel/clock.ts'
import { createCounts } from '#kernel/counts.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { connect } from '#kernel/db.ts'
import { createHttp } from '#kernel/http.ts'
import { createLimits } from '#kernel/limits.ts'
import { listenTo } from '#kernel/listening.ts'
import { tasksOf } from '#kernel/queue.ts'
import { consumersOf, type Registry } from '#kernel/registry.ts'
import { createSeal } from '#kernel/seal.ts'

const DRAWER = new URL('../src/entry/document.ts', import.meta.url)

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

/** Longer than any clock here differs from the one of a process that a test starts. */
const TOKEN_DAYS = 36_500

/** What the API of a test lets our own processes in by. */
export const SERVICE_KEY = 'a-key-of-tests-for-our-own-processes'

export interface Stage {
  registry?: Registry
  /** Another address for an engine: one that answers nobody, to see what goes on without. */
  searchUrl?: string
  redisUrl?: string
  /** Whoever sends short messages; without it nobody does. */
  smsUrl?: string
  /** Whom one may sign in with. */
  social?: readonly SocialProvider[]
  /** Undefined is an installation that has none. */
  serviceKey?: string | undefined
  requestsPerMinute?: number
  isOverloaded?: () => boolean
  log?: Ctx['log']
}

/** A database of its own for one test, copied from the migrated template. */
async function ownDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`
  const root = new pg.Client({ connectionString: inject('databaseUrl') })
  await root.connect()
  await root.query(`create database ${name} template ${inject('template')}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = name
  return {
    name,
    url: url.href,
    async drop() {
      await root.query(`drop database ${name} with (force)`)
      await root.end()
    },
  }
}

/** A connection that outlives what is done to the test's own database. */
export async function anotherDatabase() {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  return {
    query: (sql: string) => client.query(sql),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/**
 * The whole API on engines that are real and parts of them that are this test's alone: a database,
 * a bucket, an index and a key prefix. The clock stands still until it is turned.
 */
export async function startServer(stage: Stage = {}) {
  const { registry = ours, requestsPerMinute = 10_000, log = pino({ level: 'silent' }) } = stage
  const database = await ownDatabase()
  const { pool, db } = connect(database.url, { max: 8, log })
  let at = new Date('2026-11-14T08:00:00Z')
  const now = () => at
  const engines = inject('engines')
  const search = createOpenSearch({
    url: stage.searchUrl ?? engines.searchUrl,
    prefix: `${database.name}-`,
    indexes,
    now,
  })
  const storage = createS3({ ...engines.s3, bucket: database.name.replace('_', '-') })
  const redis = new Redis(stage.redisUrl ?? engines.redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => 200,
  })
  redis.on('error', () => {}) // a test may take Redis away on purpose
  if (!stage.redisUrl) await new Promise((resolve) => redis.once('ready', resolve))
  const mail = createSmtp({
    url: engines.smtpUrl,
    from: 'Ironsouq <no-reply@ironsouq.example>',
    publicUrl: 'http://shop.example',
  })
  const documents = createDocuments({ program: DRAWER, publicUrl: 'http://shop.example' })
  const prefix = `${database.name}:`
  const ctx: Ctx = {
    db,
    now,
    log,
    requestId: 'test',
    locale: DEFAULT_LOCALE,
    search: search.port,
    storage: storage.port,
    images: createImages(),
    documents: documents.port,
    mail: mail.port,
    sms: stage.smsUrl ? createSms(stage.smsUrl, 'Ironsouq') : null,
    social: createSocial(stage.social ?? [], systemClock),
    pages: createPages({ redis, prefix }),
    counts: createCounts(redis, pool, prefix),
    seal: createSeal('a-secret-of-tests-with-32-characters'),
    consumersOf: consumersOf(registry),
    personal: registry.personal,
  }
  const sessions = createSessionShelf({
    listen: (hear) => listenTo({ url: database.url, channel: SESSION_ENDED, log, hear }),
  })
  const app = await createHttp({
    ctx,
    registry,
    identify: sessions.identify,
    serviceKey: 'serviceKey' in stage ? stage.serviceKey : SERVICE_KEY,
    limits: createLimits(redis, prefix, { max: requestsPerMinute, seconds: 60 }),
    isOverloaded: stage.isOverloaded ?? (() => false),
    trustProxy: false,
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    base,
    ctx,
    pool,
    search,
    storage,
    redis,
    prefix,
    databaseUrl: database.url,
    turnClock: (to: string) => void (at = new Date(to)),
    tokenFor: (subject: Subject) => issueToken(ctx, subject, TOKEN_DAYS),
    staffToken: () => issueToken(ctx, { audience: 'staff', id: STAFF }, TOKEN_DAYS),
    client: (options: Partial<ClientOptions> & { language?: LocaleCode; bearer?: string } = {}) =>
      createClient({
        base,
        locale: () => options.language ?? DEFAULT_LOCALE,
        token: () => options.bearer,
        log: () => {},
        ...options,
      }),
    /** Does all that is due in the queue now. */
    work: () =>
      runOnce({
        pgPool: pool,
        taskList: tasksOf(ctx, registry),
        noHandleSignals: true,
        concurrency: 4,
        logger: new Logger(() => () => {}),
      }),
    /** What the index has been told becomes visible to its readers. */
    async settleIndex() {
      await search.client.indices.refresh({ index: `${search.alias('device')}*` })
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await sessions.close()
      await search.client.indices.delete({ index: `${database.name}-*` }).catch(() => {})
      await search.close()
      storage.close()
      mail.close()
      documents.close()
      await redis.del(pageKeys(prefix).seq).catch(() => {})
      redis.disconnect()
      await pool.end()
      await database.drop()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

export const answerOf = async (app: FastifyInstance, url: string) => {
  const reply = await app.inject(url)
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
