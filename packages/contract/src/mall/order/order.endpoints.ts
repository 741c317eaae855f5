import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { AddressForm } from '../../people/address/address.schema.ts'
import { CheckoutQuote, CheckoutRequest, PlacedCheckout } from './checkout.schema.ts'
import { Evaluation, Order, OrderCard, OrderState } from './order.schema.ts'

const OrderNumber = z.object({ orderNumber: z.string().check(z.regex(/^\d{16}$/)) })

export const orderEndpoints = {
  confirm: endpoint({
    method: 'POST',
    path: '/p/order/confirm',
    audience: 'member',
    summary: 'What a checkout would cost, and what stands in its way',
    body: CheckoutRequest,
    data: CheckoutQuote,
    refusalShownBy: 'page',
  }),
  submit: endpoint({
    method: 'POST',
    path: '/p/order/submit',
    audience: 'member',
    summary:
      'Places one order for each store and kind; another total than the expected one is refused',
    body: z.extend(CheckoutRequest, {
      /** Chosen by the client for this attempt: sent twice it makes one order [OR-8]. */
      submitId: z.uuid(),
      /** The total that the buyer saw [CA-3]. */
      expected: Money,
      /** The pieces of gifts that the buyer saw: fewer are refused as another total is. */
      expectedGifts: z.optional(z.int().check(z.minimum(0))),
      isFromCart: z._default(z.boolean(), false),
    }),
    data: PlacedCheckout,
    once: true,
    versioned: true,
    refusalShownBy: 'page',
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/myOrder/myOrder',
    audience: 'member',
    summary: 'The orders of the member, the newest first',
    query: z.object({
      state: z.optional(z.union([OrderState, Evaluation])),
      search: z.optional(z.string().check(z.maxLength(60))),
      cursor: z.optional(z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/))),
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
    }),
    data: z.object({ records: z.array(OrderCard), next: z.nullable(z.string()) }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/p/myOrder/counts',
    audience: 'member',
    summary: 'How many orders of the member are in each state, and how many can be reviewed',
    data: z.record(z.union([OrderState, z.literal('pendingEvaluation')]), z.int()),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/p/myOrder/orderDetail',
    audience: 'member',
    summary: 'One order of the member with parcels and sums [CL-21]',
    query: OrderNumber,
    data: Order,
    refusalShownBy: 'page',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/p/myOrder/cancel',
    audience: 'member',
    summary: 'Cancels an order that is not paid; it never comes back',
    body: OrderNumber,
    data: z.null(),
  }),
  receive: endpoint({
    method: 'POST',
    path: '/p/myOrder/receipt',
    audience: 'member',
    summary: 'Confirms that everything has arrived',
    body: OrderNumber,
    data: z.null(),
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/p/myOrder/address',
    audience: 'member',
    summary: 'Delivers an order elsewhere, until something of it was sent',
    body: z.extend(OrderNumber, { address: AddressForm }),
    data: z.null(),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/p/myOrder/reorder',
    audience: 'member',
    summary: 'Puts into the cart what of an order is still sold; says how much that is',
    body: OrderNumber,
    data: z.object({ added: z.int(), gone: z.int() }),
    once: true,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/p/myOrder/delete',
    audience: 'member',
    summary: 'Removes an order that has ended from the list of the buyer',
    body: OrderNumber,
    data: z.null(),
  }),
}
