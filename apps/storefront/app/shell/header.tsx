import { useLocation } from 'react-router'
import { LanguageMenu } from './language-menu.tsx'
import { LocalLink } from './local-link.tsx'
import { splitPath } from './locale-path.ts'
import { useT } from './use-t.ts'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  const onMachines = /^\/device-(list|detail)/.test(page)
  return (
    <header>
      <div className="bg-graphite text-micro text-on-graphite-muted">
        <div className="wrap flex items-center justify-between gap-4">
          <span className="max-sm:truncate">{t('common.tagline')}</span>
          <LanguageMenu />
        </div>
      </div>
      <div className="border-b border-line">
        <div className="wrap flex min-h-14 items-center gap-6 lg:min-h-16">
          <LocalLink href="/" className="inline-flex min-h-11 items-center">
            <Wordmark />
          </LocalLink>
          <nav aria-label={t('common.mainNavigation')}>
            <LocalLink
              href="/device-list"
              aria-current={onMachines ? 'page' : undefined}
              className="inline-flex min-h-14 items-center border-y-3 border-transparent font-medium hover:border-b-line-strong aria-[current]:border-b-ink lg:min-h-16"
            >
              {t('common.machines')}
            </LocalLink>
          </nav>
        </div>
      </div>
    </header>
  )
}
