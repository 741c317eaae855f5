import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { formatter } from '@ironsouq/i18n/format'
import { inquiryAnswered } from '#features/deals/inquiry/inquiry.events.ts'
import { inquiryById, messageAt } from '#features/deals/inquiry/inquiry.queries.ts'
import { sellerReplyAddressOf } from '#features/deals/inquiry/inquiry.reply-address.rules.ts'
import { titlesOf } from '#features/machines/device/device.queries.ts'
import { sellerAccountById } from '#features/people/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { sellerQuoteEmail } from './emails/seller-quote.email.ts'
import { offerMade, quoteAccepted, quoteCountered, quoteRequestOpened } from './quote.events.ts'
import { quoteById, requestById, requestsOf, type QuoteRow } from './quote.queries.ts'
import { dirhams } from './quote.rules.ts'

/** Who quotes gets the news about it. */
const QUOTES = 'quote.edit'

const inquiryPath = (inquiryId: string) => `/inquiries/${inquiryId}`

/** The address that takes an answer of this person by email, if there is one. */
function replyTo(ctx: Ctx, quoteRequestId: string | null, accountId: string) {
  if (quoteRequestId === null) return {}
  const address = sellerReplyAddressOf(ctx, { quoteRequestId, accountId })
  return address === undefined ? {} : { replyTo: address }
}

interface OfRequest {
  quoteRequestId: string
}
interface OfMessage {
  inquiryId: string
  seq: number
}
interface OfQuote {
  quoteId: string
}

type InquiryFacts = Record<'inquiryId' | 'no', string>

async function openRequest(ctx: Ctx, quoteRequestId: string) {
  const request = await requestById(ctx, quoteRequestId)
  if (request?.state !== 'open' || request.sellerId === null) return undefined
  const asked = await inquiryById(ctx, request.inquiryId)
  return asked && { sellerId: request.sellerId, asked }
}

const requestNotice = notice<OfRequest, InquiryFacts>({
  kind: 'sellerQuoteRequest',
  on: quoteRequestOpened,
  to: sellersWith(QUOTES, async (ctx, { quoteRequestId }: OfRequest) => {
    const request = await openRequest(ctx, quoteRequestId)
    return request ? [request.sellerId] : []
  }),
  async facts(ctx, { quoteRequestId }) {
    const request = await openRequest(ctx, quoteRequestId)
    return request && { inquiryId: request.asked.id, no: String(request.asked.inquiryNo) }
  },
  link: ({ inquiryId }) => inquiryPath(inquiryId),
  async mail(ctx, { quoteRequestId }, accountId) {
    const request = await openRequest(ctx, quoteRequestId)
    if (!request) return undefined
    const { id, inquiryNo, subject } = request.asked
    return sellerQuoteEmail(ctx.locale, {
      news: 'Request',
      no: String(inquiryNo),
      about: subject,
      price: '',
      url: `${ctx.site.merchantUrl}${inquiryPath(id)}`,
      ...replyTo(ctx, quoteRequestId, accountId),
    })
  },
})

/** The requests of the sellers whom a message of the buyer is for. */
async function requestsReached(ctx: Ctx, { inquiryId, seq }: OfMessage) {
  const message = await messageAt(ctx, inquiryId, seq)
  if (message?.author !== 'buyer') return []
  return (await requestsOf(ctx, inquiryId)).flatMap(({ id, sellerId, state }) => {
    const isReader = message.sellerId === null || message.sellerId === sellerId
    const isOpen = state === 'open' || state === 'quoted'
    return sellerId !== null && isReader && isOpen ? [{ id, sellerId }] : []
  })
}

const messageNotice = notice<OfMessage, InquiryFacts>({
  kind: 'sellerQuoteMessage',
  on: inquiryAnswered,
  to: sellersWith(QUOTES, async (ctx, event: OfMessage) =>
    (await requestsReached(ctx, event)).map(({ sellerId }) => sellerId),
  ),
  async facts(ctx, { inquiryId }) {
    const asked = await inquiryById(ctx, inquiryId)
    return asked && { inquiryId, no: String(asked.inquiryNo) }
  },
  link: ({ inquiryId }) => inquiryPath(inquiryId),
  async mail(ctx, event, accountId) {
    const asked = await inquiryById(ctx, event.inquiryId)
    const account = await sellerAccountById(ctx, accountId)
    const reached = await requestsReached(ctx, event)
    const request = reached.find(({ sellerId }) => sellerId === account?.sellerId)
    if (!asked || !request) return undefined
    return sellerQuoteEmail(ctx.locale, {
      news: 'Message',
      no: String(asked.inquiryNo),
      about: asked.subject,
      price: '',
      url: `${ctx.site.merchantUrl}${inquiryPath(asked.id)}`,
      ...replyTo(ctx, request.id, accountId),
    })
  },
})

/** About a quote or an offer, if it still is as the event says. */
const aboutQuote = (
  news: 'Counter' | 'Accepted' | 'Offer',
  on: EventKind<OfQuote>,
  isTrue: (row: QuoteRow) => boolean,
) => {
  const quoteOf = async (ctx: Ctx, quoteId: string) => {
    const row = await quoteById(ctx, quoteId)
    return row && isTrue(row) ? row : undefined
  }
  const pathOf = (inquiryId: string | null) =>
    inquiryId === null || inquiryId === '' ? '/offers' : inquiryPath(inquiryId)
  return notice<OfQuote, InquiryFacts & { quoteId: string }>({
    kind: `sellerQuote${news}`,
    on,
    to: sellersWith(QUOTES, async (ctx, { quoteId }: OfQuote) => {
      const row = await quoteOf(ctx, quoteId)
      return row ? [row.sellerId] : []
    }),
    async facts(ctx, { quoteId }) {
      const row = await quoteOf(ctx, quoteId)
      return row && { quoteId, inquiryId: row.inquiryId ?? '', no: quoteLabel(row.quoteNo) }
    },
    link: ({ inquiryId }) => pathOf(inquiryId),
    async mail(ctx, { quoteId }, accountId) {
      const row = await quoteOf(ctx, quoteId)
      if (!row) return undefined
      const price = news === 'Counter' ? (row.counterMinor ?? row.priceMinor) : row.priceMinor
      return sellerQuoteEmail(ctx.locale, {
        news,
        no: quoteLabel(row.quoteNo),
        about: (await titlesOf(ctx, [row.deviceId])).get(row.deviceId) ?? '',
        price: formatter(ctx.locale).money(dirhams(price)),
        url: `${ctx.site.merchantUrl}${pathOf(row.inquiryId)}`,
        ...replyTo(ctx, news === 'Counter' ? row.requestId : null, accountId),
      })
    },
  })
}

export const sellerQuoteNotices = [
  requestNotice,
  messageNotice,
  aboutQuote(
    'Counter',
    quoteCountered,
    ({ kind, state }) => kind === 'quote' && state === 'countered',
  ),
  aboutQuote('Accepted', quoteAccepted, ({ state }) => state === 'accepted'),
  aboutQuote('Offer', offerMade, ({ kind, state }) => kind === 'offer' && state === 'open'),
]
