import * as z from 'zod/mini'
import { boundedRecord } from '../../bounded-record.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Money } from '../../money/money/money.ts'
import { TAX_SCHEMES } from '../../money/tax/tax.enums.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { CROSS_REFERENCES_MAX, CrossReference } from '../product/cross-reference.ts'
import { FitRange } from '../product/product-fit.schema.ts'
import { ATTRIBUTE_KINDS, DELIVERY_METHODS, PRODUCT_CONDITIONS } from '../product/product.enums.ts'
import { productLifecycle } from '../product/product.lifecycle.ts'
import { VoucherTerms } from '../voucher/voucher.schema.ts'
import {
  DESCRIPTION_MAX,
  FITS_MAX,
  NAME_MAX,
  OPTION_CODE,
  OPTION_CODE_MAX,
  OPTION_TEXT_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  PRODUCT_PICTURES_MAX,
  PUBLISH_NEEDS,
  REASON_MAX,
  SKU_CODE,
  SKU_CODE_MAX,
  SKUS_MAX,
  SUMMARY_MAX,
} from './product-admin.limits.ts'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))
const State = z.enum(productLifecycle.states)
const Amount = Money.shape.amount

const Words = z.object({
  name: text(NAME_MAX),
  summary: optionalText(SUMMARY_MAX),
  description: optionalText(DESCRIPTION_MAX),
})

const Code = z.string().check(z.maxLength(OPTION_CODE_MAX), z.regex(OPTION_CODE))
const Names = translated(text(OPTION_TEXT_MAX))

const Option = z.object({
  code: Code,
  texts: Names,
  values: z
    .array(z.object({ code: Code, texts: Names }))
    .check(z.minLength(1), z.maxLength(OPTION_VALUES_MAX)),
})

const VariantValues = boundedRecord(Code, Code, OPTIONS_MAX)

/** A variant as it is sent: without an id it is new. */
const SkuForm = z.object({
  skuId: z.nullable(z.uuid()),
  code: z.string().check(z.trim(), z.maxLength(SKU_CODE_MAX), z.regex(SKU_CODE)),
  values: VariantValues,
  price: Amount,
  weightG: count(50_000_000),
  isActive: z.boolean(),
  /** How much of a new variant is on hand, in the warehouse that the form names. */
  firstStock: z.nullable(count(1_000_000)),
})

const facts = {
  productCategoryId: z.uuid(),
  brand: z.nullable(text(60)),
  partNo: z.nullable(text(60)),
  condition: z.enum(PRODUCT_CONDITIONS),
  isVirtual: z.boolean(),
  taxScheme: z.enum(TAX_SCHEMES),
  attributes: boundedRecord(
    z.string().check(z.maxLength(40)),
    z.union([text(200), z.number(), z.boolean()]),
    60,
  ),
  options: z.array(Option).check(z.maxLength(OPTIONS_MAX)),
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)).check(z.minLength(1), z.maxLength(4)),
  freightTemplateId: z.nullable(z.uuid()),
  warrantyDays: count(3650),
  texts: translated(Words),
}

/** A whole product as its store writes it. */
export const ProductForm = z.object({
  ...facts,
  /** What a code of virtual goods is good for; null or left out for what is sent or picked up. */
  voucherTerms: z.optional(z.nullable(VoucherTerms)),
  /** In their order: those that it has, and uploads that are new. */
  pictures: z
    .array(z.union([z.object({ pictureId: z.uuid() }), z.object({ uploadId: z.uuid() })]))
    .check(z.maxLength(PRODUCT_PICTURES_MAX)),
  /** The machine models that it fits. */
  modelIds: z.array(z.uuid()).check(z.maxLength(FITS_MAX)),
  /** Numbers of other makers that it replaces. Without them those that it has stay. */
  crossReferences: z.optional(z.array(CrossReference).check(z.maxLength(CROSS_REFERENCES_MAX))),
  /** Of models that it does not fit as a whole; they are in `modelIds` too. */
  fitRanges: z.optional(
    z.array(z.extend(FitRange, { modelId: z.uuid() })).check(z.maxLength(FITS_MAX)),
  ),
  skus: z.array(SkuForm).check(z.minLength(1), z.maxLength(SKUS_MAX)),
  /** Where the first stock of new variants is. */
  warehouseId: z.nullable(z.uuid()),
})
export type ProductForm = z.output<typeof ProductForm>

export const ProductId = z.object({ productId: z.uuid() })
export const ProductEdit = z.extend(ProductForm, { productId: z.uuid(), version: Version })
export type ProductEdit = z.output<typeof ProductEdit>

const SkuRecord = z.object({
  skuId: z.uuid(),
  code: z.string(),
  values: z.record(z.string(), z.string()),
  price: Money,
  weightG: z.int(),
  isActive: z.boolean(),
  onHand: z.int(),
  held: z.int(),
})
export type SkuRecord = z.output<typeof SkuRecord>

const ProductPicture = z.object({
  pictureId: z.uuid(),
  src: z.string(),
  width: z.int(),
  height: z.int(),
})

export const FittingModel = z.object({ modelId: z.uuid(), name: z.string() })
export type FittingModel = z.output<typeof FittingModel>

const FittedRange = z.extend(FittingModel, FitRange.shape)
export type FittedRange = z.output<typeof FittedRange>

/** What a merchant and what staff do with a product. `publish` becomes a review where the category asks for one. */
export const MERCHANT_ACTIONS = ['publish', 'withdraw', 'delete'] as const
export const STAFF_ACTIONS = ['approve', 'reject', 'remove'] as const

export const ProductRecord = z.object({
  productId: z.uuid(),
  version: Version,
  state: State,
  /** Why it was rejected or removed. */
  reason: z.nullable(z.string()),
  storeName: z.string(),
  categoryName: z.string(),
  currency: z.string(),
  ...facts,
  voucherTerms: z.nullable(VoucherTerms),
  pictures: z.array(ProductPicture),
  fits: z.array(FittedRange),
  crossReferences: z.array(CrossReference),
  skus: z.array(SkuRecord),
  /** Where buyers see it while it is on sale, in the language of the request. */
  pageUrl: z.string(),
  /** What is missing before it can be published. */
  missing: z.array(z.enum(PUBLISH_NEEDS)),
  /** Whether staff see it before buyers do. */
  needsReview: z.boolean(),
  actions: actionsOf(productLifecycle, [...MERCHANT_ACTIONS, ...STAFF_ACTIONS]),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
})
export type ProductRecord = z.output<typeof ProductRecord>

export const PRODUCT_SORTS = ['-updatedAt', 'updatedAt', 'price', '-price', '-sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

const oneOrMore = <const T extends string>(values: readonly T[]) => {
  const one = z.enum(values)
  return z.optional(
    z.union([
      z.array(one).check(z.minLength(1), z.maxLength(values.length)),
      z.pipe(
        one,
        z.transform((value) => [value]),
      ),
    ]),
  )
}

export const ProductFilter = z.object({
  /** Part of a name, or the beginning of a part number or a code of a variant. */
  words: z.optional(SearchText(100)),
  state: oneOrMore(productLifecycle.states),
  /** The code of a category; those under it are included. */
  category: z.optional(z.string().check(z.maxLength(60))),
  /** Only what is low in some warehouse. */
  stock: z.optional(z.enum(['low'])),
})
export type ProductFilter = z.output<typeof ProductFilter>

export const ProductQuery = z.extend(staffListQuery(PRODUCT_SORTS), ProductFilter.shape)
export type ProductQuery = z.output<typeof ProductQuery>

const ProductRow = z.object({
  productId: z.uuid(),
  sellerId: z.uuid(),
  version: Version,
  name: z.string(),
  storeName: z.string(),
  categoryName: z.string(),
  partNo: z.nullable(z.string()),
  state: State,
  lowest: Money,
  highest: Money,
  skuCount: z.int(),
  /** What can be bought now, over all variants and warehouses. */
  available: z.int(),
  isLow: z.boolean(),
  sold: z.int(),
  picture: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
})
export type ProductRow = z.output<typeof ProductRow>
export const ProductPage = staffPage(ProductRow)
export type ProductPage = z.output<typeof ProductPage>

export const ProductCounts = z.object({
  states: z.partialRecord(State, z.int()),
  low: z.int(),
})
export type ProductCounts = z.output<typeof ProductCounts>

/** A category as a product is put into it: leaves only, with the names above it. */
const CategoryChoice = z.object({
  productCategoryId: z.uuid(),
  code: z.string(),
  name: z.string(),
  needsReview: z.boolean(),
})

export const ProductChoices = z.object({
  /** The currency of the store; null: the seller has no store. */
  currency: z.nullable(z.string()),
  categories: z.array(CategoryChoice),
  warehouses: z.array(z.object({ warehouseId: z.uuid(), name: z.string() })),
  freightTemplates: z.array(
    z.object({ freightTemplateId: z.uuid(), name: z.string(), unit: z.enum(['weight', 'piece']) }),
  ),
})
export type ProductChoices = z.output<typeof ProductChoices>

/** A fact that products of a category state, in the reader's language. */
export const AttributeField = z.object({
  code: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  name: z.string(),
  unit: z.nullable(z.string()),
  isRequired: z.boolean(),
  choices: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type AttributeField = z.output<typeof AttributeField>

/** What the store would get of a sale: one for each price that is asked about. */
export const SaleEarnings = z.object({
  /** In parts per million. */
  commissionPpm: z.int(),
  sales: z.array(z.object({ price: Money, commission: Money, commissionVat: Money, total: Money })),
})
export type SaleEarnings = z.output<typeof SaleEarnings>

export const SaleQuestion = z.object({
  productCategoryId: z.uuid(),
  prices: z.array(Amount).check(z.minLength(1), z.maxLength(SKUS_MAX)),
})
export type SaleQuestion = z.output<typeof SaleQuestion>

export const ProductMove = z.object({
  productId: z.uuid(),
  action: z.enum(MERCHANT_ACTIONS),
})

/** A decision on the version that the reviewer read; a refusal says why. */
export const ProductReview = z.object({
  productId: z.uuid(),
  version: Version,
  action: z.enum(STAFF_ACTIONS),
  reason: z.nullable(text(REASON_MAX)),
})
export type ProductReview = z.output<typeof ProductReview>

/** Several products moved at once; what cannot be moved is named with the reason. */
export const ProductsMove = z.object({
  productIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)),
  action: z.enum(['publish', 'withdraw']),
})
export const ProductsMoved = z.object({
  moved: z.int(),
  refused: z.array(z.object({ productId: z.uuid(), name: z.string(), why: z.string() })),
})
export type ProductsMoved = z.output<typeof ProductsMoved>
