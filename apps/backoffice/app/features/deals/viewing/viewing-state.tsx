import type { ViewingState } from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'

const TONE: Record<ViewingState, BadgeTone> = {
  booked: 'info',
  visited: 'proven',
  missed: 'refused',
  cancelled: 'plain',
}

export function ViewingBadge({ state }: { state: ViewingState }) {
  return <Badge tone={TONE[state]}>{useT()(`backofficeViewing.${state}`)}</Badge>
}
