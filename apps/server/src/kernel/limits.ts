import type { Limit } from '@ironsouq/contract/endpoint'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './errors.ts'

export type Allow = (caller: string) => Promise<void>

const refused = (err: unknown): never => {
  if (!(err instanceof RateLimiterRes)) throw err
  const seconds = Math.max(1, Math.ceil(err.msBeforeNext / 1000))
  throw tooManyRequests(seconds)
}

export interface Limits {
  /** For calls with a limit of their own: counted over all processes in Redis. */
  shared: (name: string, limit: Limit) => Allow
  /** The flood wall for every other call: counted in this process, so that a read costs no round trip. */
  local: Allow
}

/** When Redis is away, each process counts for itself: slower attackers pass, nobody is locked out. */
export function createLimits(redis: Redis, prefix: string, flood: Limit): Limits {
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
