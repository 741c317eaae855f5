import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { useMatches, useSearchParams } from 'react-router'
import { backPath, withBack } from '../back-path.ts'
import { LanguageMenu } from '../language-menu.tsx'
import { LocalLink } from '../local-link.tsx'
import { Logo } from '../logo.tsx'
import { type RouteHandle, SHORT_ASIDES, useShell } from '../shell-data.ts'
import { useT } from '../use-t.ts'

const QUIET =
  'inline-flex min-h-11 items-center gap-2 rounded-box px-3 font-semibold whitespace-nowrap hover:bg-sunk lg:min-h-9'

/** What else the reader may have come for, as the nearest route says that says it. */
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
        className={`whitespace-nowrap ${buttonLook({ size: 'dense' })}`}
      >
        {t(action)}
      </LocalLink>
    </>
  )
}

/** The mark and the language, for a page that stands alone. */
export function ShortHeader() {
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-16 items-center gap-3">
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
  const { webConfig } = useShell()
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
