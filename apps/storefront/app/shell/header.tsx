import { Icon } from '@ironsouq/ui/primitives/icon'
import { useLocation } from 'react-router'
import { AccountButton } from './account-button.tsx'
import { LocalLink } from './local-link.tsx'
import { splitPath } from './locale-path.ts'
import { Logo } from './logo.tsx'
import { CategoriesMenu } from './menu-categories.tsx'
import { MessagesLink } from './messages-link.tsx'
import { SearchBox, SearchFold } from './search-box.tsx'
import { Strip } from './strip.tsx'
import { useT } from './use-t.ts'

const PLACE =
  'inline-flex min-h-16 items-center gap-1.5 border-y-3 border-transparent font-medium whitespace-nowrap hover:border-b-line-strong aria-[current]:border-b-ink'

/** A quiet button of the bar. */
const DO =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-box px-2 font-semibold whitespace-nowrap hover:bg-sunk'

function Bar() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  return (
    <div className="sticky top-0 z-bar border-b border-line bg-paper">
      <div className="wrap flex min-h-14 items-center gap-2 lg:min-h-16 lg:gap-6">
        <Logo />
        <nav aria-label={t('common.mainNavigation')} className="flex shrink-0 gap-5 max-lg:hidden">
          <LocalLink
            href="/device-list"
            aria-current={/^\/device-(?:list|detail)/.test(page) ? 'page' : undefined}
            className={PLACE}
          >
            {t('common.machines')}
          </LocalLink>
          <CategoriesMenu buttonLook={PLACE} />
        </nav>
        {page !== '/' && <SearchBox />}
        <div className={`flex shrink-0 gap-1 ${page === '/' ? 'ms-auto' : 'max-lg:ms-auto'}`}>
          <SearchFold buttonLook={DO} />
          <LocalLink
            href="/user-center/collected-device"
            aria-label={t('shell.savedMachines')}
            className={`${DO} max-lg:hidden`}
          >
            <Icon name="heart" />
          </LocalLink>
          <MessagesLink className={DO} />
          <AccountButton className={`${DO} max-lg:hidden`} />
        </div>
      </div>
    </div>
  )
}

/** No box of its own: the bar stays at the upper edge for as long as the page is. */
export function Header() {
  return (
    <header className="contents print:hidden">
      <Strip />
      <Bar />
    </header>
  )
}
