/** What the variants of a product differ in: up to `OPTIONS_MAX` options, each with a column for its name and its value. */
export const OPTION_NUMBERS = [1, 2, 3] as const

/** The fields of a variant and its product that a file may fill. A specification is `attribute.` and its code. */
export const PRODUCT_FIELDS = [
  'code',
  'product',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
  'name',
  'category',
  'brand',
  'partNo',
  'crossReferences',
  'condition',
  'forSale',
  'price',
  'currency',
  'tax',
  'weight',
  'onHand',
  'freight',
  'warranty',
  'fits',
  'photos',
  'summary',
  'description',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]
