import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { plainSearch, wordsToKeep } from './search-miss.rules.ts'

/** How many different searches a day keeps; further ones are counted only if they are known. */
export const MISSES_PER_DAY = 2000
/** How many different searches a process remembers between two writes. */
const WAITING_MAX = 500
const WRITE_AFTER_MS = 10_000
const SEEN_MAX = 20_000

interface Misses {
  /** By day, language and words, as JSON. */
  waiting: Map<string, number>
  /** Who has searched for it today: one visitor counts once. It is in no table and no log. */
  seen: LRUCache<string, true>
  timer: NodeJS.Timeout | undefined
}

const byDatabase = new WeakMap<object, Misses>()

function missesOf({ db }: Ctx): Misses {
  const misses = byDatabase.get(db) ?? {
    waiting: new Map<string, number>(),
    seen: new LRUCache<string, true>({ max: SEEN_MAX }),
    timer: undefined,
  }
  byDatabase.set(db, misses)
  return misses
}

/**
 * Counts a search without a result, in memory: a search never waits for it. What is not written
 * when the process ends is lost.
 */
export function noteMiss(ctx: Ctx, query: DeviceQuery, address: string): void {
  const words = wordsToKeep(plainSearch(query) ?? '')
  if (words === null) return
  const misses = missesOf(ctx)
  const key = JSON.stringify([ctx.now().toISOString().slice(0, 10), ctx.locale, words])
  const visit = `${address} ${key}`
  if (misses.seen.has(visit)) return
  misses.seen.set(visit, true)
  const times = misses.waiting.get(key) ?? 0
  if (times === 0 && misses.waiting.size >= WAITING_MAX) return
  misses.waiting.set(key, times + 1)
  misses.timer ??= setTimeout(() => {
    writeMisses(ctx).catch((err: unknown) =>
      ctx.log.warn({ err }, 'searches without a result were not counted'),
    )
  }, WRITE_AFTER_MS).unref()
}

/** Writes what was counted. One process at a time, so that the limit of a day holds. */
export async function writeMisses(ctx: Ctx): Promise<void> {
  const misses = missesOf(ctx)
  clearTimeout(misses.timer)
  misses.timer = undefined
  const batch = [...misses.waiting].map(([key, times]) => {
    const [day, language, words] = JSON.parse(key) as [string, string, string]
    return { day, language, words, times }
  })
  misses.waiting.clear()
  if (batch.length === 0) return
  await atomic(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('search_miss'))`)
    await ctx.db.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
          as given (day date, language text, words text, times int)
      ), known as (
        update search_miss set times = search_miss.times + given.times from given
        where (search_miss.day, search_miss.language, search_miss.words)
          = (given.day, given.language, given.words)
        returning search_miss.day, search_miss.language, search_miss.words
      ), fresh as (
        select given.*,
          row_number() over (partition by day order by times desc, language, words) as place
        from given
        where (day, language, words) not in (select day, language, words from known)
      )
      insert into search_miss (day, language, words, times)
      select day, language, words, times from fresh
      where place <= ${MISSES_PER_DAY}::int
        - (select count(*) from search_miss as stored where stored.day = fresh.day)`)
  })
}
