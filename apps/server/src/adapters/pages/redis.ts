import { pageKeys, TAG_KEPT_SECONDS } from '@ironsouq/contract/pages'
import type { Redis } from 'ioredis'
import type { PagesPort } from '#kernel/ports.ts'

/**
 * A sequence that is not there (the first purge, a flush, an eviction) begins at the microseconds of
 * Redis's own clock, so that it goes on above every number it has ever given. Its numbers are handed
 * on as text: Lua's would lose digits.
 */
const PURGE = `
local time = redis.call('TIME')
redis.call('SET', KEYS[1], string.format('%s%06d', time[1], time[2]), 'NX')
redis.call('INCR', KEYS[1])
local seq = redis.call('GET', KEYS[1])
for i = 2, #KEYS do redis.call('SET', KEYS[i], seq, 'EX', ARGV[2]) end
redis.call('PUBLISH', ARGV[3], '{"seq":' .. seq .. ',"tags":' .. ARGV[1] .. '}')
`

export function createPages({ redis, prefix }: { redis: Redis; prefix: string }): PagesPort {
  const keys = pageKeys(prefix)
  return {
    async purge(tags) {
      if (tags.length === 0) return
      const all = [keys.seq, ...tags.map(keys.tag)]
      const told = [JSON.stringify(tags), TAG_KEPT_SECONDS, keys.channel]
      await redis.eval(PURGE, all.length, ...all, ...told)
    },
  }
}
