import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../primitives/display/icon.tsx'
import { type CellEdit, CellEditor } from './grid-cell.tsx'
import { type CellPlace, placeAfter } from './grid-move.tsx'
import { type GridSort, sortAfter, sortedBy } from './grid-sort.tsx'

export interface GridColumn<Item> {
  id: string
  text: string
  /** A share of the width: `120px`, `minmax(160px, 2fr)`. */
  width: string
  value: (item: Item) => string | number
  /** Default: the value. */
  cell?: (item: Item) => ReactNode
  /** For the first column: it stays in view beside the checkbox when the others scroll. */
  isPinned?: boolean
  /** End-aligned, in tabular figures. */
  isFigure?: boolean
  /** How its cells are edited; a function where rows differ, undefined for one that is not edited. */
  edit?: CellEdit | ((item: Item) => CellEdit | undefined)
}

const editOf = <Item,>({ edit }: GridColumn<Item>, item: Item): CellEdit | undefined =>
  typeof edit === 'function' ? edit(item) : edit

interface GridProps<Item extends { id: string }> {
  label: string
  columns: readonly GridColumn<Item>[]
  /** Up to 10,000. */
  rows: readonly Item[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: Set<string>) => void
  /** An edited cell; the caller checks the value and changes the row. */
  onEdit: (item: Item, column: string, value: string) => void
  /** Screen reader text of the checkbox in the header: "Select all rows". */
  chooseAll: string
  /** The row as its checkbox is named. */
  nameOf: (item: Item) => string
  /** The height of the view, as a utility: `h-120`. */
  height: string
}

/** The cell that was clicked. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

const ROW_PX = 36
const OVERSCAN = 8
const CELL =
  'flex min-w-0 items-center overflow-hidden border-b border-line px-1.5 whitespace-nowrap outline-0 focus:inset-ring-2 focus:inset-ring-focus'
/** Where the checkbox and the pinned column stay. */
const BODY_PIN = 'sticky z-1 bg-surface group-aria-selected:bg-sunk'
const HEAD_PIN = 'sticky z-1 bg-sunk'
const BOX =
  'grid size-4 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-paper group-aria-selected:border-ink group-aria-selected:bg-ink'

/**
 * Thousands of rows with cells that are edited in place, by the grid pattern of ARIA: one cell has
 * the focus, arrows move it, Space chooses the row, Shift and arrows choose more, Enter edits.
 */
export function Grid<Item extends { id: string }>(props: GridProps<Item>) {
  const { label, columns, rows: data, chosen, onChoose, onEdit, chooseAll, nameOf, height } = props
  const view = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 1 })
  const [isEditing, setEditing] = useState(false)
  /** Where Shift began to choose. */
  const from = useRef<number>(undefined)
  const wantsFocus = useRef(false)

  const [sort, setSort] = useState<GridSort>()
  const sortColumn = columns.find(({ id }) => id === sort?.column)
  const rows = useMemo(
    () => (sort && sortColumn ? sortedBy(data, sortColumn.value, sort) : data),
    [data, sort, sortColumn],
  )
  const toggleSort = (column: GridColumn<Item>) => {
    const [first] = data
    const isFigure = first !== undefined && typeof column.value(first) === 'number'
    setSort(sortAfter(sort, column.id, isFigure))
  }
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_PX,
  })
  const shown = virtual.getVirtualItems()

  useEffect(() => {
    if (!wantsFocus.current) return
    const cell = view.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)
    if (!cell) return // rendered after the scroll
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
  }, [at, shown, isEditing])

  const goTo = (place: CellPlace) => {
    wantsFocus.current = true
    setAt(place)
    if (place.row >= 0) virtual.scrollToIndex(place.row)
  }
  const chooseRange = (one: number, other: number) => {
    const range = rows.slice(Math.min(one, other), Math.max(one, other) + 1)
    onChoose(new Set([...chosen, ...range.map(({ id }) => id)]))
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  const toggleAll = () =>
    onChoose(chosen.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))
  const columnAt = columns[at.column - 1]
  const current = rows[at.row]

  const act = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey } = event
    if (at.row === -1 && (key === 'Enter' || key === ' ')) {
      if (columnAt) toggleSort(columnAt)
      else toggleAll()
      return true
    }
    if (key === 'a' && (ctrlKey || metaKey)) {
      onChoose(new Set(rows.map(({ id }) => id)))
      return true
    }
    if (key === 'Escape' && chosen.size > 0) {
      onChoose(new Set())
      return true
    }
    if (!current) return false
    if (key === ' ') {
      toggle(current.id)
      from.current = at.row
      return true
    }
    if ((key === 'Enter' || key === 'F2') && columnAt && editOf(columnAt, current)) {
      setEditing(true)
      return true
    }
    return false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = view.current !== null && getComputedStyle(view.current).direction === 'rtl'
    const page = Math.max(1, Math.floor((view.current?.clientHeight ?? 0) / ROW_PX) - 2)
    const bounds = { rows: rows.length, columns: columns.length + 1, page, isRtl }
    const next = placeAfter(event, at, bounds)
    if (next) {
      const isExtending = event.shiftKey && next.row !== at.row && next.row >= 0
      if (isExtending) chooseRange((from.current ??= at.row), next.row)
      else from.current = undefined
      goTo(next)
    }
    if (next || act(event)) event.preventDefault()
  }
  const finish = (value: string | undefined, key: 'Enter' | 'Escape' | 'blur') => {
    setEditing(false)
    if (current && columnAt && value !== undefined && value !== String(columnAt.value(current)))
      onEdit(current, columnAt.id, value)
    if (key !== 'blur')
      goTo(key === 'Enter' ? { ...at, row: Math.min(at.row + 1, rows.length - 1) } : at)
  }

  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    const row = place && rows[place.row]
    const column = place && columns[place.column - 1]
    if (row && place.column === 0) toggle(row.id)
    else if (place?.row === -1 && column) toggleSort(column)
    else if (place?.row === -1) toggleAll()
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    const row = place && rows[place.row]
    const column = place && columns[place.column - 1]
    if (row && column && editOf(column, row)) setEditing(true)
  }

  /** The attributes of the one cell that Tab reaches, and of the others. */
  const cellAt = (row: number, column: number) => ({
    'data-cell': `${row}:${column}`,
    'aria-colindex': column + 1,
    tabIndex: at.row === row && at.column === column ? 0 : -1,
    onFocus: () => {
      if (at.row !== row || at.column !== column) setAt({ row, column })
    },
  })
  const template = { gridTemplateColumns: ['36px', ...columns.map(({ width }) => width)].join(' ') }
  const isAll = rows.length > 0 && chosen.size === rows.length
  return (
    <div
      ref={view}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      className={`relative overflow-auto bg-surface text-micro inset-ring inset-ring-line ${height}`}
    >
      {/* As narrow as the columns allow: their longest content would make each share of the width as wide. */}
      <div className="w-min min-w-full">
        <div role="rowgroup" className="sticky top-0 z-2">
          <div
            role="row"
            aria-rowindex={1}
            className="grid h-9 bg-sunk font-medium text-ink-2"
            style={template}
          >
            <div
              role="columnheader"
              aria-selected={isAll}
              className={`group ${CELL} start-0 border-line-strong ${HEAD_PIN}`}
              {...cellAt(-1, 0)}
            >
              <span className={BOX}>{isAll && <Icon name="check" size="mini" />}</span>
              <span className="sr-only">{chooseAll}</span>
            </div>
            {columns.map(({ id, text, isFigure = false, isPinned = false }, i) => {
              const sorted = sort?.column === id && (sort.isDescending ? 'descending' : 'ascending')
              return (
                <div
                  key={id}
                  role="columnheader"
                  aria-sort={sorted || 'none'}
                  className={`${CELL} cursor-pointer gap-1 border-line-strong ${isFigure ? 'justify-end' : ''} ${isPinned ? `start-9 ${HEAD_PIN}` : ''}`}
                  {...cellAt(-1, i + 1)}
                >
                  {text}
                  {sorted && (
                    <span className={sorted === 'ascending' ? '-scale-y-100' : ''}>
                      <Icon name="down" size="small" />
                    </span>
                  )}
                </div>
              )
            })}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ blockSize: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const isChosen = chosen.has(row.id)
            return (
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={isChosen}
                className="group absolute inset-x-0 grid h-9 aria-selected:bg-sunk"
                style={{ ...template, insetBlockStart: start }}
              >
                <div
                  role="gridcell"
                  aria-label={nameOf(row)}
                  className={`${CELL} start-0 cursor-pointer ${BODY_PIN}`}
                  {...cellAt(index, 0)}
                >
                  <span className={BOX}>{isChosen && <Icon name="check" size="mini" />}</span>
                </div>
                {columns.map((column, i) => {
                  const { id, text, value, cell, isFigure = false, isPinned = false } = column
                  const edit = editOf(column, row)
                  const isHere = at.row === index && at.column === i + 1
                  return (
                    <div
                      key={id}
                      role="gridcell"
                      {...(edit ? {} : { 'aria-readonly': true })}
                      className={`${CELL} ${isFigure ? 'justify-end tabular-nums' : ''} ${isHere && isEditing ? 'p-0' : ''} ${isPinned ? `start-9 ${BODY_PIN}` : ''}`}
                      {...cellAt(index, i + 1)}
                    >
                      {isHere && isEditing && edit ? (
                        <CellEditor
                          label={text}
                          edit={edit}
                          value={String(value(row))}
                          onDone={finish}
                        />
                      ) : (
                        (cell?.(row) ?? value(row))
                      )}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
