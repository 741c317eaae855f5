/** The topics and channels a member consents to. Mail about account security needs no consent. */
export const TOPICS = ['savedMachines', 'savedSearches', 'offers'] as const
export type Topic = (typeof TOPICS)[number]
export const WAYS = ['here', 'email', 'phone'] as const
export type Way = (typeof WAYS)[number]
