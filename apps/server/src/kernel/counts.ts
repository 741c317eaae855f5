import type { Limit } from '@ironsouq/contract/endpoint'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

export interface Taken {
  /** Whether there was one to take. */
  isGiven: boolean
  left: number
  /** Until there are all of them again. */
  waitSeconds: number
}

type Take = (name: string, key: string, limit: Limit) => Promise<Taken>
type Change = (name: string, key: string, limit: Limit) => Promise<void>

/** Tries that run out: counted over all processes, in Redis and, while that is away, in PostgreSQL. */
export interface Counts {
  take: Take
  /** How it stands, without taking one. */
  look: Take
  /** What was taken before it was known whether it had to be. */
  giveBack: Change
  clear: Change
  /**
   * For what must never be more: Redis keeps the crowd off, and of those it lets through PostgreSQL
   * counts each. When Redis goes and comes, nobody gets the tries of both.
   */
  surely: { take: Take; clear: Change }
}

const takenOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isGiven: boolean): Taken => ({
  isGiven,
  left: Math.max(0, remainingPoints),
  waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

async function takenFrom(limiter: RateLimiterAbstract, key: string): Promise<Taken> {
  try {
    return takenOf(await limiter.consume(key), true)
  } catch (err) {
    if (err instanceof RateLimiterRes) return takenOf(err, false)
    throw err
  }
}

/** One limiter of each name, made when it is first needed. */
function named<T>(make: (name: string, limit: Limit) => T) {
  const made = new Map<string, T>()
  return (name: string, limit: Limit): T => {
    const limiter = made.get(name) ?? make(name, limit)
    made.set(name, limiter)
    return limiter
  }
}

export function createCounts(redis: Redis, pool: pg.Pool, prefix: string): Counts {
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
  const sureOf = named((name, limit) => inPostgres('sure', name, limit))
  const take: Take = (name, key, limit) => takenFrom(limiterOf(name, limit), key)
  const clear: Change = async (name, key, limit) => void (await limiterOf(name, limit).delete(key))
  return {
    take,
    async look(name, key, limit) {
      const standing = await limiterOf(name, limit).get(key)
      if (!standing) return { isGiven: true, left: limit.max, waitSeconds: 1 }
      return takenOf(standing, standing.remainingPoints > 0)
    },
    giveBack: async (name, key, limit) => void (await limiterOf(name, limit).reward(key)),
    clear,
    surely: {
      async take(name, key, limit) {
        const taken = await take(name, key, limit)
        return taken.isGiven ? takenFrom(sureOf(name, limit), key) : taken
      },
      clear: async (name, key, limit) =>
        void (await Promise.all([clear(name, key, limit), sureOf(name, limit).delete(key)])),
    },
  }
}
