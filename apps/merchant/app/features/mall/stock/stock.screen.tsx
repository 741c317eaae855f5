import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { stockEndpoints, type StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { api } from '@ironsouq/portal/api/api.ts'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useShortcuts } from '@ironsouq/portal/frame/use-shortcuts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { FilterChips } from '@ironsouq/portal/table/filter-chips'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { TableFoot } from '@ironsouq/portal/table/table-foot'
import { useView, withFilter } from '@ironsouq/portal/table/use-view.ts'
import { Grid } from '@ironsouq/ui/patterns/grid/grid'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { useMemo, useState } from 'react'
import type { Route } from './+types/stock.screen.ts'
import { useStockColumns } from './grid/stock-columns.tsx'
import { withEdit } from './grid/stock-edits.ts'
import { useStockSave } from './grid/use-stock-save.ts'
import { StockCards } from './stock-cards.tsx'

const { list } = stockEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const offered = await api(productAdminEndpoints.choices)
  const asked = listQuery(list.query, url.searchParams)
  const { warehouses } = offered
  // With one warehouse there is nothing to choose.
  const only = warehouses.length === 1 ? warehouses[0]?.warehouseId : undefined
  const warehouseId = asked.warehouseId ?? only
  const query = warehouseId === undefined ? asked : { ...asked, warehouseId }
  return { page: await api(list, { query }), offered, warehouseId: warehouseId ?? null }
}

const NONE: ReadonlySet<string> = new Set()

/** Prices and stock of all variants, edited in cells [PR-5]. */
export default function StockScreen({ loaderData }: Route.ComponentProps) {
  const { page, offered, warehouseId } = loaderData
  const t = useT()
  const view = useView()
  const mayEdit = useMay('stock.edit')
  const [chosen, setChosen] = useState(NONE)
  const currency = offered.currency ?? ''
  const { rows } = page
  const stock = useStockSave({ rows, warehouseId })
  const { edits, setEdits, draftAt, results, save, isSaving, discard } = stock
  const columns = useStockColumns(currency, warehouseId !== null)
  const items = useMemo(
    () =>
      rows.map((row) => ({
        id: row.skuId,
        row,
        edit: edits.get(row.skuId),
        result: results.get(row.skuId),
      })),
    [rows, edits, results],
  )
  useShortcuts({ 'ctrl+s': () => void save() })
  const filters: Filter[] = [
    ...(offered.warehouses.length > 1
      ? [
          {
            kind: 'choice' as const,
            name: 'warehouseId',
            text: t('portalProduct.warehouse'),
            isSingle: true,
            options: offered.warehouses.map((row) => ({ id: row.warehouseId, text: row.name })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'stock',
      text: t('portalProduct.stock'),
      isSingle: true,
      options: [{ id: 'low', text: t('portalProduct.low') }],
    },
  ]
  const edit = (row: StockRow, column: string, value: string) => {
    const price = column === 'price' ? typedAmount(value, currency) : undefined
    const onHand = column === 'onHand' ? typedWhole(value) : undefined
    if (typeof price === 'string') setEdits(withEdit(edits, row, { price }))
    else if (typeof onHand === 'number') setEdits(withEdit(edits, row, { onHand }))
    else toasts.show({ text: t('error.fieldWrongFormat'), tone: 'error' })
  }
  const isFiltered = Object.keys(view.state.filters).length > 0
  return (
    <ScreenPage
      title={t('portalProduct.stockTitle')}
      find={<TableFind name="words" hint={t('portalProduct.find')} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-(--gutter) pt-2 lg:h-[calc(100dvh-53px)] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:px-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <FilterChips
            filters={filters}
            chosen={view.state.filters}
            onChange={(values) => view.change({ filters: withFilter(view.state, values) })}
          />
          {warehouseId === null && mayEdit && (
            <p className="text-ink-muted">
              {t(
                offered.warehouses.length === 0
                  ? 'portalProduct.noWarehouse'
                  : 'portalProduct.chooseWarehouse',
              )}
            </p>
          )}
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'portal.noMatchTitle' : 'portalProduct.noStock')} />
        ) : (
          <div className="min-h-0 min-w-0">
            <div className="h-full max-lg:hidden">
              <Grid
                label={t('portalProduct.stockTitle')}
                columns={columns}
                rows={items}
                chosen={chosen}
                onChoose={setChosen}
                chooseAll={t('portalDevice.gridSelectAll')}
                nameOf={({ row }) => row.code}
                height="h-full"
                onEdit={({ row }, column, value) => edit(row, column, value)}
              />
            </div>
            <StockCards rows={rows} warehouseId={warehouseId} />
          </div>
        )}
        <div>
          <TableFoot view={view} page={page} canSelect={false} canOpen={false} />
          {mayEdit && edits.size > 0 && (
            <FormBar form={{ isChanged: true, isSaving, draftAt, save, discard }} />
          )}
        </div>
      </div>
    </ScreenPage>
  )
}
