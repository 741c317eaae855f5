import { chatMoved } from '#features/deals/chat/chat.events.ts'
import { inquiryAnswered } from '#features/deals/inquiry/inquiry.events.ts'
import {
  offerMade,
  quoteAccepted,
  quoteCountered,
  quoteDeclined,
  quoteExpired,
  quoteFinal,
  quoteRequestAnswered,
  quoteRequestEnded,
  quoteRequestOpened,
  quoteRequestRead,
  quoteWithdrawn,
} from '#features/deals/quote/quote.events.ts'
import { quoteById, requestById } from '#features/deals/quote/quote.queries.ts'
import { orderCanceled, orderPaid, orderShipped } from '#features/mall/order/order.events.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { publishToSellers } from './today.channel.ts'
import { sellersWith } from './today.seller.projection.ts'

const nameOf = ({ name }: EventKind<object>) =>
  `today.publish-to-seller-${name.replace('.', '-').replace('quoteRequest', 'request')}`

const onRequest = (on: EventKind<{ quoteRequestId: string }>) =>
  consumer({
    name: nameOf(on),
    on,
    async handle(ctx, { quoteRequestId }) {
      const request = await requestById(ctx, quoteRequestId)
      if (request?.sellerId) await publishToSellers(ctx, [request.sellerId])
    },
  })

const onQuote = (on: EventKind<{ quoteId: string }>) =>
  consumer({
    name: nameOf(on),
    on,
    async handle(ctx, { quoteId }) {
      const row = await quoteById(ctx, quoteId)
      if (row) await publishToSellers(ctx, [row.sellerId])
    },
  })

const onOrder = (on: EventKind<{ sellerId: string }>) =>
  consumer({
    name: nameOf(on),
    on,
    handle: (ctx, { sellerId }) => publishToSellers(ctx, [sellerId]),
  })

/**
 * In the worker: buyers, staff and other sellers cause the news as well. A repetition sends the same
 * numbers again; what the consumers of the same event end is counted a minute later, when the menu asks.
 */
export const publishCountsToSellers = [
  ...[quoteRequestOpened, quoteRequestAnswered, quoteRequestEnded, quoteRequestRead].map(onRequest),
  ...[
    offerMade,
    quoteCountered,
    quoteFinal,
    quoteAccepted,
    quoteDeclined,
    quoteWithdrawn,
    quoteExpired,
  ].map(onQuote),
  ...[orderPaid, orderShipped, orderCanceled].map(onOrder),
  consumer({
    name: nameOf(inquiryAnswered),
    on: inquiryAnswered,
    handle: async (ctx, { inquiryId }) => publishToSellers(ctx, await sellersWith(ctx, inquiryId)),
  }),
  consumer({
    name: nameOf(chatMoved),
    on: chatMoved,
    async handle(ctx, { sellerId }) {
      if (sellerId !== null) await publishToSellers(ctx, [sellerId])
    },
  }),
]
