import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { proformaPath } from './quote-path.ts'
import { QuotePayments } from './quote-payments.tsx'

/** What an accepted quote means for the buyer, and its proforma invoice. */
export function QuoteResult({ quote }: { quote: Quote }) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  const { quoteId, reservedUntil, proforma } = quote
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner
        tone="proven"
        action={
          proforma?.isReady === true && (
            // A file, not a page: the browser loads it.
            <a
              href={path(proformaPath(quoteId))}
              className={buttonLook({ tone: 'money', size: 'dense' })}
            >
              {t('quote.openProforma')}
            </a>
          )
        }
      >
        {reservedUntil !== null && (
          <b>{t('quote.acceptedLead', { at: format.dateTime(reservedUntil) })}</b>
        )}
        {proforma && (
          <p>
            {t('quote.acceptedBody', {
              number: isolated(proforma.number),
              deposit: isolated(format.money(proforma.deposit)),
            })}
          </p>
        )}
        {proforma?.isReady === false && <p>{t('quote.proformaSoon')}</p>}
      </Banner>
      {proforma && <QuotePayments quote={quote} proforma={proforma} />}
    </div>
  )
}
