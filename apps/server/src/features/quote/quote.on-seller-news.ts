import { quoteLabel } from '@ironsouq/contract/quote/quote.limits'
import { formatter } from '@ironsouq/i18n/format'
import { knownLocale } from '@ironsouq/i18n/locales'
import { titlesOf } from '#features/device/device.queries.ts'
import { inquiryById } from '#features/inquiry/inquiry.queries.ts'
import { sellerPeopleOf } from '#features/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerQuoteEmail, type SellerQuoteEmail } from './emails/seller-quote.email.ts'
import { offerMade, quoteAccepted, quoteCountered, quoteRequestOpened } from './quote.events.ts'
import { quoteById, requestById } from './quote.queries.ts'
import { dirhams } from './quote.rules.ts'

type Written = Omit<SellerQuoteEmail, 'about' | 'price'> & { id: string }

/** One email to each person of the seller who quotes; a repetition has the same Message-ID. */
async function emailSeller(
  ctx: Ctx,
  sellerId: string,
  { id, ...given }: Written,
  about: (ctx: Ctx) => Promise<string>,
  priceMinor?: bigint,
): Promise<void> {
  for (const { accountId, email, locale: chosen } of await sellerPeopleOf(ctx, sellerId)) {
    const locale = knownLocale(chosen)
    const price = priceMinor === undefined ? '' : formatter(locale).money(dirhams(priceMinor))
    await sendEmail(ctx, {
      kind: 'notice',
      to: email,
      locale,
      messageId: `quote-${given.news.toLowerCase()}-${id}-${accountId}`,
      body: sellerQuoteEmail(locale, { ...given, price, about: await about({ ...ctx, locale }) }),
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
    { id: quoteId, news, no: quoteLabel(row.quoteNo), url },
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
        { id: requestId, news: 'Request', no: String(inquiryNo), url: inquiryPage(ctx, asked.id) },
        () => Promise.resolve(subject),
      )
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
