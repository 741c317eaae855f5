import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Popover } from '@ironsouq/ui/primitives/overlay/popover'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { type ListColumn, shownColumns } from './list-column.ts'

interface ColumnsMenuProps<Row> {
  columns: readonly ListColumn<Row>[]
  chosen: readonly string[] | undefined
  /** Undefined: as the list has them. */
  onChoose: (columns: string[] | undefined) => void
}

/** Chooses which columns are shown, and in which order. */
export function ColumnsMenu<Row>({ columns, chosen, onChoose }: ColumnsMenuProps<Row>) {
  const t = useT()
  const format = useFormat()
  const shown = shownColumns(columns, chosen)
  const ids = shown.filter(({ isFixed }) => !isFixed).map(({ id }) => id)
  const hidden = columns.filter((column) => !shown.includes(column))
  const swap = (at: number, by: number) => {
    const next = [...ids]
    const [moved] = next.splice(at, 1)
    if (moved !== undefined) next.splice(at + by, 0, moved)
    onChoose(next)
  }
  const nameOf = ({ longText, text }: ListColumn<Row>) => longText ?? text
  return (
    <Popover
      label={t('portal.columns')}
      placement="bottom end"
      trigger={
        <Button size="portal">
          {t('portal.columns')}
          <bdi dir="ltr" className="text-micro text-ink-muted">
            {format.number(shown.length)} / {format.number(columns.length)}
          </bdi>
        </Button>
      }
    >
      <ul className="grid max-h-[60dvh] min-w-60 overflow-auto">
        {shown.map((column) => {
          const at = ids.indexOf(column.id)
          return (
            <li key={column.id} className="flex items-center gap-1">
              <div className="flex-1">
                <Checkbox
                  label={nameOf(column)}
                  isSelected
                  isDisabled={column.isFixed === true}
                  onChange={() => onChoose(ids.filter((id) => id !== column.id))}
                />
              </div>
              {column.isFixed !== true && (
                <>
                  <IconButton
                    tone="quiet"
                    size="portal"
                    icon="up"
                    label={t('portal.columnUp', { column: nameOf(column) })}
                    isDisabled={at === 0}
                    onPress={() => swap(at, -1)}
                  />
                  <IconButton
                    tone="quiet"
                    size="portal"
                    icon="down"
                    label={t('portal.columnDown', { column: nameOf(column) })}
                    isDisabled={at === ids.length - 1}
                    onPress={() => swap(at, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
        {hidden.map((column) => (
          <li key={column.id}>
            <Checkbox
              label={nameOf(column)}
              isSelected={false}
              onChange={() => onChoose([...ids, column.id])}
            />
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="portal" onPress={() => onChoose(undefined)}>
        {t('portal.reset')}
      </Button>
    </Popover>
  )
}
