import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import type { StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useShortcuts } from '@ironsouq/portal/frame/use-shortcuts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { useView } from '@ironsouq/portal/table/use-view.ts'
import { Grid } from '@ironsouq/ui/patterns/grid/grid'
import type { GridAction, GridChange } from '@ironsouq/ui/patterns/grid/grid-column'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { useMemo, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/stock.screen.ts'
import { PriceBar } from './sheet/price-bar.tsx'
import { useSheetColumns } from './sheet/sheet-columns.tsx'
import { faultOf, type SheetItem } from './sheet/sheet-edits.ts'
import { SheetFoot } from './sheet/sheet-foot.tsx'
import { isIn, savedCounts, SHEET_PARTS, type SheetPart } from './sheet/sheet-level.ts'
import { SheetNote } from './sheet/sheet-note.tsx'
import { SheetTabs } from './sheet/sheet-tabs.tsx'
import { StoreLow } from './sheet/store-low.tsx'
import { type Sheet, useSheet } from './sheet/use-sheet.ts'
import { StockCards } from './stock-cards.tsx'

const wordsIn = ({ searchParams }: URL) => searchParams.get('words') ?? undefined

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(stockEndpoints.sheet, { query: { words: wordsIn(url) } })

/** Another part of the sheet is shown of what was read. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : wordsIn(currentUrl) !== wordsIn(nextUrl)

const NONE: ReadonlySet<string> = new Set()

/** The rows of a part, and how many there are of each. What is not edited stays the same item, so it is not rendered again. */
function useParts(data: StockSheet, { edits, counts }: Sheet, part: SheetPart | undefined) {
  const saved = useMemo(
    () => ({
      items: data.rows.map((row): SheetItem => ({ id: row.skuId, row, edit: undefined })),
      counts: savedCounts(data),
    }),
    [data],
  )
  const items = useMemo(() => {
    const all = saved.items.map((item) => {
      const edit = edits.get(item.id)
      return edit ? { ...item, edit } : item
    })
    return part === undefined ? all : all.filter((item) => isIn(part, data, item))
  }, [saved, data, edits, part])
  return { items, counts: { ...saved.counts, wrong: counts.wrong, changed: edits.size } }
}

/** Prices and stock of all variants as a sheet: typed, pasted, filled, changed by per cent, saved together [PR-5]. */
export default function StockScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const view = useView()
  const mayEdit = useMay('stock.edit')
  const [chosen, setChosen] = useState(NONE)
  const sheet = useSheet(loaderData)
  const { rows, total, currency, lowAt } = loaderData
  const { stock: [wanted] = [], words: [words] = [] } = view.state.filters
  const part = SHEET_PARTS.find((each) => each === wanted)
  const { counts, items } = useParts(loaderData, sheet, part)
  const columns = useSheetColumns(loaderData)
  useShortcuts({ 'ctrl+s': () => void sheet.save(), 'ctrl+z': sheet.undo })

  const edit = (changes: readonly GridChange<SheetItem>[], action: GridAction) =>
    sheet.change(
      changes.map(({ item, column, value }) => ({ row: item.row, cell: column, value })),
      action.kind === 'pasted'
        ? action
        : action.kind === 'filled'
          ? { kind: 'filled', cells: changes.length }
          : undefined,
    )
  const noteOf = ({ row, edit: typed }: SheetItem) => {
    const found = typed && faultOf(loaderData, row, typed)
    if (!found) return undefined
    const { cell, fault } = found
    return (
      <SheetNote
        column={columns.find(({ id }) => id === cell)?.text ?? ''}
        fault={fault}
        use={(value) => sheet.change([{ row, cell, value }])}
      />
    )
  }
  const isFiltered = part !== undefined || words !== undefined
  return (
    <ScreenPage
      title={t('portalProduct.stockTitle')}
      find={<TableFind name="words" hint={t('portalProduct.find')} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-(--gutter) pt-2 lg:h-[calc(100dvh-53px)] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:px-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <SheetTabs all={total} counts={counts} chosen={part} />
          <StoreLow key={lowAt} lowAt={lowAt} own={counts.own} />
          {total > rows.length && (
            <p className="text-ink-muted">
              {t('portalProduct.sheetFirst', {
                shown: format.number(rows.length),
                total: format.number(total),
              })}
            </p>
          )}
        </div>
        {items.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'portal.noMatchTitle' : 'portalProduct.noStock')} />
        ) : (
          <div className="min-h-0 min-w-0">
            <div className="flex h-full flex-col max-lg:hidden">
              {mayEdit && chosen.size > 0 && (
                <PriceBar
                  rows={rows.filter(({ skuId }) => chosen.has(skuId))}
                  currency={currency}
                  onApply={(changes) =>
                    sheet.change(changes, { kind: 'priced', cells: changes.length })
                  }
                  onClear={() => setChosen(NONE)}
                />
              )}
              <Grid
                label={t('portalProduct.stockTitle')}
                columns={columns}
                rows={items}
                chosen={chosen}
                onChoose={setChosen}
                chooseAll={t('portalDevice.gridSelectAll')}
                nameOf={({ row }) => row.code}
                height="min-h-0 flex-1"
                isTall
                onEdit={edit}
                onUndo={sheet.undo}
                noteOf={noteOf}
              />
            </div>
            <StockCards sheet={loaderData} rows={items} />
          </div>
        )}
        {mayEdit ? <SheetFoot sheet={sheet} /> : <span />}
      </div>
    </ScreenPage>
  )
}
