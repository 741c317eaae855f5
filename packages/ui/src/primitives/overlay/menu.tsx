import type { ReactElement } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu'
import { Icon, type IconName } from '../display/icon.tsx'
import { POPOVER_LOOK } from './popover.tsx'

export interface MenuEntry {
  id: string
  text: string
  icon?: IconName
  /** The keyboard shortcut. */
  shortcut?: string
  /** A destructive action. */
  isDanger?: boolean
  isDisabled?: boolean
  href?: string
}

interface MenuProps {
  /** A button of this package. */
  trigger: ReactElement
  label: string
  /** In order; null is a line between two groups. */
  entries: readonly (MenuEntry | null)[]
  onAction?: (id: string) => void
  defaultOpen?: boolean
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-tight px-2 outline-0 data-disabled:cursor-default data-disabled:text-ink-muted data-focused:bg-sunk data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus lg:min-h-9'

function Item({ entry }: { entry: MenuEntry }) {
  const { id, text, icon, shortcut, isDanger = false, isDisabled = false, href } = entry
  return (
    <MenuItem
      id={id}
      textValue={text}
      isDisabled={isDisabled}
      className={`${ITEM} ${isDanger ? 'text-refused' : ''}`}
      {...(href !== undefined && { href })}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
    >
      {icon && <Icon name={icon} size="small" />}
      <span className="flex-1">{text}</span>
      {shortcut !== undefined && (
        <kbd
          aria-hidden="true"
          className="rounded-tight border border-current px-1 font-sans text-micro font-semibold"
        >
          {shortcut}
        </kbd>
      )}
    </MenuItem>
  )
}

export function Menu({ trigger, label, entries, onAction, ...open }: MenuProps) {
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover placement="bottom start" offset={4} className={`min-w-50 ${POPOVER_LOOK}`}>
        <AriaMenu
          aria-label={label}
          onAction={(id) => onAction?.(String(id))}
          className="max-h-[inherit] overflow-auto p-1 outline-0"
        >
          {entries.map((entry, i) =>
            entry === null ? (
              <Separator
                key={`line-${entries[i - 1]?.id}`}
                className="my-1 h-px border-0 bg-line"
              />
            ) : (
              <Item key={entry.id} entry={entry} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
