import { type Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import { TOPICS, waysOf } from '@ironsouq/contract/people/consent/consent.limits'

/** The name of a checkbox in the form. */
export const fieldOf = ({ topic, way }: Pick<Choice, 'topic' | 'way'>): string => `${topic}.${way}`

/** The changes of a form: an unchecked box is not sent. */
export function changedChoices(form: FormData, held: readonly Choice[]): Choice[] {
  return TOPICS.flatMap((topic) =>
    waysOf(topic).map((way): Choice => ({
      topic,
      way,
      isGiven: form.has(fieldOf({ topic, way })),
    })),
  ).filter(({ topic, way, isGiven }) => {
    const before = held.find((choice) => choice.topic === topic && choice.way === way)
    return isGiven !== (before?.isGiven ?? false)
  })
}
