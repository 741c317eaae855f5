/** What happens to an order and changes the figures of its store. */
export const COUNTED_STEPS = ['paid', 'refunded', 'shipped', 'late'] as const
export type CountedStep = (typeof COUNTED_STEPS)[number]

/** How long the periods are that figures of a product are added up over. */
export const FIGURE_GRAINS = ['day', 'month'] as const
export type FigureGrain = (typeof FIGURE_GRAINS)[number]

/** The periods that a store can look at, in days. */
export const SALES_DAYS = [7, 30, 90, 365] as const
export type SalesDays = (typeof SALES_DAYS)[number]

/** The best products that are shown. */
export const BEST_PRODUCTS = 10
/** A day of a store, and of the figures, begins and ends in this time zone. */
export const SALES_TIME_ZONE = 'Asia/Dubai'
/** What the figures of the mall are in; a store in another currency is not added up with these. */
export const MALL_CURRENCY = 'AED'
/** The stores that are shown of a ranking. */
export const BEST_STORES = 10
