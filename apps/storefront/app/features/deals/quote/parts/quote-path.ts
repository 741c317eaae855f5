export const QUOTE_ACTS = ['accept', 'counter', 'decline'] as const
export type QuoteAct = (typeof QUOTE_ACTS)[number]

export const quotesPath = (inquiryId: string): string => `/inquiry-detail/${inquiryId}/quotes`

/** The same page with the question before an act, which therefore works without script. */
export const quoteActPath = (inquiryId: string, act: QuoteAct, quoteId: string): string =>
  `${quotesPath(inquiryId)}?${act}=${quoteId}#act`

export const proformaPath = (quoteId: string): string => `/proforma/${quoteId}`

export const OFFERS_PAGE = '/user-center/offers'

export const offerPath = (deviceId: string): string => `/device-detail/${deviceId}/offer`
