import { quoteRequestLifecycle } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import {
  OFFERS_A_DAY,
  QUOTES_MADE_MAX,
  QUOTES_OPEN_MAX,
} from '@ironsouq/contract/deals/quote/quote.limits'
import type { OfferForm, QuoteForm } from '@ironsouq/contract/deals/quote/quote.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { lockedInquiry, type InquiryRecord } from '#features/deals/inquiry/inquiry.queries.ts'
import {
  destinationCodeFor,
  destinationCodes,
} from '#features/deals/landed-cost/landed-cost.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { refuseAccountNumber } from '#kernel/account-number.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { offerMade, quoteMade } from './quote.events.ts'
import {
  lockedRequest,
  offersToday,
  quotesCounted,
  requestById,
  type QuoteRequestRow,
} from './quote.queries.ts'
import { noteAnswer } from './quote.reply-time.service.ts'
import { frozenParts, type FrozenCost } from './quote.rules.ts'
import { lockedQuote, moveQuote, type Party } from './quote.service.ts'
import { quote, quoteRequest } from './quote.tables.ts'
import {
  checkReadyOn,
  costOfTerms,
  fault,
  machineForSale,
  rateToday,
  validUntil,
} from './quote.terms.service.ts'

const costColumns = (cost: FrozenCost | null) =>
  cost && {
    destinationCode: cost.destinationCode,
    costParts: frozenParts(cost.parts),
    costMinor: cost.total,
    importVatMinor: cost.importVat,
  }

/** A second open price for the same machine violates a unique index: the first must end before. */
async function onlyOnce<T>(insert: Promise<T>): Promise<T> {
  try {
    return await insert
  } catch (err) {
    const name = violatedConstraint(err)
    if (name === 'quote_open_once' || name === 'quote_open_offer_once')
      throw new Refusal('error.quoteOpenAlready')
    throw err
  }
}

/** What a form comes to for the buyer of an inquiry. */
export async function termsOf(ctx: TxCtx, asked: InquiryRecord | undefined, form: QuoteForm) {
  if (!asked) throw notFound()
  if (asked.state !== 'pushed') throw new Refusal('error.inquiryNotOpen')
  checkReadyOn(ctx, form.readyOn)
  const card = await machineForSale(ctx, form.deviceId)
  const priceMinor = minorOf(form.price)
  const place = await destinationCodeFor(ctx, asked.destinationCode, asked.country)
  const atPlace = await costOfTerms(ctx, card, { ...form, priceMinor }, place)
  return { asked, priceMinor, ...atPlace, ...(await rateToday(ctx)) }
}

interface Author {
  by: 'merchant' | 'staff'
  id: string
}

/** Whose machine a request may be answered with. */
async function sellerOfMachine(ctx: Ctx, request: QuoteRequestRow, deviceId: string) {
  const { sellerId, ownership } = await deviceRow(ctx, deviceId)
  const fits = request.sellerId === null ? ownership === 'own' : sellerId === request.sellerId
  if (!fits) throw fault('deviceId')
  return sellerId
}

/** Each quote is an email to the buyer. They are counted under the lock of the request. */
async function refuseMany(ctx: TxCtx, requestId: string): Promise<void> {
  const { open, made } = await quotesCounted(ctx, requestId)
  if (open >= QUOTES_OPEN_MAX || made >= QUOTES_MADE_MAX) throw new Refusal('error.quotesMany')
}

interface Written {
  request: Pick<QuoteRequestRow, 'id' | 'buyerName' | 'buyerCompany'>
  sellerId: string
  author: Author
  form: QuoteForm
  terms: Awaited<ReturnType<typeof termsOf>>
}

/** The row of a quote, with its news for the buyer. */
async function writeQuote(ctx: TxCtx, { request, sellerId, author, form, terms }: Written) {
  const { asked, priceMinor, cost, rate, rateCurrency } = terms
  const made = await onlyOnce(
    ctx.db
      .insert(quote)
      .values({
        kind: 'quote',
        inquiryId: asked.id,
        requestId: request.id,
        deviceId: form.deviceId,
        sellerId,
        memberId: asked.memberId,
        buyerName: request.buyerName,
        buyerCompany: request.buyerCompany,
        authorId: author.id,
        isByStaff: author.by === 'staff',
        priceMinor,
        vat: form.vat,
        delivery: form.delivery,
        readyOn: form.readyOn,
        warranty: form.warranty,
        included: form.included,
        note: form.note,
        rate,
        rateCurrency,
        ...costColumns(cost),
        validUntil: validUntil(ctx, form.validDays),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .returning(),
  )
  const row = one(made)
  ctx.audit('quote', row.id, null, { price: form.price, deviceId: form.deviceId })
  await emit(ctx, quoteMade, { quoteId: row.id })
  return row
}

/** Answers a request with a price. The inquiry is locked first, as it is by an acceptance. */
async function quoteFor(ctx: TxCtx, request: QuoteRequestRow, author: Author, form: QuoteForm) {
  // Both are in our email, and what is included is a line of our invoice.
  refuseAccountNumber(form.included, form.note)
  const terms = await termsOf(ctx, await lockedInquiry(ctx, request.inquiryId), form)
  const locked = await lockedRequest(ctx, { requestId: request.id })
  if (locked?.state !== 'open' && locked?.state !== 'quoted')
    throw new Refusal('error.stateChanged')
  const sellerId = await sellerOfMachine(ctx, locked, form.deviceId)
  await refuseMany(ctx, locked.id)
  await noteAnswer(ctx, locked)
  const row = await writeQuote(ctx, { request: locked, sellerId, author, form, terms })
  if (locked.state === 'open')
    await transition(
      ctx,
      quoteRequest,
      quoteRequestLifecycle,
      { id: locked.id, action: 'quote', by: author.by, actorId: author.id },
      { set: { updatedAt: ctx.now() } },
    )
  return row
}

/** A seller's quote for an inquiry that was pushed to them. */
export const quoteAsSeller = (
  ctx: Ctx,
  { id, sellerId }: { id: string; sellerId: string },
  { inquiryId, ...form }: QuoteForm & { inquiryId: string },
) =>
  atomic(ctx, async (ctx) => {
    // The inquiry is locked before the request, as it is everywhere.
    if (!(await lockedInquiry(ctx, inquiryId))) throw notFound()
    const request = await lockedRequest(ctx, { inquiryId, sellerId })
    if (!request) throw notFound()
    return quoteFor(ctx, request, { by: 'merchant', id }, form)
  })

/**
 * A new quote for the same machine takes the place of an open one. The inquiry is locked, as it is by an acceptance:
 * of the two, the second finds another state and is refused.
 */
export const replaceQuote = (
  ctx: Ctx,
  seller: Extract<Party, { side: 'seller' }>,
  { quoteId, ...changed }: Omit<QuoteForm, 'deviceId'> & { quoteId: string },
) =>
  atomic(ctx, async (ctx) => {
    refuseAccountNumber(changed.included, changed.note)
    const before = await lockedQuote(ctx, seller, quoteId)
    await moveQuote(ctx, before, seller, 'replace')
    const { requestId, inquiryId, deviceId, sellerId, buyerName, buyerCompany } = before
    if (requestId === null || inquiryId === null) throw new Refusal('error.stateChanged')
    const form = { ...changed, deviceId }
    const terms = await termsOf(ctx, await lockedInquiry(ctx, inquiryId), form)
    await refuseMany(ctx, requestId)
    return writeQuote(ctx, {
      request: { id: requestId, buyerName, buyerCompany },
      sellerId,
      author: { by: 'merchant', id: seller.id },
      form,
      terms,
    })
  })

/** Staff quote for our own stock, or on behalf of a seller, which the quote says [IN-6]. */
export const quoteAsStaff = (
  ctx: Ctx,
  staffId: string,
  { requestId, ...form }: QuoteForm & { requestId: string },
) =>
  atomic(ctx, async (ctx) => {
    const request = await requestById(ctx, requestId)
    if (!request) throw notFound()
    return quoteFor(ctx, request, { by: 'staff', id: staffId }, form)
  })

/** The machines whose sellers read offers. */
const TAKES_OFFERS = ['offer', 'onRequest'] as const

/** A buyer's offer on a listed price. What a quote states about the machine is that of the listing. */
export const makeOffer = (ctx: Ctx, memberId: string, form: OfferForm) =>
  atomic(ctx, async (ctx) => {
    const buyer = await lockMember(ctx, memberId)
    if ((await offersToday(ctx, memberId)) >= OFFERS_A_DAY)
      throw new Refusal('error.offersMany', {}, 429)
    const card = await machineForSale(ctx, form.deviceId)
    if (!TAKES_OFFERS.some((mode) => mode === card.priceMode))
      throw new Refusal('error.offersNotTaken')
    if (form.destination !== '' && !(await destinationCodes(ctx)).has(form.destination))
      throw fault('destination')
    // A price to a port is the price to one that is named.
    if (form.delivery === 'toPort' && form.destination === '') throw fault('destination')
    const { sellerId, warranty } = await deviceRow(ctx, form.deviceId)
    const priceMinor = minorOf(form.price)
    const place = form.destination === '' ? null : form.destination
    const terms = { priceMinor, vat: card.vatMode, delivery: form.delivery }
    const { cost } = await costOfTerms(ctx, card, terms, place)
    const made = await onlyOnce(
      ctx.db
        .insert(quote)
        .values({
          kind: 'offer',
          deviceId: form.deviceId,
          sellerId,
          memberId,
          buyerName: buyer.nickName,
          buyerCompany: buyer.company,
          authorId: memberId,
          ...terms,
          readyOn: null,
          warranty,
          included: '',
          note: form.note,
          ...(await rateToday(ctx)),
          ...costColumns(cost),
          validUntil: validUntil(ctx, form.validDays),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning(),
    )
    const row = one(made)
    await emit(ctx, offerMade, { quoteId: row.id })
    return row
  })
