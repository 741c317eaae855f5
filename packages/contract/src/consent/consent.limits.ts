/** What a member may be told of, and by which way. Mail about his own security needs no consent. */
export const TOPICS = ['savedMachines', 'offers'] as const
export type Topic = (typeof TOPICS)[number]
export const WAYS = ['here', 'email', 'phone'] as const
export type Way = (typeof WAYS)[number]
