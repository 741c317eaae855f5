import { knownLocale, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, isNull } from 'drizzle-orm'
import { cardsOf } from '#features/device-card/device-card.projection.ts'
import { inquiryById } from '#features/inquiry/inquiry.queries.ts'
import { landedCostTables } from '#features/landed-cost/landed-cost.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { proformaDrawn } from './quote.events.ts'
import { proformaContent, type InvoiceNames } from './quote.proforma.document.ts'
import { proformaById, quoteById, type QuoteRow } from './quote.queries.ts'
import { proforma } from './quote.tables.ts'

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
  if (!invoice || invoice.objectKey !== null || invoice.erasedAt !== null) return
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
  })
  const page =
    row.inquiryId === null ? 'user-center/inquiry-list' : `inquiry-detail/${row.inquiryId}`
  const link = `/${locale}/${page}`
  const pdf = await ctx.documents.proforma({ locale, beside, content, link })
  const objectKey = `${FOLDER}/${invoice.id}.pdf`
  await ctx.storage.put(objectKey, pdf, 'application/pdf')
  await atomic(ctx, async (ctx) => {
    const drawn = await ctx.db
      .update(proforma)
      .set({ objectKey })
      .where(and(eq(proforma.id, proformaId), isNull(proforma.objectKey)))
    if (drawn.rowCount) await emit(ctx, proformaDrawn, { quoteId: row.id })
  })
}
