import type { Limit } from '@ironsouq/contract/endpoint'
import { lt } from 'drizzle-orm'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { job } from '#kernel/work/jobs.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { rateLimit } from './kernel.tables.ts'

const BATCHES_MAX = 500

export interface Attempt {
  isAllowed: boolean
  left: number
  /** Until the whole limit is available again. */
  waitSeconds: number
}

type Consume = (name: string, key: string, limit: Limit) => Promise<Attempt>
type Change = (name: string, key: string, limit: Limit) => Promise<void>

/** Counts attempts over all processes: in Redis, and in PostgreSQL while Redis is unavailable. */
export interface AttemptLimits {
  consume: Consume
  /** The current state, without consuming an attempt. */
  peek: Consume
  /** Gives back an attempt that turned out not to count. */
  refund: Change
  clear: Change
  /**
   * For limits that must hold exactly: Redis rejects most, and PostgreSQL counts each attempt that it
   * lets through. When Redis fails and returns, no caller gets the attempts of both.
   */
  strict: { consume: Consume; clear: Change }
}

const attemptOf = (
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  isAllowed: boolean,
): Attempt => ({
  isAllowed,
  left: Math.max(0, remainingPoints),
  waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

async function consumeFrom(limiter: RateLimiterAbstract, key: string): Promise<Attempt> {
  try {
    return attemptOf(await limiter.consume(key), true)
  } catch (err) {
    if (err instanceof RateLimiterRes) return attemptOf(err, false)
    throw err
  }
}

/** One limiter per name, created on first use. */
function named<T>(make: (name: string, limit: Limit) => T) {
  const made = new Map<string, T>()
  return (name: string, limit: Limit): T => {
    const limiter = made.get(name) ?? make(name, limit)
    made.set(name, limiter)
    return limiter
  }
}

export function createAttemptLimits(redis: Redis, pool: pg.Pool, prefix: string): AttemptLimits {
  const rule = (kind: string, name: string, { max, seconds }: Limit) => ({
    points: max,
    duration: seconds,
    keyPrefix: `${prefix}${kind}:${name}`,
  })
  const inPostgres = (kind: string, name: string, limit: Limit) =>
    new RateLimiterPostgres({
      ...rule(kind, name, limit),
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
  const limiterOf = named(
    (name, limit) =>
      new RateLimiterRedis({
        ...rule('count', name, limit),
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inPostgres('count', name, limit),
      }),
  )
  const strictLimiterOf = named((name, limit) => inPostgres('sure', name, limit))
  const consume: Consume = (name, key, limit) => consumeFrom(limiterOf(name, limit), key)
  const clear: Change = async (name, key, limit) => void (await limiterOf(name, limit).delete(key))
  return {
    consume,
    async peek(name, key, limit) {
      const state = await limiterOf(name, limit).get(key)
      if (!state) return { isAllowed: true, left: limit.max, waitSeconds: 1 }
      return attemptOf(state, state.remainingPoints > 0)
    },
    refund: async (name, key, limit) => void (await limiterOf(name, limit).reward(key)),
    clear,
    strict: {
      async consume(name, key, limit) {
        const attempt = await consume(name, key, limit)
        return attempt.isAllowed ? consumeFrom(strictLimiterOf(name, limit), key) : attempt
      },
      clear: async (name, key, limit) =>
        void (await Promise.all([
          clear(name, key, limit),
          strictLimiterOf(name, limit).delete(key),
        ])),
    },
  }
}

/** Counters in PostgreSQL whose window is over. */
export const deleteOldAttemptLimits = job({
  name: 'attempt-limits.delete-old',
  cron: '21 * * * *',
  run: (ctx) =>
    deleteInBatches(ctx, rateLimit, lt(rateLimit.expire, ctx.now().getTime()), BATCHES_MAX),
})
