/** The most addresses of a member [FM-4]. */
export const ADDRESSES_MAX = 20
export const ADDRESS_DETAIL_MIN = 5
export const ADDRESS_DETAIL_MAX = 50
/** Countries whose post needs no postal code; the UAE is one of them. */
export const WITHOUT_POSTAL_CODE: readonly string[] = [
  'AE',
  'QA',
  'HK',
  'AO',
  'YE',
  'SO',
  'SY',
  'LY',
]
