import type { BestProduct } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const YEAR = 365
/** New goods take about so long to arrive. */
const SOON = 14

/** How long what is left lasts, as text. */
export function useLasts(): (product: Pick<BestProduct, 'stock' | 'daysLeft'>) => string {
  const t = useT()
  return ({ stock, daysLeft }) => {
    if (stock === 0) return t('portalFigure.soldOut')
    if (daysLeft === null) return '–'
    return daysLeft > YEAR
      ? t('portalFigure.lastsYear')
      : t('portalFigure.lastsDays', { count: daysLeft })
  }
}

/** The same, marked when it ends soon. */
export function StockLasts(product: Pick<BestProduct, 'stock' | 'daysLeft'>) {
  const text = useLasts()(product)
  if (product.stock === 0)
    return (
      <Badge tone="refused" icon="close">
        {text}
      </Badge>
    )
  if (product.daysLeft !== null && product.daysLeft < SOON)
    return (
      <Badge tone="wait" icon="warn">
        {text}
      </Badge>
    )
  return <span className="tabular-nums">{text}</span>
}
