/** What a member chooses channels for. Mail about account security needs no consent. */
export const TOPICS = [
  'savedMachines',
  'savedSearches',
  'orders',
  'deliveries',
  'refunds',
  'stores',
  'offers',
] as const
export type Topic = (typeof TOPICS)[number]
export const WAYS = ['here', 'email', 'phone'] as const
export type Way = (typeof WAYS)[number]

/** Of the member's own purchases and store: they need no consent, and only their email is switched off [OR-11]. */
const OWN_MATTERS: readonly Topic[] = ['orders', 'deliveries', 'refunds', 'stores']

export const isOwnMatter = (topic: Topic): boolean => OWN_MATTERS.includes(topic)

/** The channels that can be chosen for a topic. */
export const waysOf = (topic: Topic): readonly Way[] => (isOwnMatter(topic) ? ['email'] : WAYS)
