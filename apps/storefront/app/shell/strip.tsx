import { CurrencyMenu } from './currency-menu.tsx'
import { DestinationMenu } from './destination-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LocalLink } from './local-link.tsx'
import { useShell } from './shell-data.ts'
import { useT } from './use-t.ts'

const ITEM =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-on-graphite lg:min-h-9'

/** Where machines are to go, the operator's welcome [AP-10], and in which money and language he reads. */
export function Strip() {
  const t = useT()
  const { webConfig } = useShell()
  return (
    <div className="bg-graphite text-micro text-on-graphite-muted">
      <div className="wrap flex min-h-11 items-center gap-3 lg:min-h-9 lg:gap-5">
        <DestinationMenu buttonLook={`${ITEM} min-w-0`} />
        <p className="me-auto min-w-0 truncate max-lg:invisible">{webConfig.pcWelcome}</p>
        <LocalLink href="/help-center" className={`${ITEM} max-lg:hidden`}>
          {t('shell.help')}
        </LocalLink>
        <CurrencyMenu buttonLook={ITEM} />
        <LanguageMenu buttonLook={ITEM} />
      </div>
    </div>
  )
}
