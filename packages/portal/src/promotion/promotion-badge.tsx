import type { PromotionState } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const TONES: Record<PromotionState, BadgeTone> = {
  draft: 'plain',
  scheduled: 'info',
  running: 'proven',
  ended: 'line',
  stopped: 'refused',
}

export function PromotionBadge({ state }: { state: PromotionState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`portalPromotion.state_${state}`)}</Badge>
}
