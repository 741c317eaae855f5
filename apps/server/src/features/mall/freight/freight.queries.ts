import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import { CLOSED_DAYS_AHEAD } from '@ironsouq/contract/mall/freight/freight.limits'
import { and, asc, eq, sql } from 'drizzle-orm'
import { holidaysFrom } from '#features/content/branch/branch.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import type { FreightTemplate } from './freight.rules.ts'
import { freightRule, freightTemplate } from './freight.tables.ts'

const DAY_MS = 86_400_000

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = laterDay(day, 1)) days.push(day)
  return days
}

/** With the store: the rules of a template are found by the two. */
const rulesOf = prepared((db) =>
  db
    .select({
      id: freightTemplate.id,
      unit: freightTemplate.unit,
      cutOff: freightTemplate.cutOff,
      daysOff: freightTemplate.daysOff,
      rule: freightRule,
    })
    .from(freightTemplate)
    .leftJoin(
      freightRule,
      and(
        eq(freightRule.sellerId, freightTemplate.sellerId),
        eq(freightRule.freightTemplateId, freightTemplate.id),
      ),
    )
    .where(sql`${freightTemplate.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(freightRule.position))
    .prepare('freight_rules'),
)

/** Templates with their rules in order. */
export async function freightTemplates(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, FreightTemplate>> {
  if (ids.length === 0) return new Map()
  const rows = await rulesOf(ctx).execute({ ids: idsToMatch(ids) })
  const rules = (of: string) => rows.flatMap(({ id, rule }) => (id === of && rule ? [rule] : []))
  return new Map(
    rows.map(({ id, unit, cutOff, daysOff }) => [
      id,
      { id, unit, cutOff, daysOff, rules: rules(id) },
    ]),
  )
}

/** The public holidays of the next weeks, day by day. */
export async function closedDays(ctx: Ctx): Promise<string[]> {
  const last = dayAt(new Date(ctx.now().getTime() + CLOSED_DAYS_AHEAD * DAY_MS))
  const holidays = await holidaysFrom(ctx, ctx.now())
  const days = holidays
    .filter(({ effect }) => effect === 'closed')
    .flatMap(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay < last ? lastDay : last))
  return [...new Set(days)].toSorted()
}
