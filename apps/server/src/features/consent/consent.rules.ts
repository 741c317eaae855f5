import { type Choice } from '@ironsouq/contract/consent/consent.endpoints'
import { TOPICS, WAYS } from '@ironsouq/contract/consent/consent.limits'

/** What holds of a member who has chosen nothing: what he saved he wants to hear of. */
const GIVEN: ReadonlySet<string> = new Set(['savedMachines.here', 'savedMachines.email'])

type Subject = Pick<Choice, 'topic' | 'way'>

export const subjectOf = ({ topic, way }: Subject): string => `${topic}.${way}`
export const isGivenAtFirst = (subject: Subject): boolean => GIVEN.has(subjectOf(subject))

export const SUBJECTS: readonly Subject[] = TOPICS.flatMap((topic) =>
  WAYS.map((way) => ({ topic, way })),
)
