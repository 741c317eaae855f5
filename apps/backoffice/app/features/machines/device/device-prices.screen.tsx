import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import {
  GRID_IDS_MAX,
  type GridRows,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { BatchPanel } from '@ironsouq/portal/batch/batch-panel'
import { PriceChangeDialog } from '@ironsouq/portal/device/price-change-dialog'
import { useBatchTitle } from '@ironsouq/portal/device/use-batch-title.ts'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useDraftEdits } from '@ironsouq/portal/form/use-draft-edits.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useShortcuts } from '@ironsouq/portal/frame/use-shortcuts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { Grid } from '@ironsouq/ui/patterns/grid/grid'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/device-prices.screen.ts'
import { type GridEdit, repriced, statesFrom, withEdit } from './grid/grid-edits.ts'
import { gridSelection } from './grid/grid-selection.ts'
import { amountOf } from './grid/price-input.ts'
import { useGridColumns } from './grid/use-grid-columns.tsx'
import { useGridSave } from './grid/use-grid-save.ts'

const { grid } = deviceAdminEndpoints

/** The machines of a selection, in as many requests as their ids need. */
async function selected(ids: readonly string[]): Promise<GridRows> {
  const parts = Array.from({ length: Math.ceil(ids.length / GRID_IDS_MAX) }, (_, n) =>
    ids.slice(n * GRID_IDS_MAX, (n + 1) * GRID_IDS_MAX),
  )
  const pages = await Promise.all(parts.map((id) => api(grid, { query: { id } })))
  const rows = pages.flatMap((page) => page.rows)
  return { rows, total: rows.length }
}

export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  searchParams.has('selection')
    ? selected(gridSelection())
    : api(grid, { query: listQuery(grid.query, searchParams) })

const NONE: ReadonlySet<string> = new Set()

/** What a cell was changed to; undefined for what it cannot be. */
function changeIn(
  { state }: GridRows['rows'][number],
  column: string,
  value: string,
): GridEdit | undefined {
  if (column === 'state') {
    const wanted = statesFrom(state).find((each) => each === value)
    return wanted && { state: wanted }
  }
  const price = amountOf(value)
  return price === undefined ? undefined : { price }
}

/** Prices and states of up to 10,000 machines, edited in cells and saved as one batch [EQ-8]. */
export default function DevicePricesScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { search } = useLocation()
  const { rows, total } = loaderData
  const mayReprice = useMay('device.reprice')
  const titleOf = useBatchTitle()
  // The address does not name the machines of a selection. Those on opening do: saving may reorder them.
  const [shown] = useState(() =>
    [rows.length, rows.at(0)?.deviceId, rows.at(-1)?.deviceId].join(' '),
  )
  const { edits, setEdits, draftAt } = useDraftEdits<GridEdit>(`device-prices ${shown}${search}`)
  const [chosen, setChosen] = useState(NONE)
  const [isNarrowed, setNarrowed] = useState(false)
  const [isRepricing, setRepricing] = useState(false)
  const { control, results, save, isSaving } = useGridSave({ rows, edits, setEdits })
  const columns = useGridColumns()
  const items = useMemo(
    () =>
      rows
        .filter(({ deviceId }) => !isNarrowed || edits.has(deviceId) || results.has(deviceId))
        .map((row) => ({
          id: row.deviceId,
          row,
          edit: edits.get(row.deviceId),
          result: results.get(row.deviceId),
        })),
    [rows, edits, results, isNarrowed],
  )
  useShortcuts({ 'ctrl+s': () => void save() })

  const isChanged = edits.size > 0
  return (
    <ScreenPage title={t('portalDevice.gridTitle')}>
      <div className="grid h-[calc(100dvh-53px)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] gap-3 px-(--gutter) pt-3 lg:px-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <BatchPanel
            control={control}
            titleOf={titleOf}
            pathOf={(deviceId) => `/equipment/${deviceId}`}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <b role="status">
              {isChanged
                ? t('portalDevice.gridChanged', { count: edits.size })
                : t('portalDevice.machineCount', { count: rows.length })}
            </b>
            {total > rows.length && (
              <span className="text-ink-muted">
                {t('portalDevice.gridFirst', {
                  shown: format.number(rows.length),
                  total: format.number(total),
                })}
              </span>
            )}
            <Checkbox
              label={t('portalDevice.gridOnlyChanged')}
              isSelected={isNarrowed}
              onChange={setNarrowed}
            />
            {mayReprice && (
              <Button
                size="portal"
                isDisabled={chosen.size === 0}
                onPress={() => setRepricing(true)}
              >
                {t('portalDevice.bulkPrice')}
              </Button>
            )}
            <span className="text-micro text-ink-muted max-lg:hidden">
              {t('portalDevice.gridHint')}
            </span>
          </div>
        </div>
        {rows.length > 0 ? (
          <Grid
            label={t('portalDevice.gridTitle')}
            columns={columns}
            rows={items}
            chosen={chosen}
            onChoose={setChosen}
            chooseAll={t('portalDevice.gridSelectAll')}
            nameOf={({ row }) => row.stockNo}
            height="h-full"
            onEdit={(changes) => {
              const read = changes.map(({ item, column, value }) => ({
                row: item.row,
                change: changeIn(item.row, column, value),
              }))
              setEdits((now) =>
                read.reduce(
                  (all, { row, change }) => (change ? withEdit(all, row, change) : all),
                  now,
                ),
              )
              if (read.some(({ change }) => !change))
                toasts.show({ text: t('portalDevice.gridPriceWrong'), tone: 'error' })
            }}
          />
        ) : (
          <EmptyState title={t('portal.noMatchTitle')} />
        )}
        <FormBar
          form={{
            isChanged,
            isSaving,
            draftAt,
            save,
            discard: () => setEdits(new Map()),
          }}
        />
        {isRepricing && (
          <PriceChangeDialog
            count={chosen.size}
            onClose={() => setRepricing(false)}
            onChange={(by) => {
              const some = rows.filter(({ deviceId }) => chosen.has(deviceId))
              setEdits((now) => repriced(now, some, by))
              setRepricing(false)
            }}
          />
        )}
      </div>
    </ScreenPage>
  )
}
