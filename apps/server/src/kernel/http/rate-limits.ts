import type { Limit } from '@ironsouq/contract/endpoint'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#kernel/errors.ts'

export type Allow = (caller: string) => Promise<void>

const refused = (err: unknown): never => {
  if (!(err instanceof RateLimiterRes)) throw err
  const seconds = Math.max(1, Math.ceil(err.msBeforeNext / 1000))
  throw tooManyRequests(seconds)
}

export interface RateLimits {
  /** For calls with a limit of their own: counted over all processes in Redis. */
  shared: (name: string, limit: Limit) => Allow
  /** The limit of every other call: counted in this process, so that a read costs no round trip. */
  local: Allow
}

/** While Redis is unavailable each process counts for itself: limits are looser, no user is locked out. */
export function createRateLimits(redis: Redis, prefix: string, flood: Limit): RateLimits {
  const wall = new RateLimiterMemory({ points: flood.max, duration: flood.seconds })
  return {
    local: async (caller) => void (await wall.consume(caller).catch(refused)),
    shared(name, { max, seconds }) {
      const limiter = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}limit:${name}`,
        points: max,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ points: max, duration: seconds }),
      })
      return async (caller) => void (await limiter.consume(caller).catch(refused))
    },
  }
}
