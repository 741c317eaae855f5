import { memo, type ReactNode } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'
import { CellEditor, type DoneKey } from './grid-cell.tsx'
import { editOf, type GridColumn } from './grid-column.tsx'

export const CELL =
  'flex min-w-0 items-center overflow-hidden border-b border-line px-1.5 whitespace-nowrap outline-0 focus:inset-ring-2 focus:inset-ring-focus'
/** Where the checkbox and the pinned column stay. */
const PIN = 'sticky z-1 bg-surface group-aria-selected:bg-sunk'
export const BOX =
  'grid size-4 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-paper group-aria-selected:border-ink group-aria-selected:bg-ink'

/** The attributes of the one cell that Tab reaches, and of the others. */
export const cellAt = (row: number, column: number, isHere: boolean) => ({
  'data-cell': `${row}:${column}`,
  'aria-colindex': column + 1,
  tabIndex: isHere ? 0 : -1,
})

/** An open editor: what it begins with, and whether a key started a new value. */
export interface Edited {
  text: string
  isNew: boolean
}

interface GridRowProps<Item> {
  item: Item
  index: number
  /** Where it begins, and how high it is without its note. */
  start: number
  size: number
  columns: readonly GridColumn<Item>[]
  template: string
  name: string
  isChosen: boolean
  /** The column that has the focus, if it is in this row. */
  at: number | undefined
  /** The editor of that cell; undefined: it is not edited. */
  edited: Edited | undefined
  onDone: ((value: string | undefined, key: DoneKey) => void) | undefined
  /** A line below the cells. */
  note: ReactNode
}

function Row<Item>(props: GridRowProps<Item>) {
  const { item, index, start, size, columns, template, name, isChosen, at, edited, onDone, note } =
    props
  const style = { gridTemplateColumns: template, insetBlockStart: start, blockSize: size }
  return (
    <>
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-selected={isChosen}
        className="group absolute inset-x-0 grid aria-selected:bg-sunk"
        style={style}
      >
        <div
          role="gridcell"
          aria-label={name}
          className={`${CELL} start-0 cursor-pointer ${PIN}`}
          {...cellAt(index, 0, at === 0)}
        >
          <span className={BOX}>{isChosen && <Icon name="check" size="mini" />}</span>
        </div>
        {columns.map((column, i) => {
          const { id, text, value, cell, isFigure = false, isPinned = false, isWrong } = column
          const edit = editOf(column, item)
          const isEditing = at === i + 1 && edited !== undefined && edit !== undefined
          return (
            <div
              key={id}
              role="gridcell"
              {...(edit ? {} : { 'aria-readonly': true })}
              {...(isWrong?.(item) && { 'aria-invalid': true })}
              className={`${CELL} ${isFigure ? 'justify-end tabular-nums' : ''} ${isEditing ? 'p-0' : ''} ${isPinned ? `start-9 ${PIN}` : ''}`}
              {...cellAt(index, i + 1, at === i + 1)}
            >
              {isEditing && onDone ? (
                <CellEditor
                  label={`${text}, ${name}`}
                  edit={edit}
                  value={edited.text}
                  isNew={edited.isNew}
                  onDone={onDone}
                />
              ) : (
                (cell?.(item) ?? value(item))
              )}
            </div>
          )
        })}
      </div>
      {note !== undefined && (
        <div
          role="row"
          className="absolute inset-x-0 border-b border-line"
          style={{ insetBlockStart: start + size }}
        >
          <div
            role="gridcell"
            aria-colspan={columns.length + 1}
            className="sticky start-0 flex h-9 w-fit items-center gap-3 px-3 whitespace-nowrap"
          >
            {note}
          </div>
        </div>
      )}
    </>
  )
}

/** One row of a grid. It is rendered again only when something of it changed, not for each move of the focus. */
export const GridRow = memo(Row) as typeof Row
