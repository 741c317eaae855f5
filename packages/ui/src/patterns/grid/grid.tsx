import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../primitives/display/icon.tsx'
import { beginsValue, type DoneKey } from './grid-cell.tsx'
import {
  editOf,
  type GridAction,
  type GridChange,
  type GridColumn,
  typedOf,
} from './grid-column.tsx'
import { type CellPlace, placeAfter } from './grid-move.tsx'
import { copiedCells, copiedText, filledChanges, pastedChanges } from './grid-paste.tsx'
import { BOX, CELL, cellAt, type Edited, GridRow } from './grid-row.tsx'
import { type GridSort, sortAfter, sortedBy } from './grid-sort.tsx'

interface GridProps<Item extends { id: string }> {
  label: string
  columns: readonly GridColumn<Item>[]
  /** Up to 10,000. */
  rows: readonly Item[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: Set<string>) => void
  /** Edited cells; the caller checks the values and changes the rows. */
  onEdit: (changes: readonly GridChange<Item>[], action: GridAction) => void
  /** Ctrl Z. */
  onUndo?: () => void
  /** A line below the cells of a row, such as why a value is refused. */
  noteOf?: (item: Item) => ReactNode
  /** Rows with a picture and two lines of text are higher. */
  isTall?: boolean
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
const TALL_PX = 44
const NOTE_PX = 36
const OVERSCAN = 8
const HEAD_PIN = 'sticky z-1 bg-sunk'

/**
 * Thousands of rows with cells that are edited in place, by the grid pattern of ARIA: one cell has
 * the focus, arrows move it, Space or X chooses the row, Shift and arrows choose more. Typing, Enter or F2 edits; what a
 * spreadsheet copied is pasted, Ctrl D fills down, Delete empties a cell.
 */
export function Grid<Item extends { id: string }>(props: GridProps<Item>) {
  const { label, columns, rows: data, chosen, onChoose, onEdit, onUndo, chooseAll } = props
  const { nameOf, noteOf, isTall = false, height } = props
  const size = isTall ? TALL_PX : ROW_PX
  const view = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 1 })
  /** What the editor of the cell begins with; undefined: none is open. */
  const [edited, setEdited] = useState<Edited>()
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
  const hasNote = (index: number) => {
    const row = rows[index]
    return row !== undefined && noteOf?.(row) !== undefined
  }
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: (index) => size + (hasNote(index) ? NOTE_PX : 0),
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_PX,
  })
  const noted = useMemo(
    () => (noteOf ? rows.flatMap((row, n) => (noteOf(row) === undefined ? [] : [n])).join() : ''),
    [rows, noteOf],
  )
  useLayoutEffect(() => virtual.measure(), [virtual, noted])
  const shown = virtual.getVirtualItems()

  useEffect(() => {
    if (!wantsFocus.current) return
    const cell = view.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)
    if (!cell) return // rendered after the scroll
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
  }, [at, shown, edited])

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
  const sheet = { rows, columns, chosen }
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
    if (key === 'z' && (ctrlKey || metaKey)) {
      onUndo?.()
      return true
    }
    if (key === 'Escape' && chosen.size > 0) {
      onChoose(new Set())
      return true
    }
    return current !== undefined && actOn(current, event)
  }
  const actOn = (row: Item, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (key === 'd' && (ctrlKey || metaKey)) {
      const changes = filledChanges(sheet, at)
      if (changes.length > 0) onEdit(changes, { kind: 'filled' })
      return true
    }
    const edit = columnAt && editOf(columnAt, row)
    if (edit && isPlain && beginsValue(edit, key)) {
      setEdited({ text: key, isNew: true })
      return true
    }
    if (isPlain && (key === ' ' || key === 'x')) {
      toggle(row.id)
      from.current = at.row
      return true
    }
    if (!columnAt || !edit) return false
    if (key === 'Enter' || key === 'F2') {
      setEdited({ text: typedOf(columnAt, row), isNew: false })
      return true
    }
    if ((key === 'Delete' || key === 'Backspace') && edit.kind !== 'choice') {
      onEdit([{ item: row, column: columnAt.id, value: '' }], { kind: 'typed' })
      return true
    }
    return false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = view.current !== null && getComputedStyle(view.current).direction === 'rtl'
    const page = Math.max(1, Math.floor((view.current?.clientHeight ?? 0) / size) - 2)
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
  /** The next cell that can be edited, in this row or the next ones. */
  const beside = (step: 1 | -1): CellPlace => {
    for (let n = at.column - 1 + step; n >= 0 && n < columns.length; n += step) {
      const column = columns[n]
      if (column && current && editOf(column, current)) return { ...at, column: n + 1 }
    }
    return at
  }
  const finish = (value: string | undefined, key: DoneKey) => {
    setEdited(undefined)
    if (current && columnAt && value !== undefined && value !== typedOf(columnAt, current))
      onEdit([{ item: current, column: columnAt.id, value }], { kind: 'typed' })
    if (key === 'blur') return
    const below = { ...at, row: Math.min(at.row + 1, rows.length - 1) }
    goTo(key === 'Enter' ? below : key === 'Tab' ? beside(1) : key === 'ShiftTab' ? beside(-1) : at)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (edited !== undefined) return
    const cells = copiedCells(event.clipboardData.getData('text/plain'))
    const changes = pastedChanges(sheet, at, cells)
    if (changes.length === 0) return
    event.preventDefault()
    const rowCount = new Set(changes.map(({ item }) => item.id)).size
    const columnCount = new Set(changes.map(({ column }) => column)).size
    onEdit(changes, { kind: 'pasted', rows: rowCount, columns: columnCount })
  }
  const onCopy = (event: ClipboardEvent) => {
    const text = edited === undefined ? copiedText(sheet, at) : undefined
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
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
    if (row && column && editOf(column, row))
      setEdited({ text: typedOf(column, row), isNew: false })
  }

  const onFocus = ({ target }: { target: EventTarget }) => {
    const place = placeOf(target)
    if (place && (place.row !== at.row || place.column !== at.column)) setAt(place)
  }
  const template = ['36px', ...columns.map(({ width }) => width)].join(' ')
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
      onFocus={onFocus}
      onPaste={onPaste}
      onCopy={onCopy}
      className={`relative overflow-auto bg-surface text-micro inset-ring inset-ring-line ${height}`}
    >
      {/* As narrow as the columns allow: their longest content would make each share of the width as wide. */}
      <div className="w-min min-w-full">
        <div role="rowgroup" className="sticky top-0 z-2">
          <div
            role="row"
            aria-rowindex={1}
            className="grid h-9 bg-sunk font-medium text-ink-2"
            style={{ gridTemplateColumns: template }}
          >
            <div
              role="columnheader"
              aria-selected={isAll}
              className={`group ${CELL} start-0 border-line-strong ${HEAD_PIN}`}
              {...cellAt(-1, 0, at.row === -1 && at.column === 0)}
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
                  {...cellAt(-1, i + 1, at.row === -1 && at.column === i + 1)}
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
            const isHere = at.row === index
            return (
              <GridRow
                key={row.id}
                item={row}
                index={index}
                start={start}
                size={size}
                columns={columns}
                template={template}
                name={nameOf(row)}
                isChosen={chosen.has(row.id)}
                at={isHere ? at.column : undefined}
                edited={isHere ? edited : undefined}
                onDone={isHere ? finish : undefined}
                note={noteOf?.(row)}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
