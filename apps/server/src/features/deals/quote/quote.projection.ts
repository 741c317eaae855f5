import type { LandedCostTables } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { isOfRole, quoteLifecycle } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { proformaLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type {
  Quote,
  QuoteCost,
  QuoteDevice,
  QuoteRequest,
  QuoteSeller,
  QuotesOfInquiry,
} from '@ironsouq/contract/deals/quote/quote.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { ibanText } from '@ironsouq/contract/money/bank-account/iban'
import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { inquiryById, inquiryOf } from '#features/deals/inquiry/inquiry.queries.ts'
import { inquiry } from '#features/deals/inquiry/inquiry.tables.ts'
import { landedCostTables } from '#features/deals/landed-cost/landed-cost.queries.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardFacts } from '#features/machines/yard/yard.queries.ts'
import { confirmedBankAccount } from '#features/money/bank-account/bank-account.queries.ts'
import { answersBuyers } from '#features/people/seller-account/seller-account.queries.ts'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { sellersById, type SellerFacts } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import {
  offersOf,
  proformasOf,
  quoteById,
  quotesOf,
  requestsOf,
  type ProformaRow,
  type QuoteRequestRow,
  type QuoteRow,
} from './quote.queries.ts'
import { dirhams, invoiceOf, laterOf, partsOf } from './quote.rules.ts'
import { ACTOR_OF, isExpired, roleOf, type Party } from './quote.service.ts'
import { quote } from './quote.tables.ts'

const presentSeller = (facts: SellerFacts): QuoteSeller => ({
  code: facts.code,
  name: facts.name,
  isVerified: facts.licenceCheckedOn !== null,
  replyMinutes: facts.replyMinutes,
  soldCount: facts.soldCount,
  claimsUpheld: facts.claimsUpheld,
})

async function sellersOf(ctx: Ctx, ids: readonly (string | null)[]) {
  const known = await sellersById(
    ctx,
    ids.flatMap((id) => id ?? []),
  )
  return new Map([...known].map(([id, facts]) => [id, presentSeller(facts)]))
}

async function inquiriesOf(ctx: Ctx, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  const rows =
    wanted.length === 0
      ? []
      : await ctx.db
          .select({ id: inquiry.id, inquiryNo: inquiry.inquiryNo, deviceId: inquiry.deviceId })
          .from(inquiry)
          .where(inArray(inquiry.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

const presentDevice = (card: DeviceCard): QuoteDevice => ({
  deviceId: card.deviceId,
  title: card.title,
  stockNo: card.stockNo,
  yearMade: card.yearMade,
  workHours: card.workHours,
  hoursProven: card.hoursProven,
  grade: card.grade,
  inspected: card.inspected,
  repairs: card.actions,
  emirate: card.emirate,
  state: card.state,
  listPrice: card.price,
  picture: card.picture,
})

/** The frozen cost; of a place that was removed since, its code is shown. */
function presentCost(row: QuoteRow, { destinations }: LandedCostTables): QuoteCost | null {
  const { destinationCode: code, costMinor, importVatMinor } = row
  if (code === null || costMinor === null || importVatMinor === null) return null
  const to = destinations.find((each) => each.code === code)
  return {
    destination: code,
    place: to?.place ?? code,
    country: to?.country ?? '',
    parts: partsOf(row.costParts).map(({ kind, amount }) => ({ kind, amount: dirhams(amount) })),
    total: dirhams(costMinor),
    importVat: dirhams(importVatMinor),
  }
}

function presentPayments(row: QuoteRow) {
  const { balance, total } = invoiceOf(row)
  const later = laterOf(row)
  return {
    balance: dirhams(balance),
    later: later && {
      fee: dirhams(later.fee + later.feeVat),
      others: dirhams(later.others),
    },
    total: dirhams(later?.accepted ?? total),
  }
}

/** What the buyer of an accepted quote pays to, and whom they ask where the machine is, also once it is sold to them. */
async function contactsOf(ctx: Ctx, row: QuoteRow, invoice: ProformaRow | undefined, party: Party) {
  const isTaken = row.state === 'accepted' || row.state === 'sold'
  if (party.side !== 'buyer' || !isTaken) return { yard: null, account: null }
  const [found] = await ctx.db
    .select({ yard: yardFacts(sql`device.yard_id`, sql`${ctx.locale}::text`) })
    .from(device)
    .where(eq(device.id, row.deviceId))
  const now = await confirmedBankAccount(ctx, row.sellerId)
  const isOfInvoice = now?.confirmedAt && invoice && now.confirmedAt <= invoice.createdAt
  const { holder, bank, iban, swift } = now ?? { holder: '', bank: '', iban: '', swift: '' }
  return {
    yard: found?.yard ?? null,
    account: isOfInvoice ? { holder, bank, iban: ibanText(iban), swift } : null,
  }
}

const presentProforma = (
  quote: QuoteRow,
  row: ProformaRow | undefined,
  account: NonNullable<Quote['proforma']>['account'],
): Quote['proforma'] =>
  row
    ? {
        number: proformaLabel(row.year, row.number),
        issuedAt: row.createdAt.toISOString(),
        isReady: row.drawnAt !== null,
        deposit: dirhams(row.depositMinor),
        payments: presentPayments(quote),
        account,
      }
    : null

/** What the reader may do now: nothing with what has expired. */
function actionsFor(ctx: Ctx, row: QuoteRow, party: Party): Quote['actions'] {
  const isOver = row.state !== 'accepted' && isExpired(ctx, row)
  const isTheirs = isOfRole(roleOf(row, party))
  return isOver ? [] : allowed(quoteLifecycle, row.state, ACTOR_OF[party.side], isTheirs)
}

/** Quotes as one of the parties sees them. In a transaction the reads follow each other. */
export async function presentQuotes(
  ctx: Ctx,
  rows: readonly QuoteRow[],
  party: Party,
): Promise<Quote[]> {
  if (rows.length === 0) return []
  const cards = await cardsOf(
    ctx,
    rows.map(({ deviceId }) => deviceId),
  )
  const sellers = await sellersOf(
    ctx,
    rows.map(({ sellerId }) => sellerId),
  )
  const inquiries = await inquiriesOf(
    ctx,
    rows.map(({ inquiryId }) => inquiryId),
  )
  const proformas = await proformasOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const tables = await landedCostTables(ctx)
  const contacts = new Map<string, Awaited<ReturnType<typeof contactsOf>>>()
  for (const row of rows)
    contacts.set(row.id, await contactsOf(ctx, row, proformas.get(row.id), party))
  return rows.flatMap((row) => {
    const [card, by] = [cards.get(row.deviceId), sellers.get(row.sellerId)]
    const asked = row.inquiryId === null ? undefined : inquiries.get(row.inquiryId)
    if (!by) return []
    const { counterMinor, counteredAt, priceBeforeMinor } = row
    return [
      {
        quoteId: row.id,
        quoteNo: row.quoteNo,
        kind: row.kind,
        inquiryId: row.inquiryId,
        inquiryNo: asked?.inquiryNo ?? null,
        state: row.state,
        device: card ? presentDevice(card) : null,
        isAskedFor: row.kind === 'offer' || asked?.deviceId === row.deviceId,
        seller: by,
        isByStaff: row.isByStaff,
        price: dirhams(row.priceMinor),
        priceBefore: priceBeforeMinor === null ? null : dirhams(priceBeforeMinor),
        counter:
          counterMinor === null || counteredAt === null
            ? null
            : {
                price: dirhams(counterMinor),
                note: row.counterNote,
                at: counteredAt.toISOString(),
              },
        vat: row.vat,
        delivery: row.delivery,
        readyOn: row.readyOn,
        warranty: row.warranty,
        included: row.included,
        note: row.note,
        rate: { currency: row.rateCurrency, dirhams: String(Number(row.rate)) },
        cost: presentCost(row, tables),
        validUntil: row.validUntil.toISOString(),
        reservedUntil: row.reservedUntil?.toISOString() ?? null,
        proforma: presentProforma(
          row,
          proformas.get(row.id),
          contacts.get(row.id)?.account ?? null,
        ),
        yard: contacts.get(row.id)?.yard ?? null,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        actions: actionsFor(ctx, row, party),
      },
    ]
  })
}

export async function presentQuote(ctx: Ctx, row: QuoteRow, party: Party): Promise<Quote> {
  const [shown] = await presentQuotes(ctx, [row], party)
  if (!shown) throw notFound()
  return shown
}

/** One quote for its party; that of others is not found. */
export async function quoteFor(ctx: Ctx, quoteId: string, party: Party): Promise<QuoteRow> {
  const row = await quoteById(ctx, quoteId)
  const isOwn =
    party.side === 'staff' ||
    (party.side === 'buyer' ? row?.memberId === party.id : row?.sellerId === party.sellerId)
  if (!row || !isOwn) throw notFound()
  return row
}

function presentRequest(row: QuoteRequestRow, by: QuoteSeller | null): QuoteRequest {
  return {
    requestId: row.id,
    seller: by,
    state: row.state,
    openedAt: row.openedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    note: row.note,
  }
}

/** All quotes of an inquiry side by side. Buyers read the newest, and are not shown who only waits for a place. */
async function presentOfInquiry(
  ctx: Ctx,
  inquiryId: string,
  party: Party,
): Promise<QuotesOfInquiry> {
  const rows = await quotesOf(ctx, inquiryId)
  const read = party.side === 'buyer' ? rows.filter(({ state }) => state !== 'replaced') : rows
  const quotes = await presentQuotes(ctx, read, party)
  const all = await requestsOf(ctx, inquiryId)
  const requests = party.side === 'staff' ? all : all.filter(({ openedAt }) => openedAt !== null)
  const sellers = await sellersOf(
    ctx,
    requests.map(({ sellerId }) => sellerId),
  )
  return {
    quotes,
    requests: requests.map((row) =>
      presentRequest(row, row.sellerId === null ? null : (sellers.get(row.sellerId) ?? null)),
    ),
  }
}

export async function quotesForBuyer(ctx: Ctx, memberId: string, inquiryId: string) {
  if (!(await inquiryOf(ctx, memberId, inquiryId))) throw notFound()
  return presentOfInquiry(ctx, inquiryId, { side: 'buyer', id: memberId })
}

export async function quotesForStaff(ctx: Ctx, staffId: string, inquiryId: string) {
  if (!(await inquiryById(ctx, inquiryId))) throw notFound()
  return presentOfInquiry(ctx, inquiryId, { side: 'staff', id: staffId })
}

export async function offersFor(
  ctx: Ctx,
  party: Exclude<Party, { side: 'staff' }>,
  page: { current: number; size: number },
) {
  const of = party.side === 'buyer' ? { memberId: party.id } : { sellerId: party.sellerId }
  const { rows, total } = await offersOf(ctx, of, page)
  return { records: await presentQuotes(ctx, rows, party), total }
}

/**
 * Offers that staff answer: those to our own stock and to sellers without anyone who answers buyers in the portal,
 * where they would only expire.
 */
const forStaff = (ctx: Ctx) =>
  and(
    eq(quote.kind, 'offer'),
    notExists(
      ctx.db
        .select({ id: sellerAccount.id })
        .from(sellerAccount)
        .where(and(eq(sellerAccount.sellerId, quote.sellerId), answersBuyers)),
    ),
  )

export async function offersForStaff(
  ctx: Ctx,
  staffId: string,
  { current, size }: { current: number; size: number },
) {
  const which = forStaff(ctx)
  const rows = await ctx.db
    .select()
    .from(quote)
    .where(which)
    .orderBy(desc(quote.updatedAt), desc(quote.id))
    .limit(size)
    .offset((current - 1) * size)
  const records = await presentQuotes(ctx, rows, { side: 'staff', id: staffId })
  return { records, total: await ctx.db.$count(quote, which) }
}

/** An offer to a seller who has people is theirs to answer, and not found here. */
export async function refuseOfOthers(ctx: Ctx, quoteId: string): Promise<void> {
  const found = await ctx.db.$count(quote, and(eq(quote.id, quoteId), forStaff(ctx)))
  if (found === 0) throw notFound()
}
