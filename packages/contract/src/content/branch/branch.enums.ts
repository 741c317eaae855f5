/** What a branch offers, in the order in which it is shown. */
export const BRANCH_SERVICES = [
  'viewing',
  'inspection',
  'collection',
  'exportDocuments',
  'parts',
  'bidder',
  'weighbridge',
  'storage',
] as const
export type BranchService = (typeof BRANCH_SERVICES)[number]

/** A branch has hours for the ordinary week and others for Ramadan. */
export const SEASONS = ['regular', 'ramadan'] as const

/** A public holiday closes the branches; Ramadan changes their hours. */
export const HOLIDAY_EFFECTS = ['closed', 'ramadan'] as const
