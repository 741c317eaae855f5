import { event } from '#kernel/work/events.ts'

/** A currency changed: its status, its rate, or whether it is the default. */
export const currencyChanged = event<{ currencyCode: string }>('currency.changed')

/** A person asks for the feed to be read before the next hour. */
export const rateFeedAsked = event<{ by: string }>('currency.feedAsked')
