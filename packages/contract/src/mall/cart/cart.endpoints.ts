import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { CART_LINES_MAX } from './cart.limits.ts'
import { Cart, Quantity } from './cart.schema.ts'

const Wanted = z.object({ skuId: z.uuid(), quantity: Quantity })
const SkuIds = z.object({
  skuIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(CART_LINES_MAX)),
})

/** A line of a visitor's cart, which is stored in their browser. */
const VisitorLine = z.extend(Wanted, {
  isChecked: z._default(z.boolean(), true),
  seen: z._default(z.nullable(Money), null),
})
const VisitorLines = z.object({
  lines: z.array(VisitorLine).check(z.maxLength(CART_LINES_MAX)),
})

export const cartEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/p/cart/info',
    audience: 'member',
    summary: 'The cart of the member by store, with what has changed',
    data: Cart,
  }),
  count: endpoint({
    method: 'GET',
    path: '/p/cart/count',
    audience: 'member',
    summary: 'How many lines the cart has, for the header',
    data: z.object({ lines: z.int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/cart/add',
    audience: 'member',
    summary: 'Adds pieces of a variant to the cart',
    body: Wanted,
    data: z.object({ lines: z.int() }),
    once: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/p/cart/change',
    audience: 'member',
    summary: 'Sets the quantity of a line, or another variant in its place',
    body: z.extend(Wanted, { insteadOf: z.optional(z.uuid()) }),
    data: Cart,
  }),
  check: endpoint({
    method: 'PUT',
    path: '/p/cart/check',
    audience: 'member',
    summary: 'Chooses lines for the checkout, or not',
    body: z.extend(SkuIds, { isChecked: z.boolean() }),
    data: Cart,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/cart/remove',
    audience: 'member',
    summary: 'Removes lines from the cart',
    body: SkuIds,
    data: Cart,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/p/cart/merge',
    audience: 'member',
    summary: 'Adds what the member chose as a visitor to their cart',
    body: VisitorLines,
    data: Cart,
    once: true,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/cart/quote',
    audience: 'anyone',
    summary: 'The cart of a visitor by store, as it is offered now',
    body: VisitorLines,
    data: Cart,
    limit: { max: 120, seconds: 60 },
  }),
}
