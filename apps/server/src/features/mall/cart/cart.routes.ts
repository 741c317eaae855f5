import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Routes } from '#kernel/http/serve.ts'
import { cartOf, cartSize, cartWith } from './cart.queries.ts'
import { addToCart, changeCart, checkLines, mergeCart, removeFromCart } from './cart.service.ts'

export const cartRoutes: Routes = (serve) => {
  serve(cartEndpoints.show, ({ ctx, actor }) => cartOf(ctx, actor.id))

  serve(cartEndpoints.count, async ({ ctx, actor }) => ({ lines: await cartSize(ctx, actor.id) }))

  serve(cartEndpoints.add, async ({ ctx, actor, body }) => ({
    lines: await addToCart(ctx, actor.id, body.skuId, body.quantity),
  }))

  serve(cartEndpoints.change, async ({ ctx, actor, body }) => {
    await changeCart(ctx, actor.id, body)
    return cartOf(ctx, actor.id)
  })

  serve(cartEndpoints.check, async ({ ctx, actor, body }) => {
    await checkLines(ctx, actor.id, body.skuIds, body.isChecked)
    return cartOf(ctx, actor.id)
  })

  serve(cartEndpoints.remove, async ({ ctx, actor, body }) => {
    await removeFromCart(ctx, actor.id, body.skuIds)
    return cartOf(ctx, actor.id)
  })

  serve(cartEndpoints.merge, async ({ ctx, actor, body }) => {
    await mergeCart(ctx, actor.id, body.lines)
    return cartOf(ctx, actor.id)
  })

  serve(cartEndpoints.quote, ({ ctx, body }) =>
    cartWith(
      ctx,
      body.lines.map(({ seen, ...line }) => ({
        ...line,
        seenMinor: seen && minorOf(seen),
        currency: seen?.currency ?? '',
      })),
      null,
    ),
  )
}
