import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { CHECKOUT_LINES_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { redirect } from 'react-router'
import { isSettled } from '#features/mall/cart/cart-sum.ts'
import { CheckoutPage } from '#features/mall/checkout/checkout-page.tsx'
import type { CheckoutStart } from '#features/mall/checkout/checkout-start.ts'
import { countriesIn } from '#features/people/address/parts/countries.server.ts'
import { log } from '#kit/log.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import type { Route } from './+types/checkout.ts'

export const handle: RouteHandle = {
  messages: [
    'arrival',
    'cart',
    'voucher',
    'checkout',
    'coupon',
    'promotion',
    'address',
    'device',
    'userCenter',
    'login',
  ],
  noindex: true,
}

/** Buys one variant at once, without the cart: `/checkout?sku=…&quantity=2`, in a flash sale with `&flash=…`. */
function boughtNow({ searchParams }: URL) {
  const quantity = Number(searchParams.get('quantity') ?? 1)
  const lines = [{ skuId: searchParams.get('sku'), quantity }]
  const flashSaleId = searchParams.get('flash') ?? undefined
  return CheckoutRequest.safeParse({ lines, flashSaleId }).data
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<CheckoutStart> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const now = boughtNow(url)
  const cart = now ? undefined : await call(cartEndpoints.show)
  const chosen = cart?.stores.flatMap(({ lines }) => lines.filter(isSettled)) ?? []
  const lines = now?.lines ?? chosen.map(({ skuId, quantity }) => ({ skuId, quantity }))
  // The cart says what stands in the way.
  if (lines.length === 0 || lines.length > CHECKOUT_LINES_MAX)
    throw redirect(joinPath(visit.prefix, '/cart'))
  const flashSaleId = now?.flashSaleId
  const [quote, addresses] = await Promise.all([
    call(orderEndpoints.confirm, { body: { lines, flashSaleId } }),
    call(addressEndpoints.list),
  ])
  const countries = countriesIn(visit.locale)
  return {
    submitId: randomUUID(),
    lines,
    flashSaleId,
    isFromCart: !now,
    quote,
    addresses,
    countries,
  }
}

/** The cart of a visitor who logged in for this order becomes the member's first [ID-14]. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  if (isSignedIn())
    await import('#features/mall/cart/parts/merge-cart.ts')
      .then(({ mergeCart }) => mergeCart())
      .catch((err: unknown) => log('the cart could not be merged', err))
  return serverLoader()
}

/** What was chosen on the page stays when something else is loaded again. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('checkout.title'), description: t('checkout.description') }))

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage key={loaderData.submitId} start={loaderData} />
}
