import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select'
import { Icon } from '../display/icon.tsx'
import { POPOVER_LOOK } from '../overlay/popover.tsx'

export interface Option {
  id: string
  text: string
  description?: string
  isDisabled?: boolean
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-tight px-2 py-1 outline-0 data-disabled:cursor-default data-disabled:text-ink-muted data-focused:bg-sunk data-selected:font-semibold lg:min-h-9'

interface OptionListProps {
  options: readonly Option[]
  /** Text when no option matches. */
  empty?: string
}

/** The options of a select or a combobox, in a popover. */
export function OptionList({ options, empty }: OptionListProps) {
  return (
    <Popover offset={4} className={`min-w-(--trigger-width) ${POPOVER_LOOK}`}>
      <ListBox
        items={options}
        className="max-h-[inherit] overflow-auto p-1 outline-0"
        renderEmptyState={() => <p className="px-2 py-2 text-ink-muted">{empty}</p>}
      >
        {({ id, text, description, isDisabled = false }) => (
          <ListBoxItem id={id} textValue={text} isDisabled={isDisabled} className={ITEM}>
            {({ isSelected }) => (
              <>
                <span className="min-w-0 flex-1">
                  {text}
                  {description !== undefined && (
                    <span className="block text-micro font-normal text-ink-muted">
                      {description}
                    </span>
                  )}
                </span>
                {isSelected && <Icon name="check" size="small" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
