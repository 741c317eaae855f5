import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const TONE: Record<StoreState, BadgeTone> = {
  open: 'proven',
  closed: 'plain',
  offline: 'refused',
  offlineReview: 'wait',
  suspended: 'refused',
  terminated: 'plain',
}

export function StoreBadge({ state }: { state: StoreState }) {
  return <Badge tone={TONE[state]}>{useT()(`portalStore.state_${state}`)}</Badge>
}
