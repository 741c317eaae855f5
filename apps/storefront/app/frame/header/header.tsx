import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useLocation } from 'react-router'
import { CartLink } from '#features/mall/cart/parts/cart-link.tsx'
import { SearchBox, SearchFold } from '#features/platform/search/parts/search-box.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { useT } from '#kit/text/use-t.ts'
import { AccountButton } from './account-button.tsx'
import { CategoriesMenu } from './categories-menu.tsx'
import { Logo } from './logo.tsx'
import { MessagesLink } from './messages-link.tsx'
import { Strip } from './strip.tsx'

const PLACE =
  'inline-flex min-h-16 items-center gap-1.5 border-y-3 border-transparent font-medium whitespace-nowrap hover:border-b-line-strong aria-[current]:border-b-ink'

/** A quiet button of the header. */
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
          <LocalLink
            href="/mall"
            aria-current={/^\/mall(?:\/|$)/.test(page) ? 'page' : undefined}
            className={PLACE}
          >
            {t('shell.mall')}
          </LocalLink>
          <LocalLink
            href="/sold-prices"
            aria-current={/^\/sold-prices(?:\/|$)/.test(page) ? 'page' : undefined}
            // Below this width the footer has it.
            className={`${PLACE} max-xl:hidden`}
          >
            {t('shell.soldPrices')}
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
          <CartLink className={DO} />
          <AccountButton className={`${DO} max-lg:hidden`} />
        </div>
      </div>
    </div>
  )
}

/** `contents`: a box of its own would limit the sticky bar to the height of the header. */
export function Header({ isOnPhone = true }: { isOnPhone?: boolean }) {
  return (
    <header className={`contents print:hidden ${isOnPhone ? '' : 'max-lg:hidden'}`}>
      <Strip />
      <Bar />
    </header>
  )
}
