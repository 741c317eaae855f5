import type { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { EXPORTED_VARIANTS_MAX } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { crossReferenceText } from '@ironsouq/contract/mall/product/cross-reference'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { productCondition } from '#features/mall/product-admin/product-admin.list.projection.ts'
import { productCategoryName } from '#features/mall/product-category/product-category.queries.ts'
import { fitsText } from '#features/mall/product-import/product-import.fits.rules.ts'
import { fittedModels } from '#features/mall/product-search/product-search.machine.projection.ts'
import { crossReferencesOfProduct } from '#features/mall/product/product.queries.ts'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo } from '#kernel/data/keyset.ts'
import { textIn } from '#kernel/data/texts.ts'
import type { Cell } from '#kernel/table-file/table-writer.ts'

/** The products of a store that its own filter finds; the worker sees those of all stores. */
const found = async (ctx: Ctx, sellerId: string, filter: ProductFilter) =>
  productCondition(ctx, { ...filter, sellerId }, 'store')

export const exportedCount = async (
  ctx: Ctx,
  sellerId: string,
  filter: ProductFilter,
): Promise<number> => ctx.db.$count(product, await found(ctx, sellerId, filter))

/** How many lines a file of them would have, counted up to one more than it may have. */
export async function exportedLines(
  ctx: Ctx,
  sellerId: string,
  filter: ProductFilter,
): Promise<number> {
  const wanted = await found(ctx, sellerId, filter)
  const ids = ctx.db.select({ id: product.id }).from(product).where(wanted)
  return countUpTo(ctx, sku, inArray(sku.productId, ids), EXPORTED_VARIANTS_MAX + 1)
}

interface Block {
  sellerId: string
  filter: ProductFilter
  after: string | null
  most: number
}

/** The ids of the next products. */
export async function nextProducts(ctx: Ctx, { sellerId, filter, after, most }: Block) {
  const rows = await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(
      and(await found(ctx, sellerId, filter), after === null ? undefined : gt(product.id, after)),
    )
    .orderBy(asc(product.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

const wordsIn = (ctx: Ctx, column: typeof productText.name) =>
  textIn(
    column,
    { owner: productText.productId, locale: productText.locale },
    { of: sql`product.id`, wanted: sql`${ctx.locale}::text` },
  )

const stockOf = (column: 'on_hand' | 'held') =>
  sql<number>`(select coalesce(sum(${sql.identifier(column)}), 0)::int from stock where stock.sku_id = sku.id)`

/** The variants of products, each with what its line in a file states. */
export const variantsToExport = (ctx: Ctx, productIds: readonly string[]) =>
  ctx.db
    .select({
      row: product,
      variant: sku,
      name: wordsIn(ctx, productText.name),
      category: productCategoryName(sql`product.product_category_id`, sql`${ctx.locale}::text`),
      numbers: crossReferencesOfProduct,
      onHand: stockOf('on_hand'),
      held: stockOf('held'),
      fits: fittedModels(sql`${ctx.locale}::text`),
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(inArray(sku.productId, [...productIds]))
    .orderBy(asc(sku.productId), asc(sku.position), asc(sku.id))

type Exported = Awaited<ReturnType<typeof variantsToExport>>[number]

interface Column {
  heading: Key
  cell: (exported: Exported, ctx: Ctx, t: Translate) => Cell
}

/** A line for each variant; words as the store reads them. */
export const EXPORT_COLUMNS: readonly Column[] = [
  { heading: 'portalProduct.code', cell: ({ variant }) => variant.code },
  { heading: 'portalProduct.name', cell: ({ name }) => name },
  {
    heading: 'portalProduct.variant',
    cell: ({ row, variant }, ctx) => variantName(row.options, variant.values, ctx.locale),
  },
  { heading: 'portalProduct.category', cell: ({ category }) => category },
  { heading: 'portalProduct.brand', cell: ({ row }) => row.brand },
  { heading: 'portalProduct.partNo', cell: ({ row }) => row.partNo },
  {
    heading: 'portalProduct.crossReferences',
    cell: ({ numbers }) => numbers.map(crossReferenceText).join('; '),
  },
  {
    heading: 'portalProduct.condition',
    cell: ({ row }, _, t) => t(`portalProduct.condition_${row.condition}`),
  },
  {
    // Not the word of the product's form, which is that of its condition in some languages: headings must differ.
    heading: 'portalProduct.saleState',
    cell: ({ row }, _, t) => t(`portalProduct.state_${row.state}`),
  },
  {
    heading: 'portalProduct.forSale',
    cell: ({ variant }, _, t) => t(variant.isActive ? 'portalProduct.yes' : 'portalProduct.no'),
  },
  {
    heading: 'portalProduct.priceOnly',
    cell: ({ variant }) => fromMinor(variant.priceMinor, variant.currency).amount,
  },
  { heading: 'portalImport.fieldCurrency', cell: ({ variant }) => variant.currency },
  {
    heading: 'portalProduct.tax',
    cell: ({ row }, _, t) => t(`portalProduct.tax_${row.taxScheme}`),
  },
  { heading: 'portalProduct.weight', cell: ({ variant }) => variant.weightG },
  { heading: 'portalProduct.onHand', cell: ({ onHand }) => onHand },
  { heading: 'portalProduct.held', cell: ({ held }) => held },
  { heading: 'portalProduct.sold', cell: ({ row }) => row.soldCount },
  { heading: 'portalProduct.warranty', cell: ({ row }) => row.warrantyDays },
  {
    heading: 'portalProduct.fits',
    cell: ({ fits }) =>
      fitsText(fits.map((fit) => ({ ...fit, name: `${fit.brandName} ${fit.model}` }))),
  },
]
