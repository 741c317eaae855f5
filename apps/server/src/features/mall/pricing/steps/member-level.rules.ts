import { amountOff, leftOf, NOTHING, type Step, wouldTakeOff } from '../pricing.step.rules.ts'

const kind = 'memberLevel'

/** The discount of the level of the member, computed once on all lines in its scope. */
export const memberLevel: Step = ({ given, lines }) => {
  const { memberLevel: level } = given
  if (!level) return NOTHING
  const found = wouldTakeOff(given, lines, { ...level, kind }, (its) =>
    amountOff({ by: 'percent', ppm: level.ppm, mostMinor: null }, leftOf(its)),
  )
  const { sourceId, names } = level
  const { reason } = found
  return reason
    ? { applied: [], notApplied: [{ kind, sourceId, names, sellerId: null, reason }] }
    : { applied: [found.applied], notApplied: [] }
}
