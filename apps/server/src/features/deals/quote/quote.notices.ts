import { proformaLabel, quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import { inquiryById } from '#features/deals/inquiry/inquiry.queries.ts'
import { momentOf } from '#features/identity/session/session.email-facts.rules.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { notice, type NoticeReader, type Occurred } from '#kernel/work/notices.ts'
import { quoteEmail, type QuoteEmailKind } from './emails/quote.email.ts'
import {
  proformaDrawn,
  quoteCountered,
  quoteDeclined,
  quoteExpired,
  quoteFinal,
  quoteMade,
} from './quote.events.ts'
import { presentQuote } from './quote.projection.ts'
import { proformaOf, quoteById, type QuoteRow } from './quote.queries.ts'
import { dirhams } from './quote.rules.ts'

type OfQuote = Occurred<{ quoteId: string }>

interface QuoteFacts extends Record<string, string> {
  quoteId: string
  inquiryId: string
  no: string
  deviceId: string
  /** In dirhams. */
  price: string
  number: string
  until: string
}

const pathOf = ({ inquiryId }: Pick<QuoteFacts, 'inquiryId'>) =>
  inquiryId === '' ? '/user-center/inquiry-list' : `/inquiry-detail/${inquiryId}`

async function factsOf(ctx: Ctx, row: QuoteRow): Promise<QuoteFacts> {
  const asked = row.inquiryId === null ? undefined : await inquiryById(ctx, row.inquiryId)
  const invoice = await proformaOf(ctx, row.id)
  // Of a counter-offer to an offer the reader wants the other price.
  const price = row.kind === 'offer' ? (row.counterMinor ?? row.priceMinor) : row.priceMinor
  return {
    quoteId: row.id,
    inquiryId: row.inquiryId ?? '',
    no: asked ? String(asked.inquiryNo) : '',
    deviceId: row.deviceId,
    price: dirhams(price).amount,
    number: invoice ? proformaLabel(invoice.year, invoice.number) : '',
    until: row.reservedUntil?.toISOString() ?? '',
  }
}

/** The quote, if the news is still true of it. */
async function newsOf(ctx: Ctx, quoteId: string, isTrue: (row: QuoteRow) => boolean) {
  const row = await quoteById(ctx, quoteId)
  return row?.memberId && isTrue(row) ? { ...row, memberId: row.memberId } : undefined
}

async function emailAbout(ctx: Ctx, row: QuoteRow & { memberId: string }, news: QuoteEmailKind) {
  const shown = await presentQuote(ctx, row, { side: 'buyer', id: row.memberId })
  const facts = await factsOf(ctx, row)
  const money = moneyTexts({ locale: ctx.locale, currencies: await currencies(ctx) })
  const t = translator(ctx.locale)
  const at = (moment: string | null) => (moment ? momentOf(t, ctx.locale, new Date(moment)) : '')
  const price = money.both({ amount: facts.price, currency: 'AED' })
  const { cost, proforma, rate } = shown
  const email: EmailBody = quoteEmail(ctx.locale, {
    news,
    no: facts.no,
    machine: shown.device?.title ?? '',
    price,
    facts: [
      { label: 'mail.inquiryMachine', value: shown.device?.title ?? '' },
      { label: 'mail.inquirySeller', value: shown.seller.name },
      { label: 'mail.quoteNumber', value: quoteLabel(shown.quoteNo) },
      { label: 'mail.quotePrice', value: price },
      {
        label: 'mail.quoteLanded',
        values: { place: cost?.place ?? '' },
        value: cost ? money.both(cost.total) : '',
      },
      { label: 'mail.quoteRate', value: `1 ${rate.currency} = ${rate.dirhams} AED` },
      {
        label: 'mail.quoteReady',
        value: shown.readyOn ? formatter(ctx.locale).date(shown.readyOn) : '',
      },
      { label: 'mail.quoteValidUntil', value: proforma ? '' : at(shown.validUntil) },
      { label: 'mail.quoteInvoice', value: proforma?.number ?? '' },
      { label: 'mail.quoteDeposit', value: proforma ? money.both(proforma.deposit) : '' },
      { label: 'mail.quoteDueBy', value: at(shown.reservedUntil) },
    ],
    note: news === 'quoteReceived' ? shown.note : '',
    number: facts.number,
    until: at(shown.reservedUntil),
    path: pathOf(facts),
    siteUrl: ctx.site.url,
  })
  return email
}

const aboutQuote = (kind: QuoteEmailKind, isTrue: (row: QuoteRow) => boolean) => ({
  kind,
  group: 'machines' as const,
  async to(ctx: Ctx, { quoteId }: OfQuote) {
    const row = await newsOf(ctx, quoteId, isTrue)
    return row ? [row.memberId] : []
  },
  async facts(ctx: Ctx, { quoteId }: OfQuote): Promise<QuoteFacts | undefined> {
    const row = await newsOf(ctx, quoteId, isTrue)
    return row && factsOf(ctx, row)
  },
  link: pathOf,
  words(
    { no = '', price = '0', deviceId, number = '', until = '' }: Partial<QuoteFacts>,
    reader: NoticeReader,
  ) {
    const format = formatter(reader.locale, { timeZone: reader.timeZone })
    return {
      no,
      number,
      machine: reader.machine(deviceId),
      price: reader.money.both({ amount: price, currency: 'AED' }),
      until: until === '' ? '' : format.dateTime(new Date(until)),
    }
  },
  async mail(ctx: Ctx, { quoteId }: OfQuote) {
    const row = await newsOf(ctx, quoteId, isTrue)
    return row && emailAbout(ctx, row, kind)
  },
})

export const quoteNotices = [
  notice({
    ...aboutQuote('quoteReceived', ({ kind, state }) => kind === 'quote' && state === 'open'),
    on: quoteMade,
  }),
  notice({
    ...aboutQuote('quoteFinal', ({ kind, state }) => kind === 'quote' && state === 'final'),
    on: quoteFinal,
  }),
  notice({
    ...aboutQuote('quoteReserved', ({ state }) => state === 'accepted'),
    on: proformaDrawn,
  }),
  notice({
    ...aboutQuote('quoteExpired', ({ kind, state }) => kind === 'quote' && state === 'expired'),
    on: quoteExpired,
  }),
  notice({
    ...aboutQuote('offerCountered', ({ kind, state }) => kind === 'offer' && state === 'countered'),
    on: quoteCountered,
  }),
  notice({
    ...aboutQuote('offerDeclined', ({ kind, state }) => kind === 'offer' && state === 'declined'),
    on: quoteDeclined,
  }),
]
