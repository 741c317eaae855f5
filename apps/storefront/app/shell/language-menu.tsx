import { LOCALES } from '@ironsouq/i18n/locales'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useLocation } from 'react-router'
import { joinPath, splitPath } from './locale-path.ts'
import { useShell } from './shell-data.ts'
import { useT } from './use-t.ts'

/** Plain links to this page, its query kept, in each language that is offered [AP-2]. */
export function LanguageMenu() {
  const t = useT()
  const { locale, languages } = useShell()
  const { pathname, search } = useLocation()
  const { page } = splitPath(pathname)
  return (
    <nav aria-label={t('common.languageMenu')} className="relative">
      <details>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-on-graphite lg:min-h-9">
          <Icon name="globe" size="small" />
          {LOCALES[locale].name}
          <Icon name="down" size="small" />
        </summary>
        <ul className="absolute end-0 top-full z-10 min-w-44 rounded-box border border-line bg-raised py-1 text-ink shadow-raise">
          {languages.map(({ code, name }) => (
            <li key={code}>
              <a
                href={joinPath(code, page) + search}
                hrefLang={LOCALES[code].bcp47}
                lang={LOCALES[code].bcp47}
                aria-current={code === locale ? 'true' : undefined}
                className="flex min-h-11 items-center px-4 text-small hover:bg-sunk aria-[current]:font-semibold lg:min-h-9"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
