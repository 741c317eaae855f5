import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { Icon } from './icon.tsx'

export interface TableColumn<Item> {
  id: string
  text: string
  cell: (item: Item) => ReactNode
  /** The row header, which screen readers announce with each cell. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** End-aligned, in tabular figures. */
  isFigure?: boolean
  /** In a stacked table, on a phone: not shown, or shown without the name of the column. */
  onPhone?: 'hidden' | 'unlabelled'
}

const DENSITY = { dense: 'h-11 whitespace-nowrap lg:h-9', roomy: 'h-13' }

/** What a row shows, and whether it matters less than the others. */
interface TableItem {
  id: string
  isMuted?: boolean
}

export interface TableProps<Item extends TableItem> {
  label: string
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  density?: keyof typeof DENSITY
  sort?: SortDescriptor
  onSort?: (sort: SortDescriptor) => void
  /** With it each row has a checkbox. */
  onChoose?: (chosen: Selection) => void
  chosen?: Selection
  /** Enter or a double click. */
  onOpen?: (id: string) => void
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** On a phone each row is a block of lines: nothing is beside the screen. */
  isStacked?: boolean
}

const HEAD =
  'sticky top-0 z-1 border-b border-line-strong bg-sunk align-bottom text-micro font-medium whitespace-nowrap text-ink-2 outline-0 data-focus-visible:inset-ring-2 data-focus-visible:inset-ring-focus data-sort-direction:text-ink'
const ROW =
  'group bg-surface outline-0 data-disabled:text-ink-muted data-hovered:bg-paper data-selected:bg-sunk'
/** The focused row has a border above and below. */
const CELL =
  'border-b border-line outline-0 group-data-focus-visible:border-y-2 group-data-focus-visible:border-focus data-focus-visible:inset-ring-2 data-focus-visible:inset-ring-focus'
const BOX =
  'grid size-4 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-paper group-data-focus-visible/box:outline-3 group-data-focus-visible/box:outline-offset-2 group-data-focus-visible/box:outline-focus group-data-indeterminate/box:border-ink group-data-indeterminate/box:bg-ink group-data-selected/box:border-ink group-data-selected/box:bg-ink'
const END = 'text-end whitespace-nowrap tabular-nums'
/** On a phone the row header stays while the other columns scroll. */
const STAYS = 'max-lg:sticky max-lg:start-0 max-lg:border-e max-lg:border-e-line-strong'

/** The same for a stacked table: the roles of table, row and cell stay, whatever their layout is. */
const STACK = {
  table: 'max-lg:block',
  head: 'max-lg:sr-only',
  body: 'max-lg:block',
  row: 'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 max-lg:gap-y-1 max-lg:border-b max-lg:border-line max-lg:px-(--gutter) max-lg:py-2.5',
  box: 'max-lg:-my-2 max-lg:-order-2 max-lg:-ms-3 max-lg:self-center max-lg:border-0',
  cell: 'max-lg:block max-lg:h-auto max-lg:max-w-full max-lg:min-w-0 max-lg:border-0 max-lg:p-0 max-lg:text-start max-lg:wrap-anywhere max-lg:whitespace-normal max-lg:empty:hidden',
  header: 'max-lg:-order-1 max-lg:flex-[1_0_75%] max-lg:whitespace-normal',
  label: 'max-lg:before:me-1 max-lg:before:text-ink-muted max-lg:before:content-[attr(data-label)]',
}

const stackedCell = ({ onPhone, isRowHeader = false }: Omit<TableColumn<never>, 'cell'>) => {
  if (onPhone === 'hidden') return 'max-lg:hidden'
  const label = onPhone === 'unlabelled' || isRowHeader ? '' : STACK.label
  return `${STACK.cell} ${isRowHeader ? STACK.header : label}`
}

/** React Aria sets its accessible name. */
function ChooseBox() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className="group/box grid size-11 cursor-pointer place-items-center lg:h-8 lg:w-9">
        {({ isIndeterminate, isSelected }) => (
          <span className={BOX}>
            {isIndeterminate && <Icon name="minus" size="mini" />}
            {isSelected && !isIndeterminate && <Icon name="check" size="mini" />}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  )
}

/** A table with sorting and selection, by keyboard too; the header is sticky. */
export function Table<Item extends TableItem>(props: TableProps<Item>) {
  const { label, columns, rows, density = 'dense', sort, onSort, chosen, onChoose } = props
  const { onOpen, empty, isStacked = false } = props
  const stack = (part: keyof typeof STACK) => (isStacked ? STACK[part] : '')
  const canChoose = onChoose !== undefined
  return (
    <AriaTable
      aria-label={label}
      selectionMode={canChoose ? 'multiple' : 'none'}
      className={`w-full border-collapse bg-surface text-micro inset-ring inset-ring-line ${stack('table')}`}
      {...(sort && { sortDescriptor: sort })}
      {...(onSort && { onSortChange: onSort })}
      {...(chosen && { selectedKeys: chosen })}
      {...(onChoose && { onSelectionChange: onChoose })}
      {...(onOpen && { onRowAction: (id) => onOpen(String(id)) })}
    >
      <TableHeader className={stack('head')}>
        {canChoose && (
          <Column className={`${HEAD} w-9`}>
            <ChooseBox />
          </Column>
        )}
        {columns.map(({ id, text, isRowHeader = false, isSortable = false, isFigure = false }) => (
          <Column
            key={id}
            id={id}
            isRowHeader={isRowHeader}
            allowsSorting={isSortable}
            className={`${HEAD} p-1.5 ${isFigure ? 'text-end' : 'text-start'} ${isSortable ? 'cursor-pointer' : ''} ${isRowHeader && !isStacked ? `${STAYS} max-lg:z-2` : ''}`}
          >
            {({ sortDirection }) => (
              <span className="inline-flex items-center gap-1">
                {text}
                {sortDirection && (
                  <span className={sortDirection === 'ascending' ? '-scale-y-100' : ''}>
                    <Icon name="down" size="small" />
                  </span>
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody className={stack('body')} renderEmptyState={() => empty}>
        {rows.map((item) => (
          <Row
            key={item.id}
            id={item.id}
            className={`${ROW} ${item.isMuted ? 'text-ink-muted' : ''} ${stack('row')}`}
          >
            {canChoose && (
              <Cell className={`${CELL} ${stack('box')}`}>
                <ChooseBox />
              </Cell>
            )}
            {columns.map(({ cell, ...column }) => (
              <Cell
                key={column.id}
                data-label={column.text}
                className={`${CELL} px-1.5 ${DENSITY[density]} ${column.isFigure ? END : ''} ${isStacked ? stackedCell(column) : column.isRowHeader ? `${STAYS} max-lg:z-1 max-lg:bg-inherit` : ''}`}
              >
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  )
}
