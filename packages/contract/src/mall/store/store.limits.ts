export const STORE_NAME_MAX = 20
export const STORE_ADDRESS_MIN = 5
export const STORE_ADDRESS_MAX = 200
export const STORE_AREA_MAX = 80
export const STORE_WORDS_MIN = 10
export const STORE_WORDS_MAX = 200
export const ANNOUNCEMENT_MAX = 300
export const STORE_REASON_MAX = 500
/** How many categories of products a contract names. */
export const STORE_CATEGORIES_MAX = 200
/** A commission in parts per million: below 100 %. */
export const COMMISSION_PPM_MAX = 999_999
export const WAREHOUSES_MAX = 50
export const MOST_FOLLOWED = 500

/** Letters, marks and digits of any language, spaces and hyphens: nothing else [ST-2]. */
export const isStoreName = (text: string): boolean => /^[\p{L}\p{M}\p{N} -]+$/u.test(text)

/** What a merchant decorates the store's page with [ST-6]. */
export const STORE_BLOCK_KINDS = ['banner', 'text', 'products'] as const
export const STORE_BLOCKS_MAX = 8
export const BLOCK_TITLE_MAX = 60
export const BLOCK_BODY_MAX = 160

/** The reason of a store that was suspended because contract or licence ended; screens put it into words. */
export const STORE_ENDED = 'ended'
