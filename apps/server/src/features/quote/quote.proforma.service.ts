import { BRANCH_TIME_ZONE } from '@ironsouq/contract/branch/branch-opening'
import { proformaLabel, PROFORMA_LINK_SECONDS } from '@ironsouq/contract/quote/quote.limits'
import { localTime } from '@ironsouq/contract/yard/opening-hours'
import { sql } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { proformaIssued } from './quote.events.ts'
import { proformaOf, type QuoteRow } from './quote.queries.ts'
import { invoiceOf } from './quote.rules.ts'
import { proforma, proformaCounter } from './quote.tables.ts'

/** The next number of a year. Its row stays locked until the commit, so no number is skipped or given twice. */
async function nextNumber(ctx: TxCtx, year: number): Promise<number> {
  const rows = await ctx.db
    .insert(proformaCounter)
    .values({ year, last: 1, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: proformaCounter.year,
      set: { last: sql`${proformaCounter.last} + 1` },
    })
    .returning({ last: proformaCounter.last })
  return one(rows).last
}

/** Numbers the invoice of an accepted quote; the quote is locked, and one that has an invoice keeps it. */
export async function issueProforma(ctx: TxCtx, row: QuoteRow): Promise<void> {
  if (row.reservedUntil === null || (await proformaOf(ctx, row.id))) return
  const buyer = row.memberId === null ? null : await memberById(ctx, row.memberId)
  const year = Number(localTime(ctx.now(), BRANCH_TIME_ZONE).day.slice(0, 4))
  const { net, vat, deposit } = invoiceOf(row)
  const { id: proformaId } = one(
    await ctx.db
      .insert(proforma)
      .values({
        year,
        number: await nextNumber(ctx, year),
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

/** An address of the PDF for a minute. */
export async function proformaLink(ctx: Ctx, quoteId: string) {
  const row = await proformaOf(ctx, quoteId)
  if (!row) throw notFound()
  if (row.objectKey === null) throw new Refusal('error.proformaNotReady')
  const url = await ctx.storage.presignDownload(row.objectKey, {
    fileName: `${proformaLabel(row.year, row.number)}.pdf`,
    from: ctx.now(),
    seconds: PROFORMA_LINK_SECONDS,
  })
  return { url }
}
