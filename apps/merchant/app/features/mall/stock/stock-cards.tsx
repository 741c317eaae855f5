import type { StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link } from 'react-router'
import { stockPath } from './parts/stock-path.ts'
import { QuickDialog } from './quick-dialog.tsx'

interface StockCardsProps {
  rows: readonly StockRow[]
  /** Where stock is counted, if a warehouse is chosen. */
  warehouseId: string | null
}

/** The variants on a phone, where cells would be too small: a button changes price and stock of one. */
export function StockCards({ rows, warehouseId }: StockCardsProps) {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('stock.edit')
  const [changed, setChanged] = useState<StockRow>()
  return (
    <>
      <ul className="-mx-(--gutter) border-t border-line bg-surface lg:hidden">
        {rows.map((row) => {
          const { skuId, code, name, variant, price, onHand, held, isLow } = row
          return (
            <li
              key={skuId}
              className="flex items-center gap-3 border-b border-line pe-(--gutter) text-start"
            >
              <Link
                to={stockPath(skuId)}
                className="grid min-w-0 flex-1 gap-0.5 py-2.5 ps-(--gutter)"
              >
                <bdi className="font-semibold wrap-anywhere">{name}</bdi>
                <span className="flex flex-wrap gap-x-3 text-small text-ink-muted">
                  <bdi>{code}</bdi>
                  {variant !== '' && <bdi>{variant}</bdi>}
                </span>
                <span className="flex flex-wrap items-center gap-x-3 text-small">
                  <bdi className="font-semibold">{format.money(price)}</bdi>
                  {`${t('portalProduct.available')} ${format.number(onHand - held)}`}
                  {isLow && <Badge tone="refused">{t('portalProduct.low')}</Badge>}
                </span>
              </Link>
              {mayEdit && (
                <Button
                  aria-label={`${t('portalProduct.change')}, ${code}`}
                  onPress={() => setChanged(row)}
                >
                  {t('portalProduct.change')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {changed && (
        <QuickDialog
          key={changed.skuId}
          row={changed}
          warehouseId={warehouseId}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}
