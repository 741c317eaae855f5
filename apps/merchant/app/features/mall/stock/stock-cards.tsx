import type { SheetRow, StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link } from 'react-router'
import { stockPath } from './parts/stock-path.ts'
import { QuickDialog } from './quick-dialog.tsx'
import { availableIn, levelOf } from './sheet/sheet-level.ts'

interface StockCardsProps {
  sheet: StockSheet
  rows: readonly { row: SheetRow }[]
}

/** As many are shown at once; the others by a button. */
const STEP = 50

/** The variants on a phone, where cells would be too small: a button changes price and stock of one. */
export function StockCards({ sheet, rows }: StockCardsProps) {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('stock.edit')
  const [changed, setChanged] = useState<SheetRow>()
  const [shown, setShown] = useState(STEP)
  const { currency, lowAt } = sheet
  return (
    <div className="lg:hidden">
      <ul className="-mx-(--gutter) border-t border-line bg-surface">
        {rows.slice(0, shown).map(({ row }) => {
          const { skuId, code, name, variant, price, isForSale } = row
          const level = isForSale ? levelOf(row, lowAt) : 'enough'
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
                  <bdi className="font-semibold">{format.money({ amount: price, currency })}</bdi>
                  {`${t('portalProduct.available')} ${format.number(availableIn(row))}`}
                  {level === 'soldOut' && (
                    <Badge tone="refused" icon="close">
                      {t('portalProduct.sheetPart_soldOut')}
                    </Badge>
                  )}
                  {level === 'low' && (
                    <Badge tone="wait" icon="warn">
                      {t('portalProduct.low')}
                    </Badge>
                  )}
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
      {rows.length > shown && (
        <p className="py-3 text-center">
          <Button onPress={() => setShown(shown + STEP)}>{t('portalProduct.sheetMore')}</Button>
        </p>
      )}
      {changed && (
        <QuickDialog
          key={changed.skuId}
          sheet={sheet}
          row={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
    </div>
  )
}
