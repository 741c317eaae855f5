import { quoteMerchantEndpoints } from '@ironsouq/contract/quote/quote-merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import type { Route } from './+types/offers.screen.ts'
import { BuyerOffer } from './buyer-offer.tsx'

const { offers } = quoteMerchantEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { data } = offers.query.safeParse(Object.fromEntries(url.searchParams))
  const query = data ?? offers.query.parse({})
  return { query, page: await api(offers, { query }) }
}

const pathOf = (current: number) => `/offers?current=${current}`

/** The offers of buyers on machines of the dealer. */
export default function OffersScreen({ loaderData: { query, page } }: Route.ComponentProps) {
  const t = useT()
  const mayQuote = useMay('quote.edit')
  const { current, size } = query
  const hasMore = current * size < page.total
  return (
    <ScreenPage title={t('merchantInquiry.offers')}>
      <ScreenBody>
        {page.records.length === 0 && (
          <EmptyState
            title={t('merchantInquiry.offersEmptyTitle')}
            body={t('merchantInquiry.offersEmptyBody')}
          >
            <Link to="/machines" className={buttonLook({ tone: 'ink', size: 'portal' })}>
              {t('merchantInquiry.offersAction')}
            </Link>
          </EmptyState>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          {page.records.map((offer) => (
            <BuyerOffer key={offer.quoteId} offer={offer} mayQuote={mayQuote} />
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
      </ScreenBody>
    </ScreenPage>
  )
}
