import type { ProductState } from '@ironsouq/contract/mall/product/product.lifecycle'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const TONES: Record<ProductState, BadgeTone> = {
  draft: 'plain',
  underReview: 'wait',
  rejected: 'refused',
  onSale: 'proven',
  withdrawn: 'line',
  removed: 'refused',
  deleted: 'line',
}

export function ProductBadge({ state }: { state: ProductState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`portalProduct.state_${state}`)}</Badge>
}
