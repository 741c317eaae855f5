import { EDITABLE_STATES } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import { APPLICATION_STEPS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { OwnApplication } from '@ironsouq/contract/mall/store-application/store-application.schema'

export const OPEN_STORE = '/mall/open-store'

/** The parts of an application, and the page that sends it. */
export const STEPS = [...APPLICATION_STEPS, 'review'] as const
export type Step = (typeof STEPS)[number]
export type Part = (typeof APPLICATION_STEPS)[number]

export const stepPath = (step: Step): string => `${OPEN_STORE}?step=${step}`

export const isPart = (text: string): text is Part =>
  APPLICATION_STEPS.some((part) => part === text)

const isStep = (text: string): text is Step => text === 'review' || isPart(text)

export const stepAfter = (part: Part): Step => STEPS[STEPS.indexOf(part) + 1] ?? 'review'

type Known = Pick<OwnApplication, 'state' | 'missing'> & {
  store: Pick<NonNullable<OwnApplication['store']>, 'state'> | null
}

/** Documents are uploaded in the step of the company. */
export const missingParts = ({ missing }: Pick<Known, 'missing'>): Part[] =>
  APPLICATION_STEPS.filter(
    (part) => missing.includes(part) || (part === 'company' && missing.includes('documents')),
  )

/** The step that the page shows; undefined where it shows how the application or its store is. */
export function stepShown(own: Known | null, asked: string): Step | undefined {
  if (!own) return 'basics'
  const wanted = isStep(asked) ? asked : undefined
  // Who had a store that is closed for good may open another one.
  if (own.state === 'approved')
    return own.store?.state === 'terminated' && wanted === 'basics' ? 'basics' : undefined
  if (!EDITABLE_STATES.includes(own.state)) return undefined
  if (wanted || own.state !== 'draft') return wanted
  return missingParts(own)[0] ?? 'review'
}
