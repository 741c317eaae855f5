/** The pages as staff read their names. */
export const PAGE_WORD = {
  about: 'backofficePage.pageAbout',
  terms: 'backofficePage.pageTerms',
  privacy: 'backofficePage.pagePrivacy',
} as const

export const PAGE_STATE_WORD = {
  draft: 'backofficeNews.stateDraft',
  published: 'backofficeNews.statePublished',
} as const
