import type { ReactNode } from 'react'
import { Table, type TableProps } from '../../primitives/display/table.tsx'

interface BulkAction {
  id: string
  text: string
  run: () => void
}

interface DataTableProps<Item extends { id: string }> extends TableProps<Item> {
  /** The actions for the chosen rows. */
  bulk?: {
    /** "4 chosen"; "None chosen" for 0. */
    text: (count: number) => string
    actions: readonly BulkAction[]
    /** The keyboard shortcuts for choosing. */
    hint?: string
  }
  /** The range of rows: "1 to 20 of 2,431". */
  shown?: string
  pages?: ReactNode
}

/** A table with bulk actions and pagination. */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { bulk, shown, pages, ...table } = props
  const { chosen, rows } = table
  const count = chosen === 'all' ? rows.length : (chosen?.size ?? 0)
  return (
    <div className="grid gap-3">
      <div className="min-w-0">
        {bulk && (
          <div
            className={`flex min-h-13 items-center gap-2 overflow-x-auto rounded-t-box px-2.5 whitespace-nowrap [scrollbar-width:none] lg:min-h-10 ${count > 0 ? 'bg-graphite text-on-graphite' : 'bg-sunk text-ink-muted'}`}
          >
            <b role="status" className="me-3 font-semibold">
              {bulk.text(count)}
            </b>
            {count > 0 &&
              bulk.actions.map(({ id, text, run }) => (
                <button
                  key={id}
                  type="button"
                  onClick={run}
                  className="min-h-11 cursor-pointer rounded-box px-2.5 font-medium hover:bg-graphite-2 lg:min-h-8"
                >
                  {text}
                </button>
              ))}
            {bulk.hint !== undefined && (
              <span
                className={`ms-auto ps-3 text-micro ${count > 0 ? 'text-on-graphite-muted' : ''}`}
              >
                {bulk.hint}
              </span>
            )}
          </div>
        )}
        <div className="overflow-x-auto">
          <Table {...table} />
        </div>
      </div>
      {(shown !== undefined || pages !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-micro text-ink-muted">
          <span>{shown}</span>
          {pages}
        </div>
      )}
    </div>
  )
}
