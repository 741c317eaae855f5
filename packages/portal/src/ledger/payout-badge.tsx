import type { PayoutState } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const TONES = {
  waiting: 'wait',
  confirmed: 'wait',
  paid: 'proven',
  rejected: 'refused',
  failed: 'refused',
} as const satisfies Record<PayoutState, string>

/** The state of a payout in words. */
export function PayoutBadge({ state }: { state: PayoutState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`portalLedger.payout_${state}`)}</Badge>
}
