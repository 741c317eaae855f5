import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

interface Rate {
  perSecond: number
  /** So many at once before the rate applies. */
  burst: number
}

/** Lets so many calls a second through, over all processes: a valve before what PostgreSQL decides. */
export interface TokenBuckets {
  /** Takes one; 0 when it was there, else the seconds after which it makes sense to try again. */
  take: (name: string, key: string, rate: Rate) => Promise<number>
}

/** How full a bucket is now, by the clock of Redis, and how long to wait if nothing was taken. */
const TAKE = `
local at = redis.call('time')
local now = at[1] * 1000 + math.floor(at[2] / 1000)
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local was = redis.call('hmget', KEYS[1], 'tokens', 'at')
local tokens = math.min(burst, (tonumber(was[1]) or burst) + math.max(0, now - (tonumber(was[2]) or now)) * rate / 1000)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / rate) end
redis.call('hset', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('pexpire', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return wait`

/** While Redis is unavailable each process counts for itself: more get through, and none too many are sold. */
export function createTokenBuckets(redis: Redis, prefix: string): TokenBuckets {
  const own = new Map<string, RateLimiterMemory>()
  async function takeHere(name: string, key: string, { perSecond, burst }: Rate): Promise<number> {
    const limiter =
      own.get(name) ?? new RateLimiterMemory({ points: burst, duration: burst / perSecond })
    own.set(name, limiter)
    return limiter.consume(key).then(
      () => 0,
      (err: unknown) => {
        if (!(err instanceof RateLimiterRes)) throw err
        return Math.max(1, Math.ceil(err.msBeforeNext / 1000))
      },
    )
  }
  return {
    async take(name, key, rate) {
      const bucket = `${prefix}bucket:${name}:${key}`
      try {
        return Number(await redis.eval(TAKE, 1, bucket, rate.perSecond, rate.burst))
      } catch {
        return takeHere(name, key, rate)
      }
    },
  }
}
