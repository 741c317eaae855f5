import type { Branch } from '@ironsouq/contract/content/branch/branch.schema'
import { sql, type SQL } from 'drizzle-orm'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { branch, branchHours, branchText } from './branch.tables.ts'

const texts = { owner: branchText.branchId, locale: branchText.locale }

/** The hours of a season as spans: a break makes two of one day. */
const spans = (season: string): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'weekday', ${branchHours.weekday}, 'from', span.opens, 'to', span.closes
  ) order by ${branchHours.weekday}, span.opens), '[]')
  from ${branchHours}
  cross join lateral (
    values (${branchHours.opensAt}, coalesce(${branchHours.breakFrom}, ${branchHours.closesAt})),
      (${branchHours.breakUntil}, ${branchHours.closesAt})
  ) as span (opens, closes)
  where ${branchHours.branchId} = branch.id and ${branchHours.season} = ${season}
    and span.opens is not null)`

/** The branches that visitors see, in their order, with the number of machines in their yards. */
export const branchesShown = cachedByLocale(async (ctx): Promise<Branch[]> => {
  const at = { of: sql`branch.id`, wanted: sql`${ctx.locale}::text` }
  const words = (column: keyof typeof branchText.$inferSelect) =>
    textIn(branchText[column], texts, at)
  const { rows } = await ctx.db.execute<Branch & Record<string, unknown>>(sql`
    select code, emirate, building, unit, po_box as "poBox", makani, latitude, longitude, phone,
      whatsapp, email, services,
      ${words('name')} as name, ${words('area')} as area, ${words('street')} as street,
      ${words('landmark')} as landmark, ${words('access')} as access, ${words('bring')} as bring,
      ${spans('regular')} as hours, ${spans('ramadan')} as "ramadanHours",
      case when yard_id is not null then (
        select count(*)::int from device
        where device.yard_id = branch.yard_id and device.state = 'listed') end as machines
    from ${branch}
    where is_shown
    order by position, code`)
  return rows
})
