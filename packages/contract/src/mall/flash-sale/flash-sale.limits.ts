/** The variants of one flash sale. */
export const FLASH_ITEMS_MAX = 20
/** How long its session may be. */
export const FLASH_DAYS_MAX = 31
/** Pieces of one variant. */
export const FLASH_PIECES_MAX = 100_000
/** Pieces of one variant for one person. */
export const FLASH_PER_PERSON_MAX = 100
/** Its orders hold what others wait for: they are paid sooner than others. */
export const FLASH_PAY_WITHIN_MINUTES = 10
/** What is left is shown in steps of so many percent. */
export const FLASH_LEFT_STEP = 5
/** The sales that a page lists: those that run, then those that come. */
export const FLASH_SALES_SHOWN = 20
