import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import type { Editor } from '@tiptap/core'
import {
  setStyle,
  type Style,
  STYLE_KEYS,
  STYLES,
  TABLE_INSERT,
  TABLE_TOOLS,
  type ToolName,
  type TOOLS,
} from './editor-tools.ts'

interface MenuProps {
  editor: Editor
}

/** What the block at the cursor is, and what it can become. */
export function StyleMenu({ editor, style }: MenuProps & { style: Style }) {
  const t = useT()
  const name = t(`backofficeNews.${style}`)
  return (
    <Menu
      label={t('backofficeNews.style')}
      trigger={
        <Button tone="quiet" size="portal" aria-label={`${t('backofficeNews.style')}: ${name}`}>
          <span className="max-w-24 truncate">{name}</span>
          <Icon name="down" size="small" />
        </Button>
      }
      entries={STYLES.map((id) => {
        const keys = STYLE_KEYS[id]
        return {
          id,
          text: t(`backofficeNews.${id}`),
          ...(id === style && { icon: 'check' as const }),
          ...(keys !== undefined && { shortcut: keys }),
        }
      })}
      onAction={(id) => {
        const chosen = STYLES.find((each) => each === id)
        if (chosen) setStyle(editor, chosen)
      }}
    />
  )
}

/** Inserts a table, or changes the one at the cursor. */
export function TableMenu({ editor, isInTable }: MenuProps & { isInTable: boolean }) {
  const t = useT()
  const all = [TABLE_INSERT, ...TABLE_TOOLS]
  const shown = isInTable ? TABLE_TOOLS : [TABLE_INSERT]
  return (
    <Menu
      label={t('backofficeNews.table')}
      trigger={
        <IconButton
          tone={isInTable ? 'ink' : 'quiet'}
          size="portal"
          icon="rows"
          label={t('backofficeNews.table')}
          excludeFromTabOrder
        />
      }
      entries={shown.map((tool) => tool && { id: tool[0], text: t(`backofficeNews.${tool[0]}`) })}
      onAction={(id) => all.find((tool) => tool?.[0] === id)?.[1](editor)}
    />
  )
}

interface MoreMenuProps extends MenuProps {
  /** What found no room. */
  tools: typeof TOOLS
  onUse: (name: ToolName) => void
  isOff: (name: ToolName) => boolean
}

export function MoreMenu({ editor, tools, onUse, isOff }: MoreMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t('backofficeNews.moreTools')}
      trigger={
        <IconButton
          tone="quiet"
          size="portal"
          icon="more"
          label={t('backofficeNews.moreTools')}
          excludeFromTabOrder
        />
      }
      entries={tools.map(({ name, keys, isOn }) => ({
        id: name,
        text: t(`backofficeNews.${name}`),
        isDisabled: isOff(name),
        ...(isOn?.(editor) && { icon: 'check' as const }),
        ...(keys !== undefined && { shortcut: keys }),
      }))}
      onAction={(id) => {
        const used = tools.find(({ name }) => name === id)
        if (used) onUse(used.name)
      }}
    />
  )
}
