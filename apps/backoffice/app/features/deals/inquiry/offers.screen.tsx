import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { OfferCalls } from '@ironsouq/portal/quote/buyer-offer'
import { OfferList } from '@ironsouq/portal/quote/offer-list'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/offers.screen.ts'

const { offers, acceptOffer, counterOffer, declineOffer } = quoteStaffEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { data } = offers.query.safeParse(Object.fromEntries(url.searchParams))
  const query = data ?? offers.query.parse({})
  return { query, page: await api(offers, { query }) }
}

const CALLS: OfferCalls = {
  accept: (body) => api(acceptOffer, { body }),
  counter: (body) => api(counterOffer, { body }),
  decline: (body) => api(declineOffer, { body }),
}

/** The offers of buyers that staff answer: to our own stock, and to sellers without people in the portal. */
export default function OffersScreen({ loaderData }: Route.ComponentProps) {
  const mayQuote = useMay('quote.edit')
  return (
    <ScreenPage title={useT()('portalQuote.offers')}>
      <ScreenBody>
        <OfferList {...loaderData} calls={CALLS} mayAnswer={mayQuote} machinesPath="/equipment" />
      </ScreenBody>
    </ScreenPage>
  )
}
