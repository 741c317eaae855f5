import { ApiError } from '@ironsouq/contract/client'
import type {
  QuoteEstimate,
  SellerInquiry,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { FieldFault } from '@ironsouq/contract/envelope'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { QuoteCostTable } from '@ironsouq/portal/quote/quote-facts'
import { useEffect, useEffectEvent, useState } from 'react'
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

/** What the quote comes to for the buyer, calculated while it is written. */
function useEstimate({ inquiry: { inquiryId }, values, onFaults }: BuyerSeesProps) {
  const [seen, setSeen] = useState<{ of: string; estimate: QuoteEstimate }>()
  const { machine } = values
  const of =
    machine && isComplete(values)
      ? JSON.stringify({ inquiryId, deviceId: machine.deviceId, ...termsOf(values) })
      : ''
  const refused = useEffectEvent((err: unknown) => {
    if (err instanceof ApiError) onFaults(faultsIn(err))
  })
  useEffect(() => {
    if (of === '') return undefined
    const stop = new AbortController()
    const ask = async () => {
      const body = estimate.body.parse(JSON.parse(of))
      const given = await api(estimate, { body, signal: stop.signal })
      if (!stop.signal.aborted) setSeen({ of, estimate: given })
    }
    const timer = setTimeout(() => {
      ask().catch((err: unknown) => {
        if (!stop.signal.aborted) refused(err)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [of])
  return seen?.of === of ? seen.estimate : undefined
}

/** The landed price as the buyer will read it, or why there is none. */
export function BuyerSees(props: BuyerSeesProps) {
  const t = useT()
  const format = useFormat()
  const seen = useEstimate(props)
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
