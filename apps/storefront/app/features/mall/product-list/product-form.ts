/** The fields of the two ends of the price, in AED. */
export const PRICE_FIELDS = { min: 'price.min', max: 'price.max' } as const

/** One box of it is `code:value`. */
export const ATTRIBUTE = 'attribute'
