import type { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'

/** The topics in the order of a purchase. */
export const HELP_TOPICS = {
  finding: { icon: 'search' },
  checking: { icon: 'gauge' },
  buying: { icon: 'lock' },
  export: { icon: 'ship' },
  account: { icon: 'globe' },
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
  whereTheMachinesAre: { topic: 'finding', slug: 'where-the-machines-are' },
  soldMachines:        { topic: 'finding', slug: 'sold-machines' },
  grades:              { topic: 'checking', slug: 'grades', isCommon: true },
  operatingHours:      { topic: 'checking', slug: 'operating-hours', isCommon: true },
  ownInspector:        { topic: 'checking', slug: 'own-inspector' },
  sellersGrade:        { topic: 'checking', slug: 'sellers-grade' },
  twoPrices:           { topic: 'buying',  slug: 'two-prices' },
  newBankDetails:      { topic: 'buying',  slug: 'new-bank-details', isCommon: true },
  vat:                 { topic: 'buying',  slug: 'vat', isCommon: true },
  returnGoods:         { topic: 'buying',  slug: 'return-goods' },
  exportedMachines:    { topic: 'export',  slug: 'exported-machines' },
  enginesAndDiesel:    { topic: 'export',  slug: 'engines-and-diesel' },
  languageAndCurrency: { topic: 'account', slug: 'language-and-currency' },
  whatWeKnow:          { topic: 'account', slug: 'what-we-know' },
} as const satisfies Record<string, HelpFact>
export type HelpArticleCode = keyof typeof HELP_ARTICLES

interface Answer {
  title: string
  summary: string
  /** In the notation of `article-document.ts`. */
  body: string
  keywords?: string
}

export interface HelpWords {
  topics: Record<HelpTopicCode, string>
  articles: Record<HelpArticleCode, Answer>
}
