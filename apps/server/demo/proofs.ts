import type {
  HoursSource,
  ProofKind,
  ProofMethod,
  ProofState,
} from '@ironsouq/contract/device/device.enums'
import type { Dice } from './random.ts'

export interface DemoProof {
  kind: ProofKind
  state: ProofState
  method: ProofMethod
  /** Null: nobody checked it. */
  daysAgo: number | null
  evidence: number
}

const proof = (
  kind: ProofKind,
  [state, method]: readonly [ProofState, ProofMethod],
  evidence: number,
  daysAgo: number,
): DemoProof => ({
  kind,
  state,
  method,
  daysAgo: state === 'proven' || state === 'doubtful' ? daysAgo : null,
  evidence,
})

function hoursProof(source: HoursSource, daysAgo: number, roll: Dice): DemoProof {
  const point = roll.unit()
  if (source === 'telematics')
    return proof('hours', ['proven', 'telematics'], roll.whole(40, 400), roll.whole(0, 3))
  if (source === 'meter' && point < 0.62)
    return proof('hours', ['proven', 'meterPhotos'], roll.whole(3, 12), daysAgo)
  if (point > 0.96) return proof('hours', ['doubtful', 'meterPhotos'], 2, daysAgo)
  return proof('hours', ['declared', 'sellerSays'], 1, daysAgo)
}

function identityProof(daysAgo: number, roll: Dice): DemoProof {
  const point = roll.unit()
  if (point < 0.78) return proof('identity', ['proven', 'plateAndFrame'], roll.whole(2, 5), daysAgo)
  if (point > 0.98) return proof('identity', ['doubtful', 'plateAndFrame'], 2, daysAgo)
  return proof('identity', ['declared', 'sellerSays'], 1, daysAgo)
}

function yearProof(daysAgo: number, roll: Dice): DemoProof {
  const point = roll.unit()
  if (point < 0.55) return proof('year', ['proven', 'serialDecoded'], 1, daysAgo)
  if (point < 0.75) return proof('year', ['proven', 'papers'], roll.whole(1, 3), daysAgo)
  return proof('year', ['declared', 'sellerSays'], 1, daysAgo)
}

function serviceProof(daysAgo: number, roll: Dice): DemoProof {
  const point = roll.unit()
  if (point < 0.22) return proof('serviceBook', ['proven', 'stamps'], roll.whole(6, 18), daysAgo)
  if (point < 0.55) return proof('serviceBook', ['declared', 'stamps'], roll.whole(2, 14), daysAgo)
  return proof('serviceBook', ['missing', 'sellerSays'], 0, daysAgo)
}

/** How sure each claim about a machine is. One without a meter claims no hours. */
export function proofsOf(
  { hasMeter, source, daysAgo }: { hasMeter: boolean; source: HoursSource; daysAgo: number },
  roll: Dice,
): DemoProof[] {
  const hours = hoursProof(source, daysAgo, roll)
  const others = [identityProof(daysAgo, roll), yearProof(daysAgo, roll)]
  return [...(hasMeter ? [hours] : []), ...others, serviceProof(daysAgo, roll)]
}
