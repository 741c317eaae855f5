import { isTheme, THEMES } from '@ironsouq/contract/reader-cookies'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Menu, type MenuEntry } from '@ironsouq/ui/primitives/overlay/menu'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeTheme, currentTheme } from '../language/language-store.ts'
import { useT } from '../language/use-t.ts'
import { usePortal } from './portal-context.ts'

const THEME_WORD = {
  system: 'portal.themeSystem',
  light: 'portal.themeLight',
  dark: 'portal.themeDark',
} as const

/** The own account, the theme, the keys and the way out. */
export function AccountMenu() {
  const t = useT()
  const navigate = useNavigate()
  const { person, accountPath, openKeys, leave } = usePortal()
  const [theme, setTheme] = useState(currentTheme)
  const entries: (MenuEntry | null)[] = [
    { id: 'account', text: person.name, icon: 'user' },
    null,
    ...THEMES.map((id) => ({
      id,
      text: t(THEME_WORD[id]),
      ...(id === theme && { icon: 'check' as const }),
    })),
    null,
    { id: 'keys', text: t('portal.keys'), shortcut: '?' },
    { id: 'leave', text: t('portal.signOut') },
  ]
  const act = (id: string) => {
    if (id === 'account') void navigate(accountPath)
    else if (id === 'keys') openKeys()
    else if (id === 'leave') leave()
    else if (isTheme(id)) {
      changeTheme(id)
      setTheme(id)
    }
  }
  return (
    <Menu
      label={t('portal.account')}
      trigger={<IconButton tone="quiet" size="portal" icon="user" label={t('portal.account')} />}
      entries={entries}
      onAction={act}
    />
  )
}
