import type { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { EXPORTED_VARIANTS_MAX } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { crossReferenceText } from '@ironsouq/contract/mall/product/cross-reference'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { OPTION_NUMBERS } from '@ironsouq/contract/platform/import/import.product-fields'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { productCondition } from '#features/mall/product-admin/product-admin.list.projection.ts'
import { productCategoryName } from '#features/mall/product-category/product-category.queries.ts'
import { fitsText } from '#features/mall/product-import/product-import.fits.rules.ts'
import { labelOf } from '#features/mall/product-import/product-import.headings.rules.ts'
import { fittedModels } from '#features/mall/product-search/product-search.machine.projection.ts'
import { crossReferencesOfProduct } from '#features/mall/product/product.queries.ts'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { addressOfPicture } from '#features/platform/remote-photo/remote-photo.upload.projection.ts'
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
      firstCode,
      addresses,
      fits: fittedModels(sql`${ctx.locale}::text`),
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(inArray(sku.productId, [...productIds]))
    .orderBy(asc(sku.productId), asc(sku.position), asc(sku.id))

type Exported = Awaited<ReturnType<typeof variantsToExport>>[number]

/** The code of the first variant, which a product without a number of its own is called by. */
const firstCode = sql<string>`(
  select first.code from sku as first where first.product_id = product.id
  order by first.position, first.id limit 1)`

/** The addresses of its pictures, in their order. */
const addresses = sql<(string | null)[]>`array(
  select ${addressOfPicture(
    { sellerId: sql`product.seller_id`, objectKey: sql`product_picture.object_key` },
    'product',
  )}
  from product_picture where product_picture.product_id = product.id order by product_picture.position)`

interface Column {
  heading: (t: Translate) => string
  cell: (exported: Exported, ctx: Ctx, t: Translate) => Cell
}

const inLocale = (texts: Readonly<Record<string, string>> | undefined, locale: string) =>
  texts?.[locale] ?? texts?.['en'] ?? ''

const optionColumns = OPTION_NUMBERS.flatMap((n): Column[] => [
  {
    heading: (t) => labelOf(t, `option${n}Name`),
    cell: ({ row }, { locale }) => inLocale(row.options[n - 1]?.texts, locale),
  },
  {
    heading: (t) => labelOf(t, `option${n}Value`),
    cell: ({ row, variant }, { locale }) => {
      const option = row.options[n - 1]
      const value = option?.values.find(({ code }) => code === variant.values[option.code])
      return inLocale(value?.texts, locale)
    },
  },
])

const column = (heading: Key, cell: Column['cell']): Column => ({
  heading: (t) => t(heading),
  cell,
})

/** A line for each variant; words as the store reads them. */
export const EXPORT_COLUMNS: readonly Column[] = [
  column('portalProduct.code', ({ variant }) => variant.code),
  {
    heading: (t) => labelOf(t, 'product'),
    cell: ({ row, firstCode: code }) => row.code ?? code,
  },
  column('portalProduct.name', ({ name }) => name),
  column('portalProduct.variant', ({ row, variant }, { locale }) =>
    variantName(row.options, variant.values, locale),
  ),
  ...optionColumns,
  column('portalProduct.category', ({ category }) => category),
  column('portalProduct.brand', ({ row }) => row.brand),
  column('portalProduct.partNo', ({ row }) => row.partNo),
  column('portalProduct.crossReferences', ({ numbers }) =>
    numbers.map(crossReferenceText).join('; '),
  ),
  column('portalProduct.condition', ({ row }, _, t) =>
    t(`portalProduct.condition_${row.condition}`),
  ),
  // Not the word of the product's form, which is that of its condition in some languages: headings must differ.
  column('portalProduct.saleState', ({ row }, _, t) => t(`portalProduct.state_${row.state}`)),
  column('portalProduct.forSale', ({ variant }, _, t) =>
    t(variant.isActive ? 'portalProduct.yes' : 'portalProduct.no'),
  ),
  column(
    'portalProduct.priceOnly',
    ({ variant }) => fromMinor(variant.priceMinor, variant.currency).amount,
  ),
  column('portalImport.fieldCurrency', ({ variant }) => variant.currency),
  column('portalProduct.tax', ({ row }, _, t) => t(`portalProduct.tax_${row.taxScheme}`)),
  column('portalProduct.weight', ({ variant }) => variant.weightG),
  column('portalProduct.onHand', ({ onHand }) => onHand),
  column('portalProduct.held', ({ held }) => held),
  column('portalProduct.sold', ({ row }) => row.soldCount),
  column('portalProduct.warranty', ({ row }) => row.warrantyDays),
  column('portalProduct.fits', ({ fits }) =>
    fitsText(fits.map((fit) => ({ ...fit, name: `${fit.brandName} ${fit.model}` }))),
  ),
  column('portalImport.fieldPhotos', ({ addresses: all }) => all.filter(Boolean).join('\n')),
]
