import { BRANCH_TIME_ZONE } from '@ironsouq/contract/content/branch/branch-opening'
import { proformaLabel, PROFORMA_LINK_SECONDS } from '@ironsouq/contract/deals/quote/quote.limits'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { knownLocale, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, isNull } from 'drizzle-orm'
import { inquiryById } from '#features/deals/inquiry/inquiry.queries.ts'
import { landedCostTables } from '#features/deals/landed-cost/landed-cost.queries.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { confirmedBankAccount } from '#features/money/bank-account/bank-account.queries.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { nextNumber, skipNumbers, type Series } from '#kernel/data/numbers/number-series.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { invoiceParties } from './invoice/quote.parties.projection.ts'
import { proformaDrawn, proformaIssued } from './quote.events.ts'
import { proformaContent, type InvoiceNames } from './quote.proforma.document.ts'
import {
  proformaById,
  proformaOf,
  quoteById,
  type ProformaRow,
  type QuoteRow,
} from './quote.queries.ts'
import { invoiceOf } from './quote.rules.ts'
import { proforma } from './quote.tables.ts'

/** By the day where the platform is. */
const seriesAt = (now: Date): Series => ({
  series: 'proforma',
  year: Number(localTime(now, BRANCH_TIME_ZONE).day.slice(0, 4)),
})

/** Leaves a gap in the numbers of this year: those that followed may be on invoices that this database does not have. */
export const skipInvoiceNumbers = (ctx: Ctx, by: number): Promise<void> =>
  skipNumbers(ctx, seriesAt(ctx.now()), by)

/** Numbers the invoice of an accepted quote; the quote is locked, and one that has an invoice keeps it. */
export async function issueProforma(ctx: TxCtx, row: QuoteRow): Promise<void> {
  if (row.reservedUntil === null || (await proformaOf(ctx, row.id))) return
  const buyer = row.memberId === null ? null : await memberById(ctx, row.memberId)
  const series = seriesAt(ctx.now())
  const { net, vat, deposit } = invoiceOf(row)
  const { id: proformaId } = one(
    await ctx.db
      .insert(proforma)
      .values({
        year: series.year,
        number: await nextNumber(ctx, series),
        quoteId: row.id,
        sellerId: row.sellerId,
        locale: buyer?.locale ?? 'en',
        buyerName: buyer?.nickName ?? '',
        buyerCompany: buyer?.company ?? '',
        buyerEmail: buyer?.mail ?? '',
        buyerPhone: buyer?.mobile ?? '',
        netMinor: net,
        vatMinor: vat,
        depositMinor: deposit,
        dueAt: row.reservedUntil,
        createdAt: ctx.now(),
      })
      .returning({ id: proforma.id }),
  )
  await emit(ctx, proformaIssued, { proformaId })
}

/** Another day by which the deposit is due: the PDF is drawn again. */
export async function moveDueDate(ctx: TxCtx, quoteId: string, dueAt: Date): Promise<void> {
  const [moved] = await ctx.db
    .update(proforma)
    .set({ dueAt, drawnAt: null })
    .where(eq(proforma.quoteId, quoteId))
    .returning({ proformaId: proforma.id })
  if (moved) await emit(ctx, proformaIssued, moved)
}

/** An address of the PDF for a minute. */
export async function proformaLink(ctx: Ctx, quoteId: string) {
  const row = await proformaOf(ctx, quoteId)
  if (!row) throw notFound()
  if (row.objectKey === null || row.drawnAt === null) throw new Refusal('error.proformaNotReady')
  const url = await ctx.storage.presignDownload(row.objectKey, {
    fileName: `${proformaLabel(row.year, row.number)}.pdf`,
    from: ctx.now(),
    seconds: PROFORMA_LINK_SECONDS,
  })
  return { url }
}

/** Not one of the open folders: an invoice is opened by an address that is valid for a minute. */
const FOLDER = 'proforma'

/** Official papers are in Arabic; beside an Arabic sheet stands English. */
const besideOf = (locale: LocaleCode): LocaleCode => (locale === 'ar' ? 'en' : 'ar')

async function namesIn(ctx: Ctx, locale: LocaleCode, row: QuoteRow): Promise<InvoiceNames | null> {
  const inLanguage = { ...ctx, locale }
  const card = (await cardsOf(inLanguage, [row.deviceId])).get(row.deviceId)
  if (!card) return null
  const { destinations } = await landedCostTables(inLanguage)
  const to = destinations.find(({ code }) => code === row.destinationCode)
  return { locale, machine: card.title, seller: card.sellerName, place: to?.place ?? '' }
}

/**
 * Draws the PDF of an invoice and stores it under the invoice's id: a second run writes the same object. What was
 * erased meanwhile is not drawn.
 */
export async function drawProforma(ctx: Ctx, proformaId: string): Promise<void> {
  const invoice = await proformaById(ctx, proformaId)
  if (!invoice || invoice.drawnAt !== null || invoice.erasedAt !== null) return
  const row = await quoteById(ctx, invoice.quoteId)
  if (!row) return
  const locale = knownLocale(invoice.locale)
  const beside = besideOf(locale)
  const [main, other] = [await namesIn(ctx, locale, row), await namesIn(ctx, beside, row)]
  const card = (await cardsOf(ctx, [row.deviceId])).get(row.deviceId)
  if (!main || !other || !card) return
  const asked = row.inquiryId === null ? undefined : await inquiryById(ctx, row.inquiryId)
  const content = proformaContent({
    row,
    invoice,
    names: [main, other],
    inquiryNo: asked?.inquiryNo ?? null,
    stockNo: card.stockNo,
    yearMade: card.yearMade,
    parties: await invoiceParties(ctx, row),
    account: await confirmedBankAccount(ctx, row.sellerId),
  })
  const page =
    row.inquiryId === null ? 'user-center/inquiry-list' : `inquiry-detail/${row.inquiryId}`
  const link = `/${locale}/${page}`
  const pdf = await ctx.documents.proforma({ locale, beside, content, link })
  const objectKey = `${FOLDER}/${invoice.id}.pdf`
  // The row names the file before it exists, so that one that a crash leaves behind is found and removed.
  const isStated = and(eq(proforma.id, invoice.id), isNull(proforma.erasedAt))
  if (!(await ctx.db.update(proforma).set({ objectKey }).where(isStated)).rowCount) return
  await ctx.storage.put(objectKey, pdf, 'application/pdf')
  const isDrawn = await atomic(ctx, async (ctx) => {
    const drawn = await ctx.db
      .update(proforma)
      .set({ drawnAt: ctx.now() })
      .where(and(isStated, eq(proforma.dueAt, invoice.dueAt), isNull(proforma.drawnAt)))
    if (drawn.rowCount) await emit(ctx, proformaDrawn, { quoteId: row.id })
    return Boolean(drawn.rowCount)
  })
  if (!isDrawn) await drawnInVain(ctx, invoice, objectKey)
}

/** Someone else was first: the buyer was erased, another run drew the same, or the date has changed. */
async function drawnInVain(ctx: Ctx, { id, dueAt }: ProformaRow, objectKey: string): Promise<void> {
  const now = await proformaById(ctx, id)
  if (!now || now.erasedAt !== null) return ctx.storage.remove(objectKey)
  if (now.dueAt.getTime() === dueAt.getTime()) return
  // What was stored last may be this sheet with the old date: the next attempt draws the new one.
  await ctx.db.update(proforma).set({ drawnAt: null }).where(eq(proforma.id, id))
  throw new Error('the date of an invoice changed while it was drawn')
}
