import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LocalLink } from './local-link.tsx'
import { useShell } from './shell-data.ts'
import { useT } from './use-t.ts'

const ITEM =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-on-graphite lg:min-h-9'

/** The operator's welcome [AP-10], and in which money and language the reader reads. */
export function Strip() {
  const t = useT()
  const { webConfig } = useShell()
  return (
    <div className="bg-graphite text-micro text-on-graphite-muted">
      <div className="wrap flex min-h-11 items-center gap-4 lg:min-h-9 lg:gap-5">
        <p className="me-auto min-w-0 truncate">{webConfig.pcWelcome}</p>
        <LocalLink href="/help-center" className={`${ITEM} max-lg:hidden`}>
          {t('shell.help')}
        </LocalLink>
        <CurrencyMenu buttonLook={ITEM} />
        <LanguageMenu buttonLook={ITEM} />
      </div>
    </div>
  )
}
