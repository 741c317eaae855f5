import { LOCALES } from '@ironsouq/i18n/locales'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link, useLocation } from 'react-router'
import { rememberChoice } from '#kit/navigation/choice-cookie.ts'
import { useKnownSearch } from '#kit/navigation/known-query.ts'
import { joinPath, splitPath } from '#kit/navigation/locale-path.ts'
import { MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

interface LanguageMenuProps {
  buttonLook: string
  /** Only the globe icon on a phone; screen readers announce the language. */
  isShortOnPhone?: boolean
}

/**
 * This page with its query in each offered language [AP-2] [AP-6]. Real links: they work without
 * script, and with it the page changes in place.
 */
export function LanguageMenu({ buttonLook, isShortOnPhone = false }: LanguageMenuProps) {
  const t = useT()
  const { locale, languages } = useSiteData()
  const { pathname, hash } = useLocation()
  const search = useKnownSearch()
  const { page } = splitPath(pathname)
  return (
    <nav aria-label={t('common.languageMenu')}>
      <MenuFold
        buttonLook={buttonLook}
        look="end-0 rounded-box p-1 max-h-[80vh] min-w-50 overflow-y-auto"
        button={
          <>
            <Icon name="globe" size="small" />
            <span className={isShortOnPhone ? 'max-sm:sr-only' : undefined}>
              {LOCALES[locale].name}
            </span>
            <span className="max-lg:hidden">
              <Icon name="down" size="small" />
            </span>
          </>
        }
      >
        <ul>
          {languages.map(({ code, name }) => (
            <li key={code}>
              <Link
                to={joinPath(code, page) + search + hash}
                onClick={() => rememberChoice('lang', code)}
                preventScrollReset
                hrefLang={LOCALES[code].bcp47}
                lang={LOCALES[code].bcp47}
                aria-current={code === locale ? 'true' : undefined}
                className={MENU_LINE}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </MenuFold>
    </nav>
  )
}
