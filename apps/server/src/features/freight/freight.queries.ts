import { asc, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { FreightTemplate } from './freight.rules.ts'
import { freightRule, freightTemplate } from './freight.tables.ts'

/** Templates with their rules in order. */
export async function freightTemplates(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, FreightTemplate>> {
  if (ids.length === 0) return new Map()
  const templates = await ctx.db
    .select({ id: freightTemplate.id, unit: freightTemplate.unit })
    .from(freightTemplate)
    .where(inArray(freightTemplate.id, [...ids]))
  const rules = await ctx.db
    .select()
    .from(freightRule)
    .where(inArray(freightRule.freightTemplateId, [...ids]))
    .orderBy(asc(freightRule.position))
  return new Map(
    templates.map((template) => [
      template.id,
      { ...template, rules: rules.filter((rule) => rule.freightTemplateId === template.id) },
    ]),
  )
}
