import type { Referrer } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { wordsToKeep } from '@ironsouq/server/features/platform/search-miss/search-miss.rules.ts'
import { searchMiss } from '@ironsouq/server/features/platform/search-miss/search-miss.tables.ts'
import {
  trafficCount,
  trafficDay,
} from '@ironsouq/server/features/platform/traffic/traffic.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { dice } from '../random.ts'
import { dayBefore } from './days.ts'

const DAYS = 120
/** Of an ordinary working day. */
const VIEWS_PER_DAY = 1450
const VIEWS_PER_VISITOR = 5.2
/** The site grows by so much over the whole period. */
const GROWTH = 0.35

const PAGES: Readonly<Record<string, number>> = {
  '/': 0.17,
  '/device-list': 0.34,
  '/device-detail/:deviceId': 0.38,
  '/news-center': 0.04,
  '/help-center': 0.03,
  '/service-outlets': 0.02,
  '/videos': 0.02,
}
const LANGUAGES: Readonly<Record<LocaleCode, number>> = {
  en: 0.41,
  ar: 0.3,
  zh_CN: 0.08,
  fr: 0.06,
  es: 0.04,
  de: 0.03,
  pt: 0.03,
  ko: 0.02,
  he: 0.02,
  zh_HK: 0.01,
}
const SOURCES: Readonly<Record<Referrer, number>> = {
  inside: 0.58,
  search: 0.2,
  direct: 0.13,
  social: 0.06,
  other: 0.03,
}

/** What buyers asked for and no yard has. */
const MISSES: readonly [words: string, language: LocaleCode, perWeek: number][] = [
  ['straddle carrier', 'en', 7],
  ['reach stacker', 'en', 6],
  ['tunnel boring machine', 'en', 3],
  ['رافعة حاويات', 'ar', 5],
  ['مصعد بناء', 'ar', 4],
  ['盾构机', 'zh_CN', 3],
  ['chariot cavalier', 'fr', 3],
  ['Kanalspülwagen', 'de', 2],
  ['barredora vial', 'es', 2],
]

/** Friday afternoon and the weekend are quiet in the Emirates. */
const ON_WEEKDAY = [0.62, 1, 1.04, 1.02, 0.98, 0.74, 0.55]

/** Page views of the last months and searches that found nothing. Returns how many days were added. */
export async function seedTraffic(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(trafficDay)) > 0) return 0
  const roll = dice('traffic')
  const counts: (typeof trafficCount.$inferInsert)[] = []
  const days: (typeof trafficDay.$inferInsert)[] = []
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = dayBefore(ctx, ago)
    const grown = 1 + GROWTH * (1 - ago / DAYS)
    const ofWeekday = ON_WEEKDAY[new Date(day).getUTCDay()] ?? 1
    const wanted = VIEWS_PER_DAY * grown * ofWeekday * roll.between(0.92, 1.08)
    let views = 0
    for (const [page, ofPages] of Object.entries(PAGES))
      for (const [language, ofLanguages] of Object.entries(LANGUAGES))
        for (const [referrer, ofSources] of Object.entries(SOURCES)) {
          const count = Math.round(wanted * ofPages * ofLanguages * ofSources)
          if (count > 0) counts.push({ day, page, referrer, language, views: count })
          views += count
        }
    days.push({ day, views, visitors: Math.round(views / VIEWS_PER_VISITOR) })
  }
  for (const { day } of days)
    await ctx.db
      .insert(trafficCount)
      .values(counts.filter((each) => each.day === day))
      .onConflictDoNothing()
  await ctx.db.insert(trafficDay).values(days).onConflictDoNothing()
  await seedMisses(ctx)
  return days.length
}

async function seedMisses(ctx: Ctx): Promise<void> {
  const roll = dice('misses')
  const WEEKS = 4
  const rows = MISSES.flatMap(([text, language, perWeek]) =>
    Array.from({ length: WEEKS }, (_, week) => ({
      day: dayBefore(ctx, week * 7 + roll.whole(1, 6)),
      language,
      words: wordsToKeep(text) ?? text,
      times: perWeek + roll.whole(0, 2),
    })),
  )
  await ctx.db.insert(searchMiss).values(rows).onConflictDoNothing()
}
