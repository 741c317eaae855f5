import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { proformaPath } from './quote-path.ts'
import { QuotePayNow } from './quote-pay-now.tsx'
import { QuotePayments } from './quote-payments.tsx'
import { QuoteSellerContact } from './quote-seller-contact.tsx'
import { QuoteSteps } from './quote-steps.tsx'

/** What an accepted quote means for the buyer: what is paid to whom, what comes next, and whom to ask. */
export function QuoteResult({ quote }: { quote: Quote }) {
  const t = useT()
  const format = useFormat()
  const money = useMoneyText()
  const path = useLocalPath()
  const { state, reservedUntil, proforma } = quote
  const isSold = state === 'sold'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-2">
        <Banner
          tone="proven"
          action={
            isSold &&
            proforma?.isReady && (
              // A file, not a page: the browser loads it.
              <a href={path(proformaPath(quote.quoteId))} className={LINK_LOOK}>
                {t('quote.openProforma')}
              </a>
            )
          }
        >
          {isSold && <b>{t('quote.soldLead')}</b>}
          {isSold && proforma && (
            <p>{t('quote.soldBody', { number: isolated(proforma.number) })}</p>
          )}
          {!isSold && reservedUntil !== null && (
            <b>{t('quote.acceptedLead', { at: format.dateTime(reservedUntil) })}</b>
          )}
          {!isSold && proforma && (
            <p>
              {t('quote.acceptedBody', {
                number: isolated(proforma.number),
                deposit: isolated(money.both(proforma.deposit)),
              })}
            </p>
          )}
        </Banner>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2">
        {proforma && !isSold && <QuotePayNow quoteId={quote.quoteId} proforma={proforma} />}
        <QuoteSellerContact quote={quote} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-start-2">
        {proforma && <QuotePayments quote={quote} proforma={proforma} />}
        <QuoteSteps quote={quote} />
      </div>
    </div>
  )
}
