import type { TextState } from '@ironsouq/contract/content/text/text.schema'
import type { Key } from '@ironsouq/i18n/messages'
import type { BadgeTone } from '@ironsouq/ui/primitives/display/badge'

interface Look {
  word: Key
  tone: BadgeTone
  /** The square of a language in the list; its shape differs, not only its colour. */
  square: string
}

export const STATE_LOOK: Record<TextState, Look> = {
  own: { word: 'backofficeText.stateOwn', tone: 'plain', square: 'bg-line-strong' },
  overridden: { word: 'backofficeText.stateOverridden', tone: 'ink', square: 'bg-ink' },
  outdated: {
    word: 'backofficeText.stateOutdated',
    tone: 'wait',
    square: 'bg-accent inset-ring-2 inset-ring-ink',
  },
  missing: {
    word: 'backofficeText.stateMissing',
    tone: 'refused',
    square: 'inset-ring-2 inset-ring-refused',
  },
  faulty: { word: 'backofficeText.stateFaulty', tone: 'refused', square: 'bg-refused' },
}

/** From what needs attention most to what needs none. */
const URGENCY: readonly TextState[] = ['faulty', 'missing', 'outdated', 'overridden', 'own']

/** The state of a key over its languages: the one that needs attention most. */
export const worstOf = (states: readonly TextState[]): TextState =>
  URGENCY.find((state) => states.includes(state)) ?? 'own'
