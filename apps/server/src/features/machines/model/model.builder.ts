import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { machineModel } from './model.tables.ts'

interface Given extends Partial<Omit<typeof machineModel.$inferInsert, 'id' | 'createdAt'>> {
  brandId: string
  categoryId: string
}

/** A model of the catalogue, by default an excavator of 22 t; idempotent. */
export async function aModel(ctx: Ctx, given: Given) {
  const row = {
    name: '320',
    specs: { operatingWeight: 22_000, power: 119, bucket: 1.2 },
    hoursPerYear: 1400,
    kmPerYear: null,
    lifeHours: 12_000,
    newPriceMinor: 63_167_000n,
    priceCurrency: 'AED',
    priceCurve: 'standard' as const,
    firstYear: 2018,
    lastYear: 2025,
    ...given,
  }
  return one(
    await ctx.db
      .insert(machineModel)
      .values({ ...row, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [machineModel.brandId, machineModel.categoryId, machineModel.name],
        set: row,
      })
      .returning(),
  )
}
