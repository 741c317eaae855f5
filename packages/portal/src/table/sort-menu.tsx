import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Popover } from '@ironsouq/ui/primitives/overlay/popover'
import { useT } from '../language/use-t.ts'
import type { ListColumn } from './list-column.ts'

interface SortMenuProps<Row> {
  columns: readonly ListColumn<Row>[]
  sort: { column: string; direction: 'ascending' | 'descending' }
  /** As a press on the heading does: the usual order of the column, or the other way round. */
  onSort: (columnId: string) => void
}

/** The order of a list on a phone, where the rows have no headings to press. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const t = useT()
  const sortable = columns.filter((column) => column.sort !== undefined)
  if (sortable.length === 0) return null
  return (
    <span className="shrink-0 py-1 lg:hidden">
      <Popover
        label={t('device.sortBy')}
        placement="bottom start"
        trigger={<IconButton icon="sort" label={t('device.sortBy')} size="portal" />}
      >
        {(close) => (
          <ul className="grid min-w-50">
            {sortable.map(({ id, text, sort: by }) => {
              const isCurrent = by?.replace(/^-/, '') === sort.column
              return (
                <li key={id} className="grid">
                  <Button
                    tone="quiet"
                    size="portal"
                    aria-pressed={isCurrent}
                    onPress={() => {
                      onSort(id)
                      close()
                    }}
                  >
                    <span className="me-auto">{text}</span>
                    {isCurrent && (
                      <span className={sort.direction === 'ascending' ? '-scale-y-100' : ''}>
                        <Icon name="down" size="small" />
                      </span>
                    )}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </Popover>
    </span>
  )
}
