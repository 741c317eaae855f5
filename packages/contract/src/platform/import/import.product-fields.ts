/** The fields of a variant and its product that a file may fill. A specification is `attribute.` and its code. */
export const PRODUCT_FIELDS = [
  'code',
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
  'summary',
  'description',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]
