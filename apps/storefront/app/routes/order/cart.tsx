import { CartPage } from '#features/mall/cart/cart-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import type { Route } from './+types/cart.ts'

export const handle: RouteHandle = {
  messages: ['arrival', 'cart', 'fit', 'promotion'],
  noindex: true,
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('cart.title'), description: t('cart.description') }))

export default function CartRoute() {
  return <CartPage />
}
