import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { SubmitEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { rememberChoice } from '#kit/navigation/choice-cookie.ts'
import { useKnownSearch } from '#kit/navigation/known-query.ts'
import { closeFold, MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/**
 * The choice of the display currency [AP-15]. A form, so that it works without script; with script
 * every price of the page changes at once.
 */
export function CurrencyMenu({ buttonLook }: { buttonLook: string }) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const { revalidate } = useRevalidator()
  const wordOf = (code: string) => format.moneyParts({ amount: '0', currency: code }).currency

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    rememberChoice('currency', submitter.value)
    closeFold(event.currentTarget.closest('details'))
    void revalidate()
  }

  return (
    <MenuFold
      buttonLook={buttonLook}
      look="end-0 rounded-box p-1 max-h-[80vh] min-w-50 overflow-y-auto"
      button={
        <>
          <span className="sr-only">{t('common.currencyMenu')}</span>
          {wordOf(currency)}
          <span className="max-lg:hidden">
            <Icon name="down" size="small" />
          </span>
        </>
      }
    >
      <form
        method="post"
        action="/choice"
        aria-label={t('common.currencyMenu')}
        onSubmit={handleSubmit}
      >
        <input type="hidden" name="back" value={pathname + search} />
        <ul>
          {currencies.map(({ currencyCode, currencyName }) => (
            <li key={currencyCode}>
              <button
                type="submit"
                name="currency"
                value={currencyCode}
                aria-current={currencyCode === currency ? 'true' : undefined}
                className={MENU_LINE}
              >
                <bdi className="min-w-10 tabular-nums">{currencyCode}</bdi>
                {currencyName}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </MenuFold>
  )
}
