import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useMatches, useSearchParams } from 'react-router'
import { LanguageMenu } from '#features/platform/language/parts/language-menu.tsx'
import { Logo } from '#frame/header/logo.tsx'
import { backPath, withBack } from '#kit/navigation/back-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { type RouteHandle, SHORT_ASIDES, useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

const QUIET =
  'inline-flex min-h-11 items-center gap-2 rounded-box px-3 font-semibold whitespace-nowrap hover:bg-sunk lg:min-h-9'

/** The link of the nearest route that has one. */
function Aside() {
  const t = useT()
  const back = useSearchParams()[0].get('back')
  const asides = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.aside)
  const name = asides.findLast((aside) => aside !== undefined)
  if (!name) return null
  const { ask, action, page } = SHORT_ASIDES[name]
  return (
    <>
      {ask && <span className="text-ink-muted max-sm:hidden">{t(ask)}</span>}
      <LocalLink
        href={withBack(page, backPath(back))}
        className={`whitespace-nowrap max-xs:px-2 ${buttonLook({ size: 'dense' })}`}
      >
        {t(action)}
      </LocalLink>
    </>
  )
}

/** The logo and the language, for a page without navigation. */
export function ShortHeader() {
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-16 items-center gap-1 sm:gap-3">
        <Logo />
        <div className="ms-auto flex items-center gap-1 sm:gap-3">
          <Aside />
          <LanguageMenu buttonLook={QUIET} isShortOnPhone />
        </div>
      </div>
    </header>
  )
}

const LINK = 'py-1 underline decoration-line-strong underline-offset-3 hover:decoration-ink'

export function ShortFooter() {
  const t = useT()
  const { webConfig } = useSiteData()
  return (
    <footer className="border-t border-line">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-4 text-micro text-ink-muted">
        <span>{webConfig.pcCopyright}</span>
        <LocalLink href="/terms-page" className={LINK}>
          {t('shell.terms')}
        </LocalLink>
        <LocalLink href="/help-center" className={LINK}>
          {t('shell.help')}
        </LocalLink>
        <span className="ms-auto">{t('shell.neverByPhone')}</span>
      </div>
    </footer>
  )
}
