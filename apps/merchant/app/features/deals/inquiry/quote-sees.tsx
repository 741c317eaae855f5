import { ApiError } from '@ironsouq/contract/client'
import type { SellerInquiry } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { FieldFault } from '@ironsouq/contract/envelope'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useAnswer } from '@ironsouq/portal/api/use-answer.ts'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { QuoteCostTable } from '@ironsouq/portal/quote/quote-facts'
import { isComplete, termsOf, type QuoteValues } from './quote-values.ts'

const { estimate } = quoteMerchantEndpoints

/** Typing pauses so long before the price is calculated again. */
const PAUSE_MS = 500

interface BuyerSeesProps {
  inquiry: SellerInquiry
  values: QuoteValues
  /** The fields that the calculation refuses. */
  onFaults: (faults: readonly FieldFault[]) => void
}

/** The landed price as the buyer will read it, calculated while the quote is written, or why there is none. */
export function BuyerSees({ inquiry: { inquiryId }, values, onFaults }: BuyerSeesProps) {
  const t = useT()
  const format = useFormat()
  const { machine } = values
  const seen = useAnswer(
    machine && isComplete(values)
      ? { inquiryId, deviceId: machine.deviceId, ...termsOf(values) }
      : undefined,
    (body, signal) => api(estimate, { body, signal }),
    {
      pauseMs: PAUSE_MS,
      onRefused: (err) => err instanceof ApiError && onFaults(faultsIn(err)),
    },
  )
  return (
    <section className="grid gap-2 rounded-box bg-sunk p-3" aria-busy={!seen}>
      <h3 className="font-bold">{t('merchantInquiry.sees')}</h3>
      {seen ? (
        <>
          <QuoteCostTable cost={seen.cost} rate={seen.rate} />
          {seen.gap && <p>{t(`merchantInquiry.gap${capital(seen.gap)}`)}</p>}
          <p className="text-micro text-ink-muted">
            {t('quote.validUntil')} <bdi>{format.dateTime(seen.validUntil)}</bdi>
          </p>
        </>
      ) : (
        <p className="text-ink-muted">{t('merchantInquiry.seesLater')}</p>
      )}
    </section>
  )
}
