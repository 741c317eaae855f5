import type { FreightRecord } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { freightRule, freightTemplate } from './freight.tables.ts'
import { storeOfTemplates } from './freight.template.projection.ts'

type Template = typeof freightTemplate.$inferSelect

async function recordsOf(ctx: Ctx, templates: readonly Template[]): Promise<FreightRecord[]> {
  if (templates.length === 0) return []
  const ids = templates.map(({ id }) => id)
  const rules = await ctx.db
    .select()
    .from(freightRule)
    .where(inArray(freightRule.freightTemplateId, ids))
    .orderBy(asc(freightRule.position))
  const known = await storeOfTemplates(ctx, ids)
  return templates.map(({ id, version, name, unit, cutOff, daysOff }) => {
    const { currency = 'AED', productCount = 0 } = known.get(id) ?? {}
    const amount = (minor: bigint) => fromMinor(minor, currency).amount
    return {
      freightTemplateId: id,
      version,
      name,
      unit,
      cutOff,
      daysOff,
      productCount,
      rules: rules
        .filter((rule) => rule.freightTemplateId === id)
        .map((rule) => ({
          regions: rule.regions,
          firstUnits: rule.firstUnits,
          first: amount(rule.firstMinor),
          furtherUnits: rule.furtherUnits,
          further: amount(rule.furtherMinor),
          freeFrom: rule.freeFromMinor === null ? null : amount(rule.freeFromMinor),
          daysMin: rule.daysMin,
          daysMax: rule.daysMax,
        })),
    }
  })
}

/** The freight templates of a store with their rules, by name. */
export const freightRecords = async (ctx: Ctx, sellerId: string): Promise<FreightRecord[]> =>
  recordsOf(
    ctx,
    await ctx.db
      .select()
      .from(freightTemplate)
      .where(eq(freightTemplate.sellerId, sellerId))
      .orderBy(asc(freightTemplate.name)),
  )

export async function freightRecord(ctx: Ctx, id: string): Promise<FreightRecord> {
  const rows = await ctx.db.select().from(freightTemplate).where(eq(freightTemplate.id, id))
  const [record] = await recordsOf(ctx, rows)
  if (!record) throw notFound()
  return record
}
