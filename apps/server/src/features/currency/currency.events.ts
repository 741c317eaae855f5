import { event } from '#kernel/events.ts'

/** A currency is offered, priced or preferred otherwise than before. */
export const currencyChanged = event<{ currencyCode: string }>('currency.changed')
