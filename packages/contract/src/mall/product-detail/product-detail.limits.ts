/** More in stock is shown as this many. */
export const MOST_STOCK_SHOWN = 99
