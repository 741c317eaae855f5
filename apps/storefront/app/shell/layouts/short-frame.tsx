import { LanguageMenu } from '../language-menu.tsx'
import { LocalLink } from '../local-link.tsx'
import { Logo } from '../logo.tsx'
import { useShell } from '../shell-data.ts'
import { useT } from '../use-t.ts'

const QUIET =
  'inline-flex min-h-11 items-center gap-2 rounded-box px-3 font-semibold whitespace-nowrap hover:bg-sunk lg:min-h-9'

/** The mark and the language, for a page that stands alone. */
export function ShortHeader() {
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-16 items-center justify-between gap-3">
        <Logo />
        <LanguageMenu buttonLook={QUIET} />
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
      </div>
    </footer>
  )
}
