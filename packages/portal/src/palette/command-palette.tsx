import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { PopupFrame } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { useT } from '../language/use-t.ts'
import type { RecordSearch } from '../screen/screen.ts'
import { recentRecords, rememberRecord, type RecentRecord } from './recent-records.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Something that the palette offers without a search. */
interface PaletteEntry {
  path: string
  text: string
  icon: IconName
}

export interface PaletteSource {
  screens: readonly PaletteEntry[]
  actions: readonly PaletteEntry[]
  /** Loaded with the first search. */
  records: () => Promise<readonly RecordSearch[]>
}

interface CommandPaletteProps {
  source: PaletteSource
  onClose: () => void
}

interface Section {
  id: string
  title: string
  entries: readonly (PaletteEntry & { detail?: string })[]
}

const entryOf = ({ path, title, detail, icon }: RecentRecord) => ({
  path,
  text: title,
  detail,
  icon,
})

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-tight px-3 outline-0 data-focused:bg-sunk lg:min-h-9'

/** Goes to a screen, an action or a record by a few letters. */
export function CommandPalette({ source, onClose }: CommandPaletteProps) {
  const t = useT()
  const navigate = useNavigate()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [text, setText] = useState('')
  const { groups, isSearching } = useFoundRecords(source.records, text)
  const [recent] = useState(recentRecords)
  const matching = (entries: readonly PaletteEntry[]) =>
    entries.filter((entry) => contains(entry.text, text))
  const found = groups.map(({ title, icon, found: records }) => ({
    title,
    records: records.map((record) => ({ ...record, icon })),
  }))
  const known = [...recent, ...found.flatMap(({ records }) => records)]
  const sections: Section[] = [
    {
      id: 'recent',
      title: t('portal.paletteRecent'),
      entries: text === '' ? recent.map(entryOf) : [],
    },
    ...found.map(({ title, records }) => ({
      id: title,
      title: t(title),
      entries: records.map(entryOf),
    })),
    { id: 'screens', title: t('portal.paletteScreens'), entries: matching(source.screens) },
    { id: 'actions', title: t('portal.paletteActions'), entries: matching(source.actions) },
  ]
  const go = (path: string) => {
    const record = known.find((each) => each.path === path)
    if (record) rememberRecord(record)
    onClose()
    void navigate(path)
  }
  return (
    <PopupFrame
      label={t('portal.palette')}
      look="bg-raised sm:max-w-150"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField
          aria-label={t('portal.palette')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette was opened to type into it
          autoFocus
          className="flex items-center gap-3 border-b border-line px-4"
        >
          <Icon name="search" />
          <Input
            placeholder={t('portal.paletteHint')}
            className="min-h-13 min-w-0 flex-1 bg-transparent text-body outline-0 [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <div
          role="group"
          aria-label={t('portal.palette')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard too
          tabIndex={0}
          className="max-h-[60dvh] overflow-auto"
        >
          <Menu
            aria-label={t('portal.palette')}
            className="p-2 outline-0"
            onAction={(path) => go(String(path))}
            renderEmptyState={() => (
              <p role="status" className="px-3 py-4 text-ink-muted">
                {t(isSearching ? 'common.loading' : 'portal.paletteNone')}
              </p>
            )}
          >
            {sections
              .filter(({ entries }) => entries.length > 0)
              .map(({ id, title, entries }) => (
                <MenuSection key={id} id={id}>
                  <Header className="px-3 pt-2 pb-1 text-micro text-ink-muted">{title}</Header>
                  {entries.map(({ path, text: name, icon, detail }) => (
                    <MenuItem key={path} id={path} textValue={name} className={ITEM}>
                      <Icon name={icon} size="small" />
                      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                      {detail !== undefined && (
                        <bdi className="text-micro text-ink-muted">{detail}</bdi>
                      )}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
          </Menu>
        </div>
      </Autocomplete>
    </PopupFrame>
  )
}
