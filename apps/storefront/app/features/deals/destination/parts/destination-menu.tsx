import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { MouseEvent } from 'react'
import { useRevalidator } from 'react-router'
import { rememberChoice } from '#kit/navigation/choice-cookie.ts'
import { closeFold, MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useStore } from '#kit/store/store.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { chooseDestination, destinationStore } from './destination-store.ts'
import { useDestination, useDestinationName } from './use-destination.ts'

/** The currency of listings, and of places in the country. */
const LOCAL_CURRENCY = 'AED'

/**
 * The destination of the landed costs. The choice is stored in the browser because cached pages are
 * the same for every user: without script only the default is shown.
 */
export function DestinationMenu({ buttonLook }: { buttonLook: string }) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies, landedCostTables } = useSiteData()
  const { destinations } = landedCostTables
  const { revalidate } = useRevalidator()
  const to = useDestination()
  const destinationName = useDestinationName()
  const isRecalled = useStore(destinationStore, (state) => state.isRecalled)
  if (!to) return null

  const offersOwn = (mode: string) =>
    mode === 'local' &&
    currency !== LOCAL_CURRENCY &&
    currencies.some(({ currencyCode }) => currencyCode === LOCAL_CURRENCY)
  const handleChoice = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { value } = currentTarget
    chooseDestination(value)
    const mode = destinations.find(({ code }) => code === value)?.mode
    // The menu stays open where it offers the currency of the place.
    if (!mode || !offersOwn(mode)) closeFold(currentTarget.closest('details'))
  }
  const handleCurrency = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    rememberChoice('currency', LOCAL_CURRENCY)
    closeFold(currentTarget.closest('details'))
    void revalidate()
  }
  const name = (
    <>
      <Icon name="ship" size="small" />
      <span className="text-on-graphite-muted max-lg:sr-only">{t('landedCost.to')}</span>
      <span className="max-w-[38vw] truncate">{destinationName(to)}</span>
    </>
  )
  if (!isRecalled) return <p className={buttonLook}>{name}</p>
  return (
    <MenuFold
      buttonLook={buttonLook}
      look="start-0 rounded-box p-1 max-h-[80vh] min-w-60 overflow-y-auto"
      button={
        <>
          {name}
          <Icon name="down" size="small" />
        </>
      }
    >
      <ul aria-label={t('landedCost.to')}>
        {destinations.map((each) => (
          <li key={each.code}>
            <button
              type="button"
              value={each.code}
              onClick={handleChoice}
              aria-current={each === to ? 'true' : undefined}
              className={MENU_LINE}
            >
              {destinationName(each)}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {offersOwn(to.mode) && (
          <button
            type="button"
            onClick={handleCurrency}
            className={`${MENU_LINE} mt-1 border-t border-line font-semibold`}
          >
            {t('shell.pricesIn', {
              currency: format.moneyParts({ amount: '0', currency: LOCAL_CURRENCY }).currency,
            })}
          </button>
        )}
      </div>
    </MenuFold>
  )
}
