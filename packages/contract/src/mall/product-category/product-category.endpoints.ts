import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { ATTRIBUTE_KINDS } from '../product/product.enums.ts'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const Code = z.string().check(z.maxLength(40), z.regex(/^[a-z][A-Za-z0-9-]{0,39}$/))
/** As the address of a list carries a chosen value: `15W-40`. */
export const CHOICE_CODE = /^[A-Za-z0-9][\w.-]{0,39}$/
const ChoiceCode = z.string().check(z.maxLength(40), z.regex(CHOICE_CODE))
/** More than any level of the tree has. */
const Ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))

const categoryForm = {
  isShown: z.boolean(),
  needsReview: z.boolean(),
  /** In parts per million of the price: 50000 is 5 %. */
  commissionPpm: z.int().check(z.minimum(0), z.maximum(999_999)),
  texts: translated(Name),
  /** What its products state, in this order. */
  attributes: z
    .array(z.object({ productAttributeId: z.uuid(), isRequired: z.boolean() }))
    .check(z.maxLength(40)),
}

export const ProductCategoryRecord = z.object({
  productCategoryId: z.uuid(),
  version: Version,
  parentId: z.nullable(z.uuid()),
  code: z.string(),
  ...categoryForm,
  productCount: z.int(),
})
export type ProductCategoryRecord = z.output<typeof ProductCategoryRecord>

const attributeForm = {
  unit: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(12))),
  isFilter: z.boolean(),
  texts: translated(Name),
  /** The values of a choice; one that products state stays. */
  choices: z.array(z.object({ code: ChoiceCode, texts: translated(Name) })).check(z.maxLength(60)),
}

export const ProductAttributeRecord = z.object({
  productAttributeId: z.uuid(),
  code: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  version: Version,
  ...attributeForm,
})
export type ProductAttributeRecord = z.output<typeof ProductAttributeRecord>

const STAFF = { audience: 'staff', permission: 'productCategory.edit' } as const
const BODY_BYTES = 512 << 10

/** The tree of the mall and what its products state, as staff keep them [BO-6]. */
export const productCategoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/product-category/list',
    ...STAFF,
    summary: 'All product categories with their texts in every language, each level in its order',
    data: z.array(ProductCategoryRecord),
  }),
  create: endpoint({
    method: 'POST',
    path: '/p/staff/product-category/create',
    ...STAFF,
    audit: true,
    summary: 'Add a category as the last one under another, or to the first level',
    body: z.object({ code: Code, parentId: z.nullable(z.uuid()), ...categoryForm }),
    data: ProductCategoryRecord,
    once: true,
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/product-category/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Replace the texts, the rules and the attributes of a category',
    body: z.object({ productCategoryId: z.uuid(), version: Version, ...categoryForm }),
    data: ProductCategoryRecord,
  }),
  order: endpoint({
    method: 'POST',
    path: '/p/staff/product-category/order',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Puts the categories under one in another order; refused if it is no longer `before`',
    body: z.object({ before: Ids, after: Ids }),
    data: z.null(),
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/p/staff/product-attribute/list',
    ...STAFF,
    summary: 'All attributes of products with their choices and texts',
    data: z.array(ProductAttributeRecord),
  }),
  createAttribute: endpoint({
    method: 'POST',
    path: '/p/staff/product-attribute/create',
    ...STAFF,
    audit: true,
    bodyBytes: BODY_BYTES,
    summary: 'Add an attribute; its code and kind stay',
    body: z.object({ code: Code, kind: z.enum(ATTRIBUTE_KINDS), ...attributeForm }),
    data: ProductAttributeRecord,
    once: true,
  }),
  saveAttribute: endpoint({
    method: 'POST',
    path: '/p/staff/product-attribute/save',
    ...STAFF,
    audit: true,
    versioned: true,
    bodyBytes: BODY_BYTES,
    summary: 'Replace the texts and the choices of an attribute',
    body: z.object({ productAttributeId: z.uuid(), version: Version, ...attributeForm }),
    data: ProductAttributeRecord,
  }),
}
