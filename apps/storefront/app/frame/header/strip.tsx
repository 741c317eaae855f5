import { DestinationMenu } from '#features/deals/destination/parts/destination-menu.tsx'
import { CurrencyMenu } from '#features/money/currency/parts/currency-menu.tsx'
import { LanguageMenu } from '#features/platform/language/parts/language-menu.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

const ITEM =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-on-graphite lg:min-h-9'

/** The destination, the operator's welcome [AP-10], the currency and the language. */
export function Strip() {
  const t = useT()
  const { webConfig } = useSiteData()
  return (
    <div className="bg-graphite text-micro text-on-graphite-muted">
      <div className="wrap flex min-h-11 items-center gap-3 lg:min-h-9 lg:gap-5">
        <DestinationMenu buttonLook={`${ITEM} min-w-0`} />
        <p className="me-auto min-w-0 truncate max-lg:hidden">{webConfig.pcWelcome}</p>
        <LocalLink href="/service-outlets" className={`${ITEM} max-lg:hidden`}>
          {t('shell.branches')}
        </LocalLink>
        <LocalLink href="/help-center" className={`${ITEM} max-lg:hidden`}>
          {t('shell.help')}
        </LocalLink>
        <span className="me-auto lg:hidden" />
        <CurrencyMenu buttonLook={ITEM} />
        <LanguageMenu buttonLook={ITEM} />
      </div>
    </div>
  )
}
