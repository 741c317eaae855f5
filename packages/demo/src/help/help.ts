import type { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'

/** The topics in the order of a purchase, then what concerns the reader and the seller. */
export const HELP_TOPICS = {
  finding: { icon: 'search' },
  checking: { icon: 'gauge' },
  quotes: { icon: 'list' },
  buying: { icon: 'lock' },
  export: { icon: 'ship' },
  parts: { icon: 'cart' },
  account: { icon: 'user' },
  selling: { icon: 'tag' },
  safety: { icon: 'info' },
} as const satisfies Record<string, { icon: (typeof HELP_ICONS)[number] }>
export type HelpTopicCode = keyof typeof HELP_TOPICS

interface HelpFact {
  topic: HelpTopicCode
  slug: string
  isCommon?: boolean
}

// oxfmt-ignore
export const HELP_ARTICLES = {
  searchForAModel:     { topic: 'finding', slug: 'search-for-a-model' },
  filterMachines:      { topic: 'finding', slug: 'filter-machines' },
  whereTheMachinesAre: { topic: 'finding', slug: 'where-the-machines-are' },
  soldMachines:        { topic: 'finding', slug: 'sold-machines' },
  grades:              { topic: 'checking', slug: 'grades', isCommon: true },
  inspectionReport:    { topic: 'checking', slug: 'inspection-report' },
  operatingHours:      { topic: 'checking', slug: 'operating-hours' },
  guidePrice:          { topic: 'checking', slug: 'guide-price' },
  bookViewing:         { topic: 'checking', slug: 'book-a-viewing' },
  ownInspector:        { topic: 'checking', slug: 'own-inspector' },
  sellersGrade:        { topic: 'checking', slug: 'sellers-grade' },
  requestQuote:        { topic: 'quotes',  slug: 'request-a-quote', isCommon: true },
  acceptQuote:         { topic: 'quotes',  slug: 'accept-a-quote' },
  makeOffer:           { topic: 'quotes',  slug: 'make-an-offer' },
  whoIsPaid:           { topic: 'buying',  slug: 'who-is-paid', isCommon: true },
  depositProforma:     { topic: 'buying',  slug: 'deposit-and-proforma' },
  newBankDetails:      { topic: 'buying',  slug: 'new-bank-details', isCommon: true },
  loading:             { topic: 'buying',  slug: 'loading-and-delivery' },
  vat:                 { topic: 'buying',  slug: 'vat' },
  twoPrices:           { topic: 'buying',  slug: 'two-prices' },
  landedPrice:         { topic: 'export',  slug: 'landed-price', isCommon: true },
  exportDocuments:     { topic: 'export',  slug: 'export-documents' },
  exportedMachines:    { topic: 'export',  slug: 'exported-machines' },
  enginesAndDiesel:    { topic: 'export',  slug: 'engines-and-diesel' },
  partThatFits:        { topic: 'parts',   slug: 'part-that-fits', isCommon: true },
  partNumbers:         { topic: 'parts',   slug: 'part-numbers' },
  partDelivery:        { topic: 'parts',   slug: 'delivery-of-parts' },
  payParts:            { topic: 'parts',   slug: 'pay-for-an-order' },
  declinedCard:        { topic: 'parts',   slug: 'declined-card' },
  cancelOrder:         { topic: 'parts',   slug: 'cancel-an-order' },
  returnGoods:         { topic: 'parts',   slug: 'return-goods' },
  topUp:               { topic: 'parts',   slug: 'balance' },
  logIn:               { topic: 'account', slug: 'log-in' },
  passkey:             { topic: 'account', slug: 'passkey' },
  twoStep:             { topic: 'account', slug: 'two-step-login' },
  languageAndCurrency: { topic: 'account', slug: 'language-and-currency' },
  notifications:       { topic: 'account', slug: 'notifications' },
  whatWeKnow:          { topic: 'account', slug: 'what-we-know' },
  downloadData:        { topic: 'account', slug: 'download-your-data' },
  deleteAccount:       { topic: 'account', slug: 'delete-your-account' },
  sellMachine:         { topic: 'selling', slug: 'sell-a-machine' },
  openStore:           { topic: 'selling', slug: 'open-a-store' },
  commission:          { topic: 'selling', slug: 'commission' },
  addProducts:         { topic: 'selling', slug: 'add-products' },
  stock:               { topic: 'selling', slug: 'stock' },
  shipOrder:           { topic: 'selling', slug: 'ship-an-order' },
  payout:              { topic: 'selling', slug: 'payouts' },
  roles:               { topic: 'selling', slug: 'people-and-roles' },
  spotFraud:           { topic: 'safety',  slug: 'fraud' },
  codesByPhone:        { topic: 'safety',  slug: 'codes-by-phone' },
  reportProblem:       { topic: 'safety',  slug: 'report-a-problem' },
} as const satisfies Record<string, HelpFact>
export type HelpArticleCode = keyof typeof HELP_ARTICLES

interface Answer {
  title: string
  summary: string
  /** In the notation of `article-document.ts`; `{pack.key}` is a button or heading of the product. */
  body: string
  keywords?: string
}

export interface HelpWords {
  topics: Record<HelpTopicCode, string>
  articles: Record<HelpArticleCode, Answer>
}
