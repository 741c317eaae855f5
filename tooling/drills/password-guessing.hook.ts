import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Preloaded into the server: counts the password comparisons. As a control it disables the attempt
 * limits, or skips the comparison for unknown accounts.
 */
const load = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const argon2 = load('@node-rs/argon2') as {
  verify: (hashed: string, password: string) => Promise<boolean>
}
interface Limiter {
  prototype: { consume: () => Promise<unknown> }
}
const limiters = load('rate-limiter-flexible') as {
  RateLimiterRedis: Limiter
  RateLimiterPostgres: Limiter
}

const tally = process.env['DRILL_TALLY'] ?? ''
const control = process.env['DRILL_CONTROL']
const { verify } = argon2

argon2.verify = async (hashed, password) => {
  if (control === 'no-hash' && hashed !== process.env['DRILL_HASH']) return false
  const isRight = await verify(hashed, password)
  appendFileSync(tally, isRight ? 'right ' : 'wrong ')
  return isRight
}

if (control === 'no-limit')
  for (const limiter of [limiters.RateLimiterRedis, limiters.RateLimiterPostgres])
    limiter.prototype.consume = async () => ({ remainingPoints: 1, msBeforeNext: 1000 })
