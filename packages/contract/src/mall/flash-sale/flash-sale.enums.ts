/** Which orders took pieces of a flash sale: they wait for payment, are paid, or gave the pieces back. */
export const FLASH_USE_STATES = ['unpaid', 'paid', 'returned'] as const

/** Whether a piece can be had: all may be gone only for as long as some orders are not paid. */
export const FLASH_STANDINGS = ['available', 'goneForNow', 'soldOut'] as const
export type FlashStanding = (typeof FLASH_STANDINGS)[number]
