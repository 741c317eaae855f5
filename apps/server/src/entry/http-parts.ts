import type { Redis } from 'ioredis'
import { createSessionCache } from '#features/identity/session/session.cache.ts'
import { SESSION_ENDED } from '#features/identity/session/session.ended.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import {
  subscribeToChannel,
  type ChannelSubscription,
  type OnMessage,
} from '#kernel/data/pg-notifications.ts'
import { createHttp, type HttpOptions } from '#kernel/http/http.ts'
import { createRateLimits } from '#kernel/http/rate-limits.ts'
import type { ServerConfig } from './config.ts'
import { quickRedis, type Parts } from './parts.ts'

/** For rate limits: an unreachable Redis must not slow down a request. */
const connectRedis = (config: ServerConfig, log: Ctx['log']): Redis =>
  quickRedis(config, log, { commandTimeout: 250, consequence: 'going on without' })

interface HttpOverrides {
  /** Closed by its giver. */
  redis?: Redis
  /** The channel of ended sessions, unless there is a subscription already. */
  listen?: (onMessage: OnMessage) => ChannelSubscription
  /** Receives the source of each session lookup. */
  countLookup?: (from: 'memory' | 'database') => void
  isOverloaded?: () => boolean
}

/** What the API of a process is built from. */
export function httpPartsOf(parts: Parts, overrides: HttpOverrides = {}) {
  const { config, registry, log, pool, ctx } = parts
  const redis = overrides.redis ?? connectRedis(config, log)
  const listenHere = (onMessage: OnMessage) =>
    subscribeToChannel({ url: config.DATABASE_URL, channel: SESSION_ENDED, log, onMessage })
  const sessions = createSessionCache({
    listen: overrides.listen ?? listenHere,
    ...(overrides.countLookup && { count: overrides.countLookup }),
  })
  // Ten times what can run at once: a later request would wait longer than a client does.
  const isFull = () => pool.waitingCount > 10 * config.DATABASE_POOL_MAX
  const options: HttpOptions = {
    ctx,
    registry,
    identify: sessions.identify,
    requireProof: requireRecentProof,
    serviceKey: config.SERVICE_KEY,
    limits: createRateLimits(redis, config.REDIS_PREFIX, {
      max: config.RATE_LIMIT_PER_MINUTE,
      seconds: 60,
    }),
    isOverloaded: overrides.isOverloaded ?? isFull,
    trustProxy: config.TRUST_PROXY || false,
  }
  const close = async () => {
    await sessions.close()
    if (!overrides.redis) redis.disconnect()
  }
  return { options, redis, close }
}

/** Builds the API of a process from its parts. It does not listen yet. */
export async function assembleHttp(parts: Parts, overrides: HttpOverrides = {}) {
  const { options, redis, close } = httpPartsOf(parts, overrides)
  const app = await createHttp(options)
  const closeAll = async () => {
    await app.close()
    await close()
  }
  return { app, redis, limits: options.limits, close: closeAll }
}
