import type {
  FittedModel,
  Fitting,
} from '@ironsouq/contract/mall/product-search/product-search.schema'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { productFit } from '#features/mall/product/product.tables.ts'
import { storeText } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'

const models = (ctx: Ctx) =>
  ctx.db
    .select({
      modelId: machineModel.id,
      brandCode: brand.code,
      brandName: brandName(sql`brand.id`, sql`${ctx.locale}::text`),
      model: machineModel.name,
    })
    .from(machineModel)
    .innerJoin(brand, eq(brand.id, machineModel.brandId))
    .orderBy(asc(brand.code), asc(machineModel.name), asc(machineModel.id))

/** The machine models that some product fits. */
export const modelsFitted = cachedByLocale((ctx): Promise<FittedModel[]> =>
  models(ctx).where(
    sql`exists (select 1 from ${productFit} where ${productFit.modelId} = ${machineModel.id})`,
  ),
)

/** The models that a product fits, as a column of a statement on `product`. */
export const fittedModels = (wanted: SQL) => sql<Fitting[]>`(
  select coalesce(json_agg(json_build_object('modelId', ${machineModel.id}, 'brandCode', ${brand.code},
    'brandName', ${brandName(sql`brand.id`, wanted)}, 'model', ${machineModel.name},
    'serialFrom', ${productFit.serialFrom}, 'serialTo', ${productFit.serialTo},
    'yearFrom', ${productFit.yearFrom}, 'yearTo', ${productFit.yearTo})
    order by ${brand.code}, ${machineModel.name}, ${machineModel.id}), '[]')
  from ${productFit} join ${machineModel} on ${machineModel.id} = ${productFit.modelId}
    join ${brand} on ${brand.id} = ${machineModel.brandId}
  where ${productFit.productId} = product.id)`

export async function machineById(ctx: Ctx, modelId: string): Promise<FittedModel | null> {
  const [row] = await models(ctx).where(eq(machineModel.id, modelId))
  return row ?? null
}

/** Of some products those that fit a model, and which machines of it. */
export async function fitsAmong(
  ctx: Ctx,
  modelId: string,
  productIds: readonly string[],
): Promise<(Fitting & { productId: string })[]> {
  const machine = productIds.length === 0 ? null : await machineById(ctx, modelId)
  if (!machine) return []
  const { productId, serialFrom, serialTo, yearFrom, yearTo } = productFit
  const rows = await ctx.db
    .select({ productId, serialFrom, serialTo, yearFrom, yearTo })
    .from(productFit)
    .where(and(eq(productFit.modelId, modelId), inArray(productId, [...productIds])))
  return rows.map((range) => ({ ...machine, ...range }))
}

/** The model of a machine that is for sale or was; null when the catalogue does not have it. */
export async function modelOfDevice(ctx: Ctx, deviceId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ modelId: device.modelId })
    .from(device)
    .where(eq(device.id, deviceId))
  return row?.modelId ?? null
}

const names = prepared((db) =>
  db
    .select({ id: storeText.sellerId, name: storeText.name })
    .from(storeText)
    .where(
      and(
        sql`${storeText.sellerId} = any(${sql.placeholder('ids')}::uuid[])`,
        sql`${storeText.locale} in (${sql.placeholder('locale')}, 'en')`,
      ),
    )
    .orderBy(sql`${storeText.locale} <> 'en'`)
    .prepare('store_names'),
)

/** Names of stores by their ids, in the language of the request. */
export async function storeNames(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await names(ctx).execute({ ids: idsToMatch(ids), locale: ctx.locale })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
