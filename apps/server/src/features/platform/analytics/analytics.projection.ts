import type { Searches, Traffic } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { SEARCHES_LEAST } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { REFERRERS } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { dayBefore, numbersOf } from './analytics.rules.ts'

interface Asked {
  days: number
  language?: string | undefined
}

/** The routes of lists and of a machine's page, as `flow` counts them. */
const LIST_PAGE = '%device-list%'
const MACHINE_PAGE = '%device-detail%'

/** The rows of `traffic_count` in a language, or in all. */
const inLanguage = (language: string | undefined): SQL =>
  language === undefined ? sql`true` : sql`language = ${language}`

type Counts = { name: string; views: string }[]

async function viewsBy(
  ctx: Ctx,
  column: 'referrer' | 'language',
  { from, language }: { from: string; language: string | undefined },
): Promise<Counts> {
  const { rows } = await ctx.db.execute<Counts[number]>(sql`
    select ${sql.identifier(column)} as name, sum(views) as views from traffic_count
    where day >= ${from}::date and ${inLanguage(language)} group by 1 order by 2 desc, 1`)
  return rows
}

/** Today is counted so far; visitors of past days are totals, see the traffic feature. */
async function viewsByDay(ctx: Ctx, { days, language }: Asked): Promise<Traffic['days']> {
  const now = ctx.now()
  const viewsOn = (day: SQL) => sql`coalesce((
    select sum(views) from traffic_count where day = ${day} and ${inLanguage(language)}), 0)`
  const { rows } = await ctx.db.execute<
    Record<'day' | 'views' | 'before', string> & { visitors: string | null }
  >(sql`
    select to_char(day, 'YYYY-MM-DD') as day,
      ${viewsOn(sql`each.day`)} as views, ${viewsOn(sql`each.day - ${days}::int`)} as before,
      ${
        language === undefined
          ? sql`coalesce((select visitors from traffic_day past where past.day = each.day),
              (select count(*) from traffic_visitor seen where seen.day = each.day))`
          : sql`null`
      } as visitors
    from (select generate_series(
      ${dayBefore(now, days - 1)}::date, ${dayBefore(now, 0)}::date, '1 day')::date as day) each
    order by 1`)
  return rows.map(({ day, views, before, visitors }) => ({
    day,
    views: Number(views),
    viewsBefore: Number(before),
    visitors: visitors === null ? null : Number(visitors),
  }))
}

export async function trafficFigures(ctx: Ctx, asked: Asked): Promise<Traffic> {
  const { language } = asked
  const from = dayBefore(ctx.now(), asked.days - 1)
  const written = language === undefined ? sql`true` : sql`locale = ${language}`
  const viewsOf = (pages: string) => sql`(select coalesce(sum(views), 0) from traffic_count
    where day >= ${from}::date and page like ${pages} and ${inLanguage(language)})`
  const { rows: steps } = await ctx.db.execute<
    Record<'lists' | 'machines' | 'inquiries' | 'viewings', string>
  >(sql`
    select ${viewsOf(LIST_PAGE)} as lists, ${viewsOf(MACHINE_PAGE)} as machines,
      (select count(*) from inquiry where created_at >= ${from}::date and ${written}) as inquiries,
      (select count(*) from viewing where created_at >= ${from}::date and ${written}) as viewings`)
  const days = await viewsByDay(ctx, asked)
  const sources = await viewsBy(ctx, 'referrer', { from, language })
  const languages = await viewsBy(ctx, 'language', { from, language: undefined })
  const views = days.reduce((sum, each) => sum + each.views, 0)
  const { lists, machines, inquiries, viewings } = numbersOf(steps[0], [
    'lists',
    'machines',
    'inquiries',
    'viewings',
  ])
  return {
    days,
    views,
    viewsBefore: days.reduce((sum, each) => sum + each.viewsBefore, 0),
    sources: sources.flatMap(({ name, views: count }) => {
      const source = REFERRERS.find((known) => known === name)
      return source ? [{ source, views: Number(count) }] : []
    }),
    languages: languages.map((each) => ({ language: each.name, views: Number(each.views) })),
    funnel: { views, listPages: lists, machinePages: machines, inquiries, viewings },
  }
}

const SEARCHES_MOST = 200

/** What several visitors searched for and did not find. */
export async function searchFigures(ctx: Ctx, { days, language }: Asked): Promise<Searches> {
  const { rows } = await ctx.db.execute<Searches['rows'][number]>(sql`
    select words, language, sum(times)::int as times from search_miss
    where day >= ${dayBefore(ctx.now(), days - 1)}::date and ${inLanguage(language)}
    group by words, language having sum(times) >= ${SEARCHES_LEAST}
    order by times desc, words, language limit ${SEARCHES_MOST}`)
  return { rows }
}
