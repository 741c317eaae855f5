import type { StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { GridColumn } from '@ironsouq/ui/patterns/grid/grid-column'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { stockPath } from '../parts/stock-path.ts'
import { type CellId, faultIn, savedIn, type SheetItem, shownIn } from './sheet-edits.ts'
import { availableIn, levelOf } from './sheet-level.ts'

const PICTURE_PX = 32
const BOX =
  'inline-flex h-8 w-full min-w-0 items-center justify-end gap-1.5 overflow-hidden rounded-tight px-1.5'
const LOOK = {
  open: 'border border-line-strong bg-raised',
  /** As many as the whole store. */
  inherited: 'border border-dashed border-line-strong text-ink-muted',
  changed: 'border border-ink bg-raised font-semibold',
  wrong: 'border border-refused bg-refused-wash font-semibold text-refused',
  readOnly: '',
}

interface CellBoxProps {
  look: keyof typeof LOOK
  before: string | undefined
  children: string
}

/** A cell that can be edited looks like a field; what it was stands beside the new value. */
function CellBox({ look, before, children }: CellBoxProps) {
  return (
    <span className={`${BOX} ${LOOK[look]}`}>
      {look === 'wrong' && (
        <span className="me-auto inline-flex">
          <Icon name="warn" size="small" />
        </span>
      )}
      {before !== undefined && <s className="text-ink-muted">{before}</s>}
      <bdi className="truncate">{children}</bdi>
    </span>
  )
}

function Left({ item, sheet }: { item: SheetItem; sheet: StockSheet }) {
  const format = useFormat()
  const left = format.number(availableIn(item.row))
  const level = levelOf(item.row, sheet.lowAt)
  if (level === 'enough') return left
  const look =
    level === 'soldOut' ? 'bg-refused-wash text-refused' : 'bg-accent-wash text-accent-text'
  return (
    <span className={`inline-flex items-center gap-1 rounded-tight px-1.5 font-semibold ${look}`}>
      <Icon name={level === 'soldOut' ? 'close' : 'warn'} size="mini" />
      {left}
    </span>
  )
}

/** Prices, the stock in each warehouse, and what follows from it. */
export function useSheetColumns(sheet: StockSheet): GridColumn<SheetItem>[] {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('stock.edit')
  return useMemo(() => {
    const { currency, warehouses } = sheet
    const shown = (cell: CellId, text: string): string => {
      if (!/^\d+(\.\d+)?$/.test(text)) return text
      return cell === 'price'
        ? format.moneyParts({ amount: text, currency }).figure
        : format.number(Number(text))
    }
    const cellOf = (cell: CellId, { row, edit }: SheetItem) => {
      const saved = savedIn(sheet, row, cell)
      const typed = edit?.[cell]
      const isInherited = cell === 'lowAt' && shownIn(sheet, row, edit, cell) === ''
      const text = isInherited ? String(sheet.lowAt) : shownIn(sheet, row, edit, cell)
      const isWrong = typed !== undefined && faultIn(sheet, row, cell, typed) !== undefined
      const look = isWrong
        ? 'wrong'
        : typed
          ? 'changed'
          : !mayEdit
            ? 'readOnly'
            : isInherited
              ? 'inherited'
              : 'open'
      const before = look === 'changed' && saved !== '' ? shown(cell, saved) : undefined
      return (
        <CellBox look={look} before={before}>
          {shown(cell, text)}
        </CellBox>
      )
    }
    const editable = (cell: CellId, text: string, width: string): GridColumn<SheetItem> => ({
      id: cell,
      text,
      width,
      isFigure: true,
      // By what is saved: a row stays where it is while it is edited.
      value: ({ row }) => Number(savedIn(sheet, row, cell) || sheet.lowAt),
      typed: ({ row, edit }) => shownIn(sheet, row, edit, cell),
      cell: (item) => cellOf(cell, item),
      isWrong: ({ row, edit }) => {
        const typed = edit?.[cell]
        return typed !== undefined && faultIn(sheet, row, cell, typed) !== undefined
      },
      ...(mayEdit && { edit: { kind: 'number' as const } }),
    })
    return [
      {
        id: 'product',
        text: t('portalProduct.product'),
        width: 'minmax(230px, 4fr)',
        isPinned: true,
        value: ({ row }) => row.name,
        cell: ({ row }) => (
          <span className="flex min-w-0 items-center gap-2">
            {row.picture === null ? (
              <span className="size-8 shrink-0 rounded-tight bg-sunk" />
            ) : (
              <img
                src={pictureUrl(row.picture)}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
                className="size-8 shrink-0 rounded-tight object-cover"
              />
            )}
            <span className="grid min-w-0 leading-tight">
              <bdi className="truncate font-semibold">{row.name}</bdi>
              {row.variant !== '' && <bdi className="truncate text-ink-2">{row.variant}</bdi>}
            </span>
          </span>
        ),
      },
      {
        id: 'code',
        text: t('portalProduct.code'),
        width: 'minmax(120px, 1fr)',
        value: ({ row }) => row.code,
        cell: ({ row }) => (
          <Link to={stockPath(row.skuId)} className="truncate underline underline-offset-3">
            <bdi>{row.code}</bdi>
          </Link>
        ),
      },
      editable('price', t('portalProduct.price', { currency }), '150px'),
      ...warehouses.map(({ warehouseId, name }) => editable(warehouseId, name, '120px')),
      {
        id: 'held',
        text: t('portalProduct.heldShort'),
        width: '84px',
        isFigure: true,
        value: ({ row }) => row.stock.reduce((sum, { held }) => sum + held, 0),
        cell: ({ row }) => format.number(row.stock.reduce((sum, { held }) => sum + held, 0)),
      },
      {
        id: 'available',
        text: t('portalProduct.available'),
        width: '96px',
        isFigure: true,
        value: ({ row }) => availableIn(row),
        cell: (item) => <Left item={item} sheet={sheet} />,
      },
      editable('lowAt', t('portalProduct.lowFrom'), '104px'),
      {
        id: 'forSale',
        text: t('portalProduct.forSale'),
        width: '90px',
        value: ({ row }) => t(row.isForSale ? 'portalProduct.yes' : 'portalProduct.no'),
      },
    ]
  }, [t, format, mayEdit, sheet])
}
