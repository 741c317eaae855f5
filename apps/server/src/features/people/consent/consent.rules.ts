import { type Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import { TOPICS, waysOf } from '@ironsouq/contract/people/consent/consent.limits'

/** The consents that hold until the member chooses otherwise. */
const GIVEN_BY_DEFAULT: ReadonlySet<string> = new Set([
  'savedMachines.here',
  'savedMachines.email',
  // Who saves a search chooses how often they are notified.
  'savedSearches.here',
  'savedSearches.email',
  'orders.email',
  'deliveries.email',
  'refunds.email',
  'stores.email',
])

type Subject = Pick<Choice, 'topic' | 'way'>

export const subjectOf = ({ topic, way }: Subject): string => `${topic}.${way}`
export const isGivenByDefault = (subject: Subject): boolean =>
  GIVEN_BY_DEFAULT.has(subjectOf(subject))

export const SUBJECTS: readonly Subject[] = TOPICS.flatMap((topic) =>
  waysOf(topic).map((way) => ({ topic, way })),
)
