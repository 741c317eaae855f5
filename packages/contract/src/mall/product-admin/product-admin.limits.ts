/** What a product may have at most. */
export const OPTIONS_MAX = 3
export const OPTION_VALUES_MAX = 20
export const SKUS_MAX = 200
export const PRODUCT_PICTURES_MAX = 9
export const FITS_MAX = 200
export const NAME_MAX = 120
export const SUMMARY_MAX = 200
export const DESCRIPTION_MAX = 3000
export const REASON_MAX = 500
/** A whole product in ten languages with all its variants. */
export const PRODUCT_BODY_BYTES = 640 << 10

/** What must be there before buyers see a product. */
export const PUBLISH_NEEDS = [
  'picture',
  'activeSku',
  'price',
  'weight',
  'freight',
  'attributes',
  'voucherTerms',
] as const
export type PublishNeed = (typeof PUBLISH_NEEDS)[number]

/** Of the text of an option and of each of its values. */
export const OPTION_TEXT_MAX = 40
export const OPTION_CODE_MAX = 24
export const OPTION_CODE = /^[a-z0-9][a-z0-9-]{0,23}$/
/** The number that a store has for a whole product. */
export const PRODUCT_CODE_MAX = 120
export const SKU_CODE_MAX = 40
export const SKU_CODE = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/
