import type { StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { GridColumn } from '@ironsouq/ui/patterns/grid/grid'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { stockPath } from '../parts/stock-path.ts'
import type { StockEdit } from './stock-edits.ts'

/** A variant of the grid with what was typed, and why it was not saved. */
export interface StockItem {
  id: string
  row: StockRow
  edit: StockEdit | undefined
  result: string | undefined
}

const CHANGED = 'rounded-tight bg-accent-wash px-1 font-semibold text-accent-text'
const lookOf = (isChanged: boolean) => (isChanged ? CHANGED : '')

/** `canCount`: a warehouse is chosen, so what is on hand can be typed. */
export function useStockColumns(currency: string, canCount: boolean): GridColumn<StockItem>[] {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('stock.edit')
  return useMemo(
    () => [
      {
        id: 'code',
        text: t('portalProduct.code'),
        width: '150px',
        isPinned: true,
        value: ({ row }) => row.code,
        cell: ({ row }) => (
          <Link to={stockPath(row.skuId)} className="truncate underline underline-offset-3">
            <bdi>{row.code}</bdi>
          </Link>
        ),
      },
      {
        id: 'product',
        text: t('portalProduct.product'),
        width: 'minmax(220px, 4fr)',
        value: ({ row }) => row.name,
        cell: ({ row }) => <bdi className="truncate">{row.name}</bdi>,
      },
      {
        id: 'variant',
        text: t('portalProduct.variant'),
        width: 'minmax(110px, 1fr)',
        value: ({ row }) => row.variant,
        cell: ({ row }) => <bdi className="truncate">{row.variant}</bdi>,
      },
      {
        id: 'price',
        text: t('portalProduct.price', { currency }),
        width: '120px',
        isFigure: true,
        // Sorted by and shown in its editor; the amount itself is a text.
        value: ({ row, edit }) =>
          approximate({ amount: edit?.price ?? row.price.amount, currency }),
        cell: ({ row, edit }) => (
          <span className={lookOf(edit?.price !== undefined)}>
            {format.moneyParts({ amount: edit?.price ?? row.price.amount, currency }).figure}
          </span>
        ),
        ...(mayEdit && { edit: { kind: 'number' as const } }),
      },
      {
        id: 'onHand',
        text: t('portalProduct.onHand'),
        width: '110px',
        isFigure: true,
        value: ({ row, edit }) => edit?.onHand ?? row.onHand,
        cell: ({ row, edit }) => (
          <span className={lookOf(edit?.onHand !== undefined)}>
            {format.number(edit?.onHand ?? row.onHand)}
          </span>
        ),
        ...(mayEdit && canCount && { edit: { kind: 'number' as const } }),
      },
      {
        id: 'held',
        text: t('portalProduct.held'),
        width: '120px',
        isFigure: true,
        value: ({ row }) => row.held,
        cell: ({ row }) => format.number(row.held),
      },
      {
        id: 'available',
        text: t('portalProduct.available'),
        width: '120px',
        isFigure: true,
        value: ({ row, edit }) => (edit?.onHand ?? row.onHand) - row.held,
        cell: ({ row, edit }) => (
          <span className="inline-flex items-center gap-2">
            {row.isLow && <Badge tone="refused">{t('portalProduct.low')}</Badge>}
            {format.number((edit?.onHand ?? row.onHand) - row.held)}
          </span>
        ),
      },
      {
        id: 'forSale',
        text: t('portalProduct.forSale'),
        width: '90px',
        value: ({ row }) => t(row.isActive ? 'portalProduct.yes' : 'portalProduct.no'),
      },
      {
        id: 'result',
        text: t('portalDevice.gridResult'),
        width: 'minmax(100px, 1fr)',
        value: ({ result }) => result ?? '',
        cell: ({ result }) =>
          result !== undefined && (
            <span title={result} className="truncate text-refused">
              {result}
            </span>
          ),
      },
    ],
    [t, format, mayEdit, canCount, currency],
  )
}
