import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Table } from '@ironsouq/ui/primitives/display/table'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '../language/use-t.ts'
import { SavedViews } from '../saved-view/saved-views.tsx'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { Filter } from './filter.ts'
import { type ListColumn, shownColumns } from './list-column.ts'
import { Segments } from './segments.tsx'
import { useSelection } from './selection.ts'
import { SortMenu } from './sort-menu.tsx'
import { TableFoot } from './table-foot.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useView, withFilter } from './use-view.ts'

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly ListColumn<Row>[]
  idOf: (row: Row) => string
  /** What the list endpoint answered. */
  page: { rows: Row[]; next: string | null; previous: string | null; total: number }
  /** The order without one in the address: the first of the endpoint's. */
  usualSort: string
  /** Names the list for its saved views; without it there are none. */
  views?: string
  filters?: readonly Filter[]
  /** With actions each row has a checkbox. */
  actions?: readonly BulkAction[]
  onOpen?: (id: string) => void
  onEdit?: (id: string) => void
  /** A row that matters less: sold, archived. */
  isMuted?: (row: Row) => boolean
  /** Shown when the list has no rows at all. */
  empty?: ReactNode
  /** Running jobs and decisions, above the filters. */
  children?: ReactNode
}

const directionOf = (sort: string) => ({
  column: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
})

/** A list of records from the server, a page at a time, whose state is in the address [BO-2]. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, idOf, page, usualSort, views, filters = [], actions = [] } = props
  const { onOpen, onEdit, isMuted, empty, children } = props
  const t = useT()
  const view = useView()
  const { state, change } = view
  const selection = useSelection(state, page.total)
  const isBusy = useNavigation().state === 'loading'
  const shown = shownColumns(columns, state.columns)
  const rows = page.rows.map((row) => ({
    id: idOf(row),
    row,
    ...(isMuted?.(row) && { isMuted: true }),
  }))
  const onPage = rows.map(({ id }) => id)
  const canSelect = actions.length > 0
  const keys = useRowKeys({ onOpen, onEdit, onToggle: canSelect ? selection.toggle : undefined })
  const sort = directionOf(state.sort ?? usualSort)
  const sorted = columns.find((column) => column.sort?.replace(/^-/, '') === sort.column)
  const sortBy = (id: string) => {
    const by = columns.find((column) => column.id === id)?.sort
    if (by === undefined) return
    const other = by.startsWith('-') ? by.slice(1) : `-${by}`
    change({ sort: (state.sort ?? usualSort) === by ? other : by })
  }
  const isFiltered = Object.keys(state.filters).length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-(--gutter) pt-2 lg:h-[calc(100dvh-53px)] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:px-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {views !== undefined && <SavedViews list={views} />}
        {children}
        <div className="flex items-start gap-2">
          <SortMenu columns={shown} sort={sort} onSort={sortBy} />
          <div className="min-w-0 flex-1">
            <FilterChips
              filters={filters}
              chosen={state.filters}
              onChange={(values) => change({ filters: withFilter(state, values) })}
            />
          </div>
          <div className="flex items-center gap-2 max-lg:hidden">
            <Segments
              label={t('portal.density')}
              options={[
                { id: 'dense', text: t('portal.dense') },
                { id: 'roomy', text: t('portal.roomy') },
              ]}
              chosen={state.density ?? 'dense'}
              onChoose={(density) => change({ density })}
            />
            <ColumnsMenu
              columns={columns}
              chosen={state.columns}
              onChoose={(chosen) => {
                const { columns: _, ...rest } = state
                view.show(chosen ? { ...rest, columns: chosen } : rest)
              }}
            />
          </div>
        </div>
      </div>
      <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] content-start lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className="max-lg:sticky max-lg:top-0 max-lg:z-3">
          {selection.count > 0 && (
            <BulkBar selection={selection} total={page.total} actions={actions} />
          )}
        </div>
        <div
          data-list-table=""
          aria-busy={isBusy}
          // The containing block of the hidden checkboxes: outside of it they would lengthen the page.
          className="relative overflow-x-auto transition-opacity aria-busy:opacity-60 max-lg:-mx-(--gutter) lg:overflow-auto"
          {...keys}
        >
          {rows.length > 0 ? (
            <Table
              label={label}
              columns={shown.map(({ cell, sort: by, ...column }) => ({
                ...column,
                isSortable: by !== undefined,
                cell: ({ row }: { row: Row }) => cell(row),
              }))}
              rows={rows}
              isStacked
              density={state.density ?? 'dense'}
              onSort={({ column }) => sortBy(String(column))}
              {...(sorted && { sort: { ...sort, column: sorted.id } })}
              {...(canSelect && {
                chosen: selection.isAll ? ('all' as const) : new Set(selection.ids),
                onChoose: (chosen) => selection.setOnPage(onPage, chosen),
              })}
              {...(onOpen && { onOpen })}
            />
          ) : isFiltered ? (
            <EmptyState title={t('portal.noMatchTitle')} body={t('portal.noMatchBody')}>
              <Button onPress={() => change({ filters: {} })}>{t('portal.clearFilters')}</Button>
            </EmptyState>
          ) : (
            (empty ?? <EmptyState title={t('portal.noRowsTitle')} />)
          )}
        </div>
      </div>
      <TableFoot view={view} page={page} canSelect={canSelect} canOpen={onOpen !== undefined} />
    </div>
  )
}
