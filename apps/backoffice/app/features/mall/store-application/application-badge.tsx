import type { StoreApplicationState } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'

/** The states that staff see: a draft is for no one but its owner. */
export const SHOWN_STATES = ['underReview', 'rejected', 'auditFailed', 'approved'] as const
type ShownState = (typeof SHOWN_STATES)[number]

const TONE: Record<ShownState, BadgeTone> = {
  underReview: 'info',
  rejected: 'wait',
  auditFailed: 'refused',
  approved: 'proven',
}

const isShown = (state: StoreApplicationState): state is ShownState => state !== 'draft'

export function ApplicationBadge({ state }: { state: StoreApplicationState }) {
  const t = useT()
  return isShown(state) && <Badge tone={TONE[state]}>{t(`backofficeStore.state_${state}`)}</Badge>
}
