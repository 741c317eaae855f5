import { serialKey } from '@ironsouq/contract/mall/product/product-fit'
import { brand } from '@ironsouq/server/features/machines/brand/brand.tables.ts'
import { machineModel } from '@ironsouq/server/features/machines/model/model.tables.ts'
import { garageMachine } from '@ironsouq/server/features/people/garage/garage.tables.ts'
import type { TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { and, eq } from 'drizzle-orm'
import { BUYER } from '../buyer.ts'
import { momentBefore } from './days.ts'

const DAY_MINUTES = 24 * 60

/** The buyer's own machines: plates of the ranges that parts of the demo are made for, and one without. */
const MACHINES = [
  { brand: 'caterpillar', model: '320D', serialNo: 'JLG01482', year: 2011, daysAgo: 12 },
  { brand: 'komatsu', model: 'PC200-8', serialNo: '310452', year: 2012, daysAgo: 170 },
  { brand: 'bomag', model: 'BW 211 D-40', serialNo: null, year: 2016, daysAgo: 30 },
] as const

export async function keepGarage(ctx: TxCtx): Promise<void> {
  for (const { brand: code, model, serialNo, year, daysAgo } of MACHINES) {
    const [known] = await ctx.db
      .select({ modelId: machineModel.id })
      .from(machineModel)
      .innerJoin(brand, eq(brand.id, machineModel.brandId))
      .where(and(eq(brand.code, code), eq(machineModel.name, model)))
    if (!known) continue
    const createdAt = momentBefore(ctx, daysAgo * DAY_MINUTES)
    await ctx.db.insert(garageMachine).values({
      ...known,
      memberId: BUYER.id,
      serialNo,
      serialKey: serialNo === null ? null : serialKey(serialNo),
      year,
      createdAt,
      updatedAt: createdAt,
    })
  }
}
