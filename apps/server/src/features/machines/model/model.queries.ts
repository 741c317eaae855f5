import type { PriceCurve, Specs } from '@ironsouq/contract/machines/device/device.enums'
import type { KnownModel, KnownModelQuery } from '@ironsouq/contract/machines/model/model.schema'
import { and, asc, desc, eq, ilike, sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { machineModel } from './model.tables.ts'

export interface ModelWorth {
  newPriceMinor: string
  hoursPerYear: number | null
  curve: PriceCurve
}

/** What the catalogue knows of a model's price, as part of another feature's statement. */
export const modelWorth = (of: SQL) => sql<ModelWorth | null>`(
  select json_build_object('newPriceMinor', ${machineModel.newPriceMinor}::text,
    'hoursPerYear', ${machineModel.hoursPerYear}, 'curve', ${machineModel.priceCurve})
  from ${machineModel} where ${machineModel.id} = ${of})`

/** What such a model does in a year and in its life, as part of another feature's statement. */
export const expectedOf = (of: SQL) => sql<{ hoursPerYear: number; lifeHours: number } | null>`(
  select json_build_object(
    'hoursPerYear', ${machineModel.hoursPerYear}, 'lifeHours', ${machineModel.lifeHours})
  from ${machineModel}
  where ${machineModel.id} = ${of}
    and ${machineModel.hoursPerYear} is not null and ${machineModel.lifeHours} is not null)`

const MOST_FOUND = 20
const MOST_WORDS = 4

/** Models by parts of their brand and name, in the language of the request. */
export function modelsKnown(
  ctx: Ctx,
  { words = '', brandId }: KnownModelQuery,
): Promise<KnownModel[]> {
  const ofBrand = brandName(sql`machine_model.brand_id`, sql`${ctx.locale}::text`)
  const parts = words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return ctx.db
    .select({
      modelId: machineModel.id,
      name: machineModel.name,
      brandId: machineModel.brandId,
      brandName: ofBrand,
      categoryId: machineModel.categoryId,
      firstYear: machineModel.firstYear,
      lastYear: machineModel.lastYear,
      specs: machineModel.specs,
    })
    .from(machineModel)
    .where(
      and(
        brandId === undefined ? undefined : eq(machineModel.brandId, brandId),
        ...parts.map((part) =>
          ilike(sql`${ofBrand} || ' ' || machine_model.name`, `%${escapedLike(part)}%`),
        ),
      ),
    )
    .orderBy(asc(ofBrand), asc(machineModel.name), desc(machineModel.lastYear))
    .limit(MOST_FOUND)
}

interface Named {
  brandId: string
  categoryId: string
  model: string
}

/** The catalogue's entry for what a machine is called, whatever its capital letters are. */
export async function modelOf(ctx: Ctx, { brandId, categoryId, model }: Named) {
  const [row] = await ctx.db
    .select({ id: machineModel.id, specs: machineModel.specs })
    .from(machineModel)
    .where(
      and(
        eq(machineModel.brandId, brandId),
        eq(machineModel.categoryId, categoryId),
        eq(sql`lower(${machineModel.name})`, model.toLowerCase()),
      ),
    )
  return row
}

/** The measures that machines of a model usually have, as part of another feature's statement. */
export const modelSpecs = (of: SQL) => sql<Specs | null>`(
  select ${machineModel.specs} from ${machineModel} where ${machineModel.id} = ${of})`
