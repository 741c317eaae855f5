import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { formatter } from '@ironsouq/i18n/format'
import { knownLocale } from '@ironsouq/i18n/locales'
import { inquiryAnswered } from '#features/deals/inquiry/inquiry.events.ts'
import { inquiryById, messageAt } from '#features/deals/inquiry/inquiry.queries.ts'
import { sellerReplyAddressOf } from '#features/deals/inquiry/inquiry.reply-address.rules.ts'
import { titlesOf } from '#features/machines/device/device.queries.ts'
import { sellerPeopleOf } from '#features/people/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerQuoteEmail, type SellerQuoteEmail } from './emails/seller-quote.email.ts'
import { offerMade, quoteAccepted, quoteCountered, quoteRequestOpened } from './quote.events.ts'
import { quoteById, requestById, requestsOf } from './quote.queries.ts'
import { dirhams } from './quote.rules.ts'

interface Written extends Omit<SellerQuoteEmail, 'about' | 'price' | 'replyTo'> {
  id: string
  /** The request whose thread takes an answer by email. */
  answers: string | null
}

/** One email to each person of the seller who quotes; a repetition has the same Message-ID. */
async function emailSeller(
  ctx: Ctx,
  sellerId: string,
  { id, answers, ...given }: Written,
  about: (ctx: Ctx) => Promise<string>,
  priceMinor?: bigint,
): Promise<void> {
  for (const { accountId, email, locale: chosen } of await sellerPeopleOf(ctx, sellerId)) {
    const locale = knownLocale(chosen)
    const replyTo =
      answers === null
        ? undefined
        : sellerReplyAddressOf(ctx, { quoteRequestId: answers, accountId })
    const price = priceMinor === undefined ? '' : formatter(locale).money(dirhams(priceMinor))
    await sendEmail(ctx, {
      kind: 'notice',
      to: email,
      locale,
      messageId: `quote-${given.news.toLowerCase()}-${id}-${accountId}`,
      body: sellerQuoteEmail(locale, {
        ...given,
        price,
        about: await about({ ...ctx, locale }),
        ...(replyTo !== undefined && { replyTo }),
      }),
    })
  }
}

const inquiryPage = (ctx: Ctx, inquiryId: string) =>
  `${ctx.site.merchantUrl}/inquiries/${inquiryId}`
const offersPage = (ctx: Ctx) => `${ctx.site.merchantUrl}/offers`

/** About a quote or an offer, if it still is as the event says. */
async function emailAbout(
  ctx: Ctx,
  quoteId: string,
  news: 'Counter' | 'Accepted' | 'Offer',
  expected: { kind?: 'quote' | 'offer'; state: string },
): Promise<void> {
  const row = await quoteById(ctx, quoteId)
  if (!row || row.state !== expected.state) return
  if (expected.kind !== undefined && row.kind !== expected.kind) return
  const price = news === 'Counter' ? (row.counterMinor ?? row.priceMinor) : row.priceMinor
  const url = row.inquiryId === null ? offersPage(ctx) : inquiryPage(ctx, row.inquiryId)
  await emailSeller(
    ctx,
    row.sellerId,
    {
      id: quoteId,
      news,
      no: quoteLabel(row.quoteNo),
      url,
      answers: news === 'Counter' ? row.requestId : null,
    },
    async (ctx) => (await titlesOf(ctx, [row.deviceId])).get(row.deviceId) ?? '',
    price,
  )
}

export const sellerEmailConsumers = [
  consumer({
    name: 'quote.email-request',
    on: quoteRequestOpened,
    workerPool: 'email',
    async handle(ctx, { quoteRequestId: requestId }) {
      const request = await requestById(ctx, requestId)
      if (request?.state !== 'open' || request.sellerId === null) return
      const asked = await inquiryById(ctx, request.inquiryId)
      if (!asked) return
      const { inquiryNo, subject } = asked
      await emailSeller(
        ctx,
        request.sellerId,
        {
          id: requestId,
          news: 'Request',
          no: String(inquiryNo),
          url: inquiryPage(ctx, asked.id),
          answers: requestId,
        },
        () => Promise.resolve(subject),
      )
    },
  }),
  consumer({
    name: 'quote.email-message',
    on: inquiryAnswered,
    workerPool: 'email',
    async handle(ctx, { inquiryId, seq }) {
      const message = await messageAt(ctx, inquiryId, seq)
      const asked = await inquiryById(ctx, inquiryId)
      if (message?.author !== 'buyer' || !asked) return
      for (const { id, sellerId, state } of await requestsOf(ctx, inquiryId)) {
        const isReader = message.sellerId === null || message.sellerId === sellerId
        if (sellerId === null || !isReader || (state !== 'open' && state !== 'quoted')) continue
        await emailSeller(
          ctx,
          sellerId,
          {
            id: message.id,
            news: 'Message',
            no: String(asked.inquiryNo),
            url: inquiryPage(ctx, inquiryId),
            answers: id,
          },
          () => Promise.resolve(asked.subject),
        )
      }
    },
  }),
  consumer({
    name: 'quote.email-counter',
    on: quoteCountered,
    workerPool: 'email',
    handle: (ctx, { quoteId }) =>
      emailAbout(ctx, quoteId, 'Counter', { kind: 'quote', state: 'countered' }),
  }),
  consumer({
    name: 'quote.email-accepted',
    on: quoteAccepted,
    workerPool: 'email',
    handle: (ctx, { quoteId }) => emailAbout(ctx, quoteId, 'Accepted', { state: 'accepted' }),
  }),
  consumer({
    name: 'quote.email-offer',
    on: offerMade,
    workerPool: 'email',
    handle: (ctx, { quoteId }) =>
      emailAbout(ctx, quoteId, 'Offer', { kind: 'offer', state: 'open' }),
  }),
]
