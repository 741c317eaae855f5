import { event } from '#kernel/work/events.ts'

// An event's job has a `requestId`, that of the call which caused it.

/** A seller got an inquiry. */
export const quoteRequestOpened = event<{ quoteRequestId: string }>('quoteRequest.opened')
/** A seller wrote, quoted or declined for the first time. */
export const quoteRequestAnswered = event<{ quoteRequestId: string }>('quoteRequest.answered')
/** A seller declined or stayed silent: the next one is asked. */
export const quoteRequestEnded = event<{ quoteRequestId: string }>('quoteRequest.ended')

/** Someone of the seller read what the buyer wrote. */
export const quoteRequestRead = event<{ quoteRequestId: string }>('quoteRequest.read')

export const quoteMade = event<{ quoteId: string }>('quote.made')
export const offerMade = event<{ quoteId: string }>('quote.offer-made')
export const quoteCountered = event<{ quoteId: string }>('quote.countered')
/** A counter-offer was answered with a final price. */
export const quoteFinal = event<{ quoteId: string }>('quote.made-final')
export const quoteAccepted = event<{ quoteId: string }>('quote.accepted')
/** Someone wanted to accept it, and its seller has no confirmed bank account. */
export const quoteAccountMissing = event<{ quoteId: string }>('quote.account-missing')
export const quoteDeclined = event<{ quoteId: string }>('quote.declined')
export const quoteWithdrawn = event<{ quoteId: string }>('quote.withdrawn')
export const quoteExpired = event<{ quoteId: string }>('quote.expired')

/** A proforma invoice has its number: the PDF is drawn. */
export const proformaIssued = event<{ proformaId: string }>('proforma.issued')
/** The PDF can be opened. */
export const proformaDrawn = event<{ quoteId: string }>('proforma.drawn')
