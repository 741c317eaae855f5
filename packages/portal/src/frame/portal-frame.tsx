import { Wordmark } from '@ironsouq/ui/patterns/page/wordmark'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Sheet } from '@ironsouq/ui/primitives/overlay/sheet'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/language-store.ts'
import { useT } from '../language/use-t.ts'
import { NotificationBell } from '../notification/notification-bell.tsx'
import { NotificationSheet } from '../notification/notification-sheet.tsx'
import { useUnread } from '../notification/use-unread.ts'
import { CommandPalette, type PaletteSource } from '../palette/command-palette.tsx'
import { AccountMenu } from './account-menu.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { PortalProvider, type ShownGroup } from './portal-context.ts'
import type { PortalPermission } from './portal-permission.ts'
import { MenuLines } from './rail.tsx'
import { useShortcuts } from './use-shortcuts.ts'

interface Firm {
  name: string
  state: string
}

interface PortalFrameProps {
  /** The name of the portal: "Back office". */
  name: string
  audience: 'staff' | 'merchant'
  groups: readonly ShownGroup[]
  person: { name: string; detail: string }
  /** The company of the person, and its state in the shop: "Open". */
  firm?: Firm
  permissions: readonly PortalPermission[]
  accountPath: string
  onLeave: () => void
  palette: PaletteSource
  children: ReactNode
}

/** Shows a field for searching the records of the screen, if it has one. */
function focusFind(): boolean {
  const field = document.querySelector<HTMLElement>('[data-find] input')
  field?.focus()
  return field !== null
}

/** What stands around every screen: menu, command palette, keys, and the sheet of a phone. */
export function PortalFrame(props: PortalFrameProps) {
  const { name, audience, groups, person, permissions, accountPath } = props
  const { firm, onLeave, palette, children } = props
  const t = useT()
  const isArabic = useLanguage()?.locale === 'ar'
  const [open, setOpen] = useState<'menu' | 'palette' | 'keys' | 'notifications'>()
  const { unread, setUnread } = useUnread(audience)
  useShortcuts({
    'ctrl+k': () => setOpen('palette'),
    '?': () => setOpen('keys'),
    '/': () => {
      if (!focusFind()) setOpen('palette')
    },
  })
  const waiting = groups
    .flatMap(({ lines }) => lines)
    .reduce((sum, { path, count = 0 }) => (path === '/' ? sum : sum + count), 0)
  const portal = useMemo(
    () => ({
      name,
      audience,
      person,
      permissions,
      accountPath,
      leave: onLeave,
      openMenu: () => setOpen('menu'),
      openPalette: () => setOpen('palette'),
      openKeys: () => setOpen('keys'),
      openNotifications: () => setOpen('notifications'),
      unread,
      waiting,
    }),
    [name, audience, person, permissions, accountPath, onLeave, unread, waiting],
  )
  const close = () => setOpen(undefined)
  const keep = (which: typeof open) => (isOpen: boolean) => setOpen(isOpen ? which : undefined)
  return (
    <PortalProvider value={portal}>
      <a
        href="#screen"
        className="fixed start-2 top-2 z-popup -translate-y-20 rounded-box bg-ink px-3 py-2 text-paper focus:translate-y-0"
      >
        {t('common.skipToContent')}
      </a>
      <div className="grid min-h-screen lg:grid-cols-[192px_minmax(0,1fr)]">
        <nav
          aria-label={name}
          className="sticky top-0 grid h-screen content-start gap-0.5 overflow-y-auto bg-graphite p-3 text-on-graphite max-lg:hidden"
        >
          <Link to="/" className="mb-3 flex items-center px-2">
            <Wordmark label={t('common.brand')} isArabic={isArabic} />
          </Link>
          {firm && (
            <p className="mb-2 grid border-b border-graphite-line px-2.5 pb-3 text-micro text-on-graphite-muted">
              <b className="text-small wrap-anywhere text-on-graphite">
                <bdi>{firm.name}</bdi>
              </b>
              <span>{firm.state}</span>
            </p>
          )}
          <MenuLines groups={groups} look="rail" />
        </nav>
        <div className="grid min-w-0 grid-rows-[auto_1fr]">{children}</div>
      </div>
      <Sheet
        title={name}
        close={t('common.close')}
        isOpen={open === 'menu'}
        onOpenChange={keep('menu')}
        foot={
          <>
            <span className="grid">
              <b>{person.name}</b>
              <span className="text-micro text-ink-muted">{person.detail}</span>
              {firm && <span className="text-micro text-ink-muted">{firm.state}</span>}
            </span>
            <Button onPress={onLeave}>{t('portal.signOut')}</Button>
          </>
        }
      >
        <div className="flex items-center justify-between border-b border-line py-2">
          <LanguageMenu />
          <span className="flex items-center gap-2">
            <NotificationBell />
            <AccountMenu />
          </span>
        </div>
        <nav aria-label={name} className="grid py-2">
          <MenuLines groups={groups} look="sheet" onFollow={close} />
        </nav>
      </Sheet>
      {open === 'palette' && <CommandPalette source={palette} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'notifications' && <NotificationSheet onClose={close} onRead={setUnread} />}
    </PortalProvider>
  )
}
