export const PRODUCT_CONDITIONS = ['new', 'reconditioned', 'used'] as const
export type ProductCondition = (typeof PRODUCT_CONDITIONS)[number]

/** What an attribute of a product is: a choice from a list, a number with a unit, yes or no, or free text. */
export const ATTRIBUTE_KINDS = ['choice', 'number', 'boolean', 'text'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

/** How an order reaches the buyer [OR-6]; `none` is for services and virtual goods. */
export const DELIVERY_METHODS = ['courier', 'sameCity', 'pickup', 'none'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Values of attributes by their codes, as a product states them. */
export type AttributeValues = Record<string, string | number | boolean>

/** What variants differ in: `width` with the values `600` and `900`. Texts by locale. */
export interface ProductOption {
  code: string
  texts: Record<string, string>
  values: { code: string; texts: Record<string, string> }[]
}

/** The values of a variant by the codes of the product's options. */
export type VariantValues = Record<string, string>
