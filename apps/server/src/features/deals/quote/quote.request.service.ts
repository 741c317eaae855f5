import type { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteRequestLifecycle } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { SELLERS_AT_ONCE, SELLERS_NAMED_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import {
  inquiryById,
  lockedInquiry,
  type InquiryRecord,
} from '#features/deals/inquiry/inquiry.queries.ts'
import { pushInquiry } from '#features/deals/inquiry/inquiry.review.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { sellerByCode, sellersById } from '#features/people/seller/seller.queries.ts'
import { isSuspendedNow, refuseSuspended } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { dropWaiting } from './quote.end.service.ts'
import { quoteRequestOpened } from './quote.events.ts'
import { requestById, requestsOf, type QuoteRequestRow } from './quote.queries.ts'
import { dueAfter } from './quote.reply-time.service.ts'
import { quoteRequest } from './quote.tables.ts'

type Push = BodyOf<typeof inquiryStaffEndpoints.push>

const fault = (field: string, key: 'error.fieldRequired' | 'error.fieldNotAllowed') =>
  new FieldFaults([{ field, key, values: {} }])

/** A seller that may be asked: one whose trade licence was checked. */
async function verifiedSeller(ctx: Ctx, code: string, field: string): Promise<string> {
  const named = await sellerByCode(ctx, code)
  if (!named) throw fault(field, 'error.fieldRequired')
  if (named.licenceCheckedOn === null) throw new Refusal('error.sellerNotVerified')
  return named.id
}

/** The sellers in the order in which they are asked; null is our own stock. */
async function sellersFor(ctx: Ctx, given: Push, row: InquiryRecord): Promise<(string | null)[]> {
  if (given.recipient === 'ownStock') return [null]
  const codes = given.sellerCodes ?? (given.sellerCode === undefined ? [] : [given.sellerCode])
  if (codes.length === 0) {
    const named =
      row.sellerId === null ? undefined : (await sellersById(ctx, [row.sellerId])).get(row.sellerId)
    if (!named) throw fault('sellerCode', 'error.fieldRequired')
    return [await verifiedSeller(ctx, named.code, 'sellerCode')]
  }
  const field = given.sellerCodes ? 'sellerCodes' : 'sellerCode'
  const ids: string[] = []
  for (const code of new Set(codes)) ids.push(await verifiedSeller(ctx, code, field))
  return ids
}

/** Sends an inquiry on: the first five sellers get it at once, the others wait for a place. */
export const pushToSellers = (ctx: Ctx, staffId: string, given: Push) =>
  atomic(ctx, async (ctx) => {
    const row = await inquiryById(ctx, given.inquiryId)
    if (!row) throw notFound()
    const sellers = await sellersFor(ctx, given, row)
    const { state } = await pushInquiry(ctx, staffId, {
      inquiryId: row.id,
      recipient: given.recipient,
      sellerId: sellers[0] ?? null,
    })
    for (const [at, sellerId] of sellers.entries()) await addRequest(ctx, row, sellerId, at + 1)
    await fillPlaces(ctx, row.id)
    return { state }
  })

async function addRequest(ctx: TxCtx, row: InquiryRecord, sellerId: string | null, rank: number) {
  if (sellerId !== null) await refuseSuspended(ctx, sellerId)
  const buyer = await memberById(ctx, row.memberId)
  await ctx.db.insert(quoteRequest).values({
    inquiryId: row.id,
    sellerId,
    rank,
    buyerName: buyer?.nickName ?? '',
    buyerCompany: buyer?.company ?? '',
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
}

/** Asks one more seller about an inquiry that was sent on; with five already asked it waits. */
export const askOneMore = (ctx: Ctx, inquiryId: string, sellerCode: string | null) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedInquiry(ctx, inquiryId)
    if (!row) throw notFound()
    if (row.state !== 'pushed') throw new Refusal('error.inquiryNotOpen')
    const sellerId =
      sellerCode === null ? null : await verifiedSeller(ctx, sellerCode, 'sellerCode')
    const known = await requestsOf(ctx, inquiryId)
    if (known.some((each) => each.sellerId === sellerId))
      throw new Refusal('error.sellerAskedAlready')
    // Not their number: a seller who was deleted left a gap in the order.
    const last = Math.max(0, ...known.map(({ rank }) => rank))
    if (last >= SELLERS_NAMED_MAX) throw new Refusal('error.sellersMany')
    await addRequest(ctx, row, sellerId, last + 1)
    ctx.audit('inquiry', inquiryId, null, { asked: sellerCode })
    await fillPlaces(ctx, inquiryId)
  })

/**
 * Gives free places to those who wait, in their order. The inquiry is locked, so that two who end at once do
 * not hand over to the same seller.
 */
async function fillPlaces(ctx: TxCtx, inquiryId: string): Promise<void> {
  const row = await lockedInquiry(ctx, inquiryId)
  if (row?.state !== 'pushed') return
  const requests = await requestsOf(ctx, inquiryId)
  const taken = new Set(
    requests.flatMap(({ state, place }) => (state === 'open' || state === 'quoted' ? [place] : [])),
  )
  const waiting = requests.filter(({ state }) => state === 'waiting')
  for (let place = 1; place <= SELLERS_AT_ONCE; place++) {
    const next = taken.has(place) ? undefined : await nextOf(ctx, waiting)
    if (next) await openRequest(ctx, next.id, place)
  }
}

/** Who was suspended while they waited is not asked. */
async function nextOf(ctx: TxCtx, waiting: QuoteRequestRow[]) {
  for (;;) {
    const next = waiting.shift()
    if (!next || next.sellerId === null || !(await isSuspendedNow(ctx, next.sellerId))) return next
    await dropWaiting(ctx, next.id)
  }
}

async function openRequest(ctx: TxCtx, requestId: string, place: number) {
  const now = ctx.now()
  const dueAt = await dueAfter(ctx, now)
  await transition(
    ctx,
    quoteRequest,
    quoteRequestLifecycle,
    { id: requestId, action: 'open', by: 'system' },
    {
      set: { place, openedAt: now, dueAt, updatedAt: now },
      emit: [occurrence(quoteRequestOpened, { quoteRequestId: requestId })],
    },
  )
}

export const handOver = (ctx: Ctx, requestId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await requestById(ctx, requestId)
    if (row) await fillPlaces(ctx, row.inquiryId)
  })
