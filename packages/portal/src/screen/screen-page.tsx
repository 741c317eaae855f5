import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from '../frame/account-menu.tsx'
import { CountMark } from '../frame/count-mark.tsx'
import { Key } from '../frame/key.tsx'
import { LanguageMenu } from '../frame/language-menu.tsx'
import { usePortal } from '../frame/portal-context.ts'
import { useT } from '../language/use-t.ts'
import { NotificationBell } from '../notification/notification-bell.tsx'
import { ScreenAction } from './screen-action.tsx'

export interface ScreenPageProps {
  title: string
  /** The field that searches the records of this screen; without it the bar opens the palette. */
  find?: ReactNode
  /** Buttons at the end of the bar. */
  actions?: ReactNode
  /** The screen of a new record, as the last button of the bar. */
  add?: { to: string; text: string } | false
  /** The list that a record belongs to: the way back on a phone. */
  back?: { to: string; text: string }
  /** On a phone the content takes the whole height, and has its own way back. */
  isBarOnDeskOnly?: boolean
  children: ReactNode
}

function PaletteButton() {
  const t = useT()
  const { openPalette } = usePortal()
  return (
    <button
      type="button"
      onClick={openPalette}
      className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-box border border-line-strong bg-raised px-3 text-start text-ink-muted hover:border-ink lg:min-h-9 lg:max-w-95"
    >
      <Icon name="search" size="small" />
      <span className="min-w-0 flex-1 truncate">{t('portal.paletteHint')}</span>
      <span className="max-lg:hidden">
        <Key>Ctrl K</Key>
      </span>
    </button>
  )
}

/** Opens the menu on a phone, and says how much waits behind its lines. */
function MenuButton() {
  const t = useT()
  const { openMenu, waiting } = usePortal()
  const label = waiting === 0 ? t('portal.menu') : t('portal.menuWaiting', { count: waiting })
  return (
    <span className="relative inline-grid">
      <IconButton tone="quiet" icon="menu" label={label} onPress={openMenu} />
      <CountMark count={waiting} />
    </span>
  )
}

/** The bar and the content of one screen. On a phone its buttons stand below the search, with their words. */
export function ScreenPage(props: ScreenPageProps) {
  const { title, find, actions, add, back, isBarOnDeskOnly = false, children } = props
  const { name } = usePortal()
  return (
    <>
      <title>{`${title} · ${name} · Ironsouq`}</title>
      <header
        className={`flex min-h-13 min-w-0 items-center gap-3 border-b border-line bg-surface px-(--gutter) max-lg:flex-wrap max-lg:gap-y-1 max-lg:py-1 lg:px-5 ${isBarOnDeskOnly ? 'max-lg:hidden' : ''}`}
      >
        <span className="lg:hidden">
          <MenuButton />
        </span>
        <h1 className="max-w-1/2 shrink-0 truncate text-body font-bold max-lg:sr-only">{title}</h1>
        {find === undefined ? (
          <PaletteButton />
        ) : (
          <div data-find="" className="group/find relative min-w-0 flex-1 lg:max-w-95">
            {find}
            <span className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 group-focus-within/find:hidden group-has-[input:not(:placeholder-shown)]/find:hidden max-lg:hidden">
              <Key>/</Key>
            </span>
          </div>
        )}
        <span className="ms-auto flex items-center gap-2 max-lg:hidden">
          <LanguageMenu />
          <NotificationBell />
          <AccountMenu />
        </span>
        <div className="flex min-w-0 items-center gap-2 empty:hidden max-lg:w-full max-lg:flex-wrap">
          {actions}
          {add && <ScreenAction tone="ink" icon="plus" {...add} />}
        </div>
      </header>
      <main id="screen" tabIndex={-1} className="min-w-0 outline-0">
        {isBarOnDeskOnly && <h1 className="sr-only lg:hidden">{title}</h1>}
        {!isBarOnDeskOnly && (
          <p className="flex items-center gap-1 px-(--gutter) pt-2 text-body font-bold lg:hidden">
            {back && (
              <Link
                to={back.to}
                aria-label={back.text}
                className="-ms-3 grid size-11 shrink-0 place-items-center"
              >
                <Icon name="previous" />
              </Link>
            )}
            <span aria-hidden="true" className="min-w-0 truncate">
              {title}
            </span>
          </p>
        )}
        {children}
      </main>
    </>
  )
}

/** The usual inset of a screen's content, in one column. */
export function ScreenBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-(--gutter) py-4 lg:px-5">
      {children}
    </div>
  )
}
