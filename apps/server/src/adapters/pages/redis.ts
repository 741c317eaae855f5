import { pageKeys, TAG_TTL_SECONDS } from '@ironsouq/contract/page-cache'
import type { Redis } from 'ioredis'
import type { PagesPort } from '#kernel/ports/pages.ts'

/**
 * A missing sequence (the first purge, a flush, an eviction) starts at the microseconds of
 * Redis's own clock, so that it continues above every number it has ever given. Its numbers are passed
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
      const args = [JSON.stringify(tags), TAG_TTL_SECONDS, keys.channel]
      await redis.eval(PURGE, all.length, ...all, ...args)
    },
  }
}
