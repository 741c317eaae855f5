import { SKUS_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { productRecord } from '#features/mall/product-admin/product-admin.record.projection.ts'
import { createProduct, editProduct, type Writer } from '#features/mall/product/product.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { StatedFit } from './product-import.fits.rules.ts'
import { optionsWith, type RowRefusal, TOO_MANY } from './product-import.options.rules.ts'
import type { ProductRowValues, StatedFacts, StatedField } from './product-import.values.ts'
import type { KnownVariant } from './product-import.variants.projection.ts'

/** A row of a product: of a variant that the store has, or of a new one. */
export interface Change {
  number: number
  values: ProductRowValues
  known: KnownVariant | undefined
  /** What it changes of the product and of the variant. */
  fields: readonly StatedField[]
}

/** Rows of a product that cannot be saved with the others, and why. */
export type Refused = ReadonlyMap<number, RowRefusal>

const OTHER_OPTIONS: RowRefusal = { fault: 'otherOptions', values: {} }
const NO_PRODUCT: RowRefusal = { fault: 'noProduct', values: {} }

export const amountOf = (minor: string, currency: string) =>
  fromMinor(BigInt(minor), currency).amount

const newSku = ({ code, stated }: ProductRowValues, currency: string) => ({
  skuId: null,
  code,
  price: amountOf(stated.priceMinor ?? '0', currency),
  weightG: stated.weightG ?? 0,
  isActive: stated.isActive ?? true,
  firstStock: stated.onHand ?? null,
})

/** Where the first stock of new variants is: every row of a file has the same place. */
const warehouseOf = (rows: readonly { values: ProductRowValues }[]) =>
  rows.find(({ values }) => values.warehouseId !== null)?.values.warehouseId ?? null

interface Variant {
  code: string
  values: Record<string, string> | null
}

/** The options of a product with those rows that fit them, and what is wrong with the others. */
function fitted(
  before: ProductForm['options'],
  variants: readonly Variant[],
  rows: readonly Change[],
  locale: string,
) {
  const byCode = new Map(rows.map((row) => [row.values.code, row]))
  const refused = new Map<number, RowRefusal>()
  for (;;) {
    const left = rows.filter(({ number }) => !refused.has(number))
    const isLeft = (code: string) => left.some(({ values }) => values.code === code)
    const added = left.filter(({ known }) => !known)
    const all = [
      ...variants.map(({ code, values }) => {
        const row = byCode.get(code)
        const isStated = isLeft(code) && row?.fields.includes('options')
        return { code, values, stated: isStated ? row?.values.stated.options : undefined }
      }),
      ...added.map(({ values: { code, stated } }) => ({
        code,
        values: null,
        stated: stated.options,
      })),
    ]
    const found = optionsWith(before, all, locale)
    const wrong = left.filter(({ values: { code } }) => found.wrong.has(code))
    for (const { number, values } of wrong)
      refused.set(number, found.wrong.get(values.code) ?? OTHER_OPTIONS)
    // Variants that are not in the file would be without a value: it is the rows that bring options which cannot be.
    if (wrong.length === 0 && found.wrong.size > 0)
      for (const { number, values } of left)
        if (values.stated.options) refused.set(number, OTHER_OPTIONS)
    const tooMany = added.slice(Math.max(0, SKUS_MAX - variants.length))
    for (const { number } of tooMany) refused.set(number, TOO_MANY)
    if (wrong.length + found.wrong.size + tooMany.length === 0) return { ...found, left, refused }
    if (refused.size === rows.length)
      return { ...optionsWith(before, [], locale), left: [], refused }
  }
}

/** A draft with the variants of its rows: delivery is added in its form, and photos when they have arrived. */
export async function createDraft(
  ctx: TxCtx,
  writer: Writer,
  rows: readonly Change[],
  currency: string,
): Promise<{ productId: string | null; refused: Refused }> {
  const { options, values, left, refused } = fitted([], [], rows, ctx.locale)
  const first = left.find(({ values: { stated } }) => stated.name && stated.productCategoryId)
  if (!first) {
    const without = left.map(({ number }) => [number, NO_PRODUCT] as const)
    return { productId: null, refused: new Map([...refused, ...without]) }
  }
  // Rows that state the same fact state it alike.
  const stated: StatedFacts = {}
  for (const row of left) Object.assign(stated, row.values.stated)
  const { name = '', summary = '', description = '' } = stated
  const words = { name, summary, description }
  const { id } = await createProduct(ctx, writer, {
    productCategoryId: stated.productCategoryId ?? '',
    brand: stated.brand ?? null,
    partNo: stated.partNo ?? null,
    crossReferences: stated.crossReferences,
    condition: stated.condition ?? 'used',
    isVirtual: false,
    voucherTerms: null,
    taxScheme: stated.taxScheme ?? 'standard',
    attributes: stated.attributes ?? {},
    options: options as ProductForm['options'],
    deliveryMethods: ['courier'],
    freightTemplateId: stated.freightTemplateId ?? null,
    warrantyDays: stated.warrantyDays ?? 0,
    texts: { en: words, [ctx.locale]: words },
    pictures: [],
    modelIds: (stated.fits ?? []).map(({ modelId }) => modelId),
    fitRanges: stated.fits ?? [],
    skus: left.map((row) => ({
      ...newSku(row.values, currency),
      values: values.get(row.values.code) ?? {},
    })),
    warehouseId: warehouseOf(left),
  })
  return { productId: id, refused }
}

const given = <T extends StatedField>(
  { fields, values }: Change,
  wanted: readonly T[],
): Pick<StatedFacts, T> =>
  Object.fromEntries(
    wanted.filter((field) => fields.includes(field)).map((field) => [field, values.stated[field]]),
  ) as Pick<StatedFacts, T>

const COLUMNS = [
  'productCategoryId',
  'brand',
  'partNo',
  'crossReferences',
  'condition',
  'taxScheme',
  'warrantyDays',
  'freightTemplateId',
] as const
const WORDS = ['name', 'summary', 'description'] as const

/** Writes the facts of a product and those of its variants as its form would, with the new variants behind them. */
export async function editFacts(
  ctx: TxCtx,
  writer: Writer,
  id: string,
  changes: readonly Change[],
): Promise<Refused> {
  const record = await productRecord(ctx, id)
  const { productId, version, currency, texts: before, fits, pictures, skus, ...facts } = record
  const {
    options,
    values: valuesOf,
    left,
    refused,
  } = fitted(record.options, skus, changes, ctx.locale)
  if (left.length === 0) return refused
  const words = { ...(before[ctx.locale] ?? before.en) }
  const attributes = { ...facts.attributes }
  const own: { fits: readonly StatedFit[] } = { fits }
  for (const change of left) {
    Object.assign(facts, given(change, COLUMNS))
    Object.assign(words, given(change, WORDS))
    Object.assign(attributes, given(change, ['attributes']).attributes)
    Object.assign(own, given(change, ['fits']))
  }
  const isNamed = left.some(({ fields }) => WORDS.some((word) => fields.includes(word)))
  const texts = isNamed ? { ...before, [ctx.locale]: words } : before
  const byCode = new Map(left.map((change) => [change.values.code, change]))
  const variants = skus.map(({ skuId, code, price, weightG, isActive }) => {
    const change = byCode.get(code)
    const { priceMinor, ...stated } = change
      ? given(change, ['priceMinor', 'weightG', 'isActive'])
      : {}
    const amount = priceMinor === undefined ? price.amount : amountOf(priceMinor, currency)
    const values = valuesOf.get(code) ?? {}
    return { skuId, code, values, weightG, isActive, ...stated, price: amount, firstStock: null }
  })
  const added = left.filter(({ known }) => !known)
  const edit = {
    ...facts,
    options: options as ProductForm['options'],
    productId,
    version,
    attributes,
    texts,
    pictures: pictures.map(({ pictureId }) => ({ pictureId })),
    modelIds: own.fits.map(({ modelId }) => modelId),
    fitRanges: [...own.fits],
    skus: [
      ...variants,
      ...added.map(({ values }) => ({
        ...newSku(values, currency),
        values: valuesOf.get(values.code) ?? {},
      })),
    ],
    warehouseId: warehouseOf(added),
  }
  await editProduct(ctx, writer, edit, async () => record)
  return refused
}
