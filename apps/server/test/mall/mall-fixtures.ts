import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { aModel } from '#features/machines/model/model.builder.ts'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** An open store with a warehouse, a tree of two categories, and two machine models of one maker. */
export async function aMall(ctx: Ctx) {
  const seller = await aSeller(ctx, { code: 'grey-heron', names: { en: 'Grey Heron Trading' } })
  const names = { en: 'Grey Heron Filters', ar: 'مرشحات البلشون' }
  const store = await aStore(ctx, { sellerId: seller.id, names, emirate: 'sharjah' })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId: seller.id })
  const filters = await aProductCategory(ctx, {
    code: 'filters',
    names: { en: 'Filters', ar: 'مرشحات', de: 'Filter' },
  })
  const hydraulic = await aProductCategory(ctx, {
    code: 'hydraulic-filters',
    parentId: filters.id,
    names: { en: 'Hydraulic filters', ar: 'مرشحات هيدروليك', de: 'Hydraulikfilter' },
  })
  const brand = await aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu', ar: 'كوماتسو' } })
  const category = await aCategory(ctx, {
    code: 'crawler-excavators',
    names: { en: 'Crawler excavators' },
  })
  const of = { brandId: brand.id, categoryId: category.id }
  const pc200 = await aModel(ctx, { ...of, name: 'PC200-8' })
  const pc300 = await aModel(ctx, { ...of, name: 'PC300-8' })
  return {
    sellerId: seller.id,
    storeId: store.id,
    warehouseId,
    filters,
    hydraulic,
    brandId: brand.id,
    categoryId: category.id,
    pc200: pc200.id,
    pc300: pc300.id,
    /** What every product of this store needs. */
    of: { sellerId: seller.id, warehouseId, productCategoryId: hydraulic.id },
  }
}
