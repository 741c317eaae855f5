import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import { useT } from '../language/use-t.ts'
import { BuyerOffer, type OfferCalls } from './buyer-offer.tsx'

interface OfferListProps {
  page: { records: readonly Quote[]; total: number }
  query: { current: number; size: number }
  calls: OfferCalls
  mayAnswer: boolean
  /** The list of machines, for who has no offers yet. */
  machinesPath: string
}

const pathOf = (current: number) => `?current=${current}`

/** One page of the offers of buyers. */
export function OfferList({ page, query, calls, mayAnswer, machinesPath }: OfferListProps) {
  const t = useT()
  const { current, size } = query
  const hasMore = current * size < page.total
  return (
    <>
      {page.records.length === 0 && (
        <EmptyState
          title={t('portalQuote.offersEmptyTitle')}
          body={t('portalQuote.offersEmptyBody')}
        >
          <Link to={machinesPath} className={buttonLook({ tone: 'ink', size: 'portal' })}>
            {t('portalQuote.offersAction')}
          </Link>
        </EmptyState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {page.records.map((offer) => (
          <BuyerOffer key={offer.quoteId} offer={offer} calls={calls} mayAnswer={mayAnswer} />
        ))}
      </div>
      {(current > 1 || hasMore) && (
        <p className="flex gap-3">
          {current > 1 && (
            <Link to={pathOf(current - 1)} className={buttonLook({ size: 'portal' })}>
              {t('portal.previousPage')}
            </Link>
          )}
          {hasMore && (
            <Link to={pathOf(current + 1)} className={buttonLook({ size: 'portal' })}>
              {t('portal.nextPage')}
            </Link>
          )}
        </p>
      )}
    </>
  )
}
