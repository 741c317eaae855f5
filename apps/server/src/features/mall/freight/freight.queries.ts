import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import type { FreightTemplate } from './freight.rules.ts'
import { freightRule, freightTemplate } from './freight.tables.ts'

/** With the store: the rules of a template are found by the two. */
const rulesOf = prepared((db) =>
  db
    .select({ id: freightTemplate.id, unit: freightTemplate.unit, rule: freightRule })
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
  return new Map(rows.map(({ id, unit }) => [id, { id, unit, rules: rules(id) }]))
}
