import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { csvOf, download } from '../table/csv.ts'

/** A value, with another text where a number alone is not readable. */
export type FigureCell = string | number | null | { value: number; text: string }

export interface FigureTable {
  columns: readonly { text: string; isFigure?: boolean }[]
  rows: readonly { key: string; cells: readonly FigureCell[] }[]
}

interface FigurePanelProps {
  title: string
  /** Under the heading. */
  note?: ReactNode
  /** The same figures as the chart; also the CSV file. */
  table: FigureTable
  chart?: ReactNode
  /** The name of the CSV file, without its ending. */
  file: string
  /** Instead of the note that there is nothing to show. */
  empty?: string
  children?: ReactNode
}

const raw = (cell: FigureCell) => (typeof cell === 'object' && cell !== null ? cell.value : cell)

function Rows({ title, table }: Pick<FigurePanelProps, 'title' | 'table'>) {
  const format = useFormat()
  const shown = (cell: FigureCell) => {
    if (cell === null) return '–'
    if (typeof cell === 'object') return cell.text
    return typeof cell === 'number' ? format.number(cell) : cell
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls by keyboard too
    <div role="group" aria-label={title} tabIndex={0} className="max-h-100 overflow-auto">
      <table aria-label={title} className="w-full border-collapse text-small">
        <thead>
          <tr>
            {table.columns.map(({ text, isFigure }) => (
              <th
                key={text}
                scope="col"
                className={`sticky top-0 border-b border-line-strong bg-surface py-1.5 text-micro font-medium text-ink-2 not-first:ps-3 ${isFigure ? 'text-end' : 'text-start'}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {cells.map((cell, i) => (
                <td
                  key={i}
                  className={`py-1.5 not-first:ps-3 ${table.columns[i]?.isFigure ? 'text-end tabular-nums' : ''}`}
                >
                  <bdi>{shown(cell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const SWITCH =
  'grid min-h-11 min-w-11 cursor-pointer place-items-center not-first:border-s not-first:border-line hover:bg-sunk focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-8 lg:min-w-9'

interface ViewSwitchProps {
  title: string
  isTable: boolean
  onChange: (isTable: boolean) => void
}

function ViewSwitch({ title, isTable, onChange }: ViewSwitchProps) {
  const t = useT()
  const views = [
    { icon: 'chart', text: t('portalFigure.chart'), isOn: !isTable },
    { icon: 'rows', text: t('portalFigure.table'), isOn: isTable },
  ] as const
  return (
    <div
      role="group"
      aria-label={t('portalFigure.showAs', { title })}
      className="inline-flex overflow-hidden rounded-box border border-line-strong bg-raised"
    >
      {views.map(({ icon, text, isOn }) => (
        <button
          key={icon}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange(icon === 'rows')}
          className={SWITCH}
        >
          <Icon name={icon} size="small" />
          <span className="sr-only">{text}</span>
        </button>
      ))}
    </div>
  )
}

/** One figure as a chart, as a table and as a CSV file. */
export function FigurePanel(props: FigurePanelProps) {
  const { title, note, table, chart, file, empty, children } = props
  const t = useT()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const isEmpty = table.rows.length === 0
  const save = () =>
    download(
      `${file}.csv`,
      csvOf([
        table.columns.map(({ text }) => text),
        ...table.rows.map(({ cells }) => cells.map(raw)),
      ]),
    )
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-box border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="min-w-0 text-body font-bold">
          {title}
        </h2>
        {!isEmpty && (
          <div className="ms-auto flex items-center gap-2">
            {chart !== undefined && (
              <ViewSwitch title={title} isTable={isTable} onChange={setTable} />
            )}
            <IconButton
              icon="download"
              size="portal"
              label={t('portalFigure.csv', { title })}
              onPress={save}
            />
          </div>
        )}
      </div>
      {note !== undefined && <p className="-mt-1 text-micro text-ink-muted">{note}</p>}
      {isEmpty ? (
        <p className="text-ink-muted">{empty ?? t('portalFigure.none')}</p>
      ) : isTable || chart === undefined ? (
        <Rows title={title} table={table} />
      ) : (
        chart
      )}
      {children}
    </section>
  )
}
