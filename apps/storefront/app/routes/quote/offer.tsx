import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { type Device, DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { cookieIn } from '@ironsouq/front-server/cookies'
import { data, redirect } from 'react-router'
import { FixedPricePage, OfferPage } from '#features/deals/quote/offer-page.tsx'
import { OFFERS_PAGE } from '#features/deals/quote/parts/quote-path.ts'
import { typedDirhams } from '#features/deals/quote/parts/typed-amount.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { answered, formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { DESTINATION_COOKIE } from '#kit/request/cookies.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/offer.ts'

export const handle: RouteHandle = {
  messages: ['device', 'inquiry', 'landedCost', 'quote'],
  noindex: true,
}

function idIn(params: { deviceId: string }): { deviceId: string } {
  const { data: id } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!id) throw data(malformed, { status: 404 })
  return id
}

/** The form is for members: the own offers are asked for, so that others come to the login first. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const query = idIn(params)
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const [device] = await Promise.all([
    call(deviceEndpoints.detail, { query }),
    call(quoteEndpoints.offers, { query: { size: 1 } }),
  ])
  const chosen = cookieIn(request.headers.get('cookie'), DESTINATION_COOKIE)
  const { destinations } = visit.start.landedCostTables
  const place = destinations.find(({ code }) => code === chosen)?.code ?? ''
  return { device, place }
}

/** Sellers read offers on what they listed for them, and on what has no price. */
const takesOffers = ({ priceMode, state }: Device) =>
  state === 'listed' && (priceMode === 'offer' || priceMode === 'onRequest')

const TYPED = ['amount', 'destination', 'delivery', 'validDays', 'note'] as const

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const given = { ...idIn(params), price: typedDirhams(textIn(form, 'amount')) }
  const answer = await attempt(() =>
    sendForm(memberVisit(visit, url), quoteEndpoints.offer, form, { given }),
  )
  if (answer.done) throw redirect(joinPath(visit.prefix, `${OFFERS_PAGE}?done=offer`))
  return answered({ ...answer, typed: typedIn(form, TYPED) })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('quote.offerTitle'), description: t('quote.offerLead') }))

export default function OfferRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { device } = loaderData
  if (!takesOffers(device)) return <FixedPricePage device={device} />
  return <OfferPage {...loaderData} answer={actionData} />
}
