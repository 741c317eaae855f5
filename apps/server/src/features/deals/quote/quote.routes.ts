import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import type { CounterAnswer } from '@ironsouq/contract/deals/quote/quote.schema'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { announceWithoutAccount } from './account/quote.account.service.ts'
import {
  acceptCounter,
  acceptQuote,
  extendReservation,
  releaseQuote,
  sellQuoted,
} from './quote.acceptance.service.ts'
import { declineRequest } from './quote.end.service.ts'
import { makeOffer, quoteAsStaff } from './quote.make.service.ts'
import { proformaLink } from './quote.proforma.service.ts'
import {
  offersFor,
  offersForStaff,
  presentQuote,
  quoteFor,
  quotesForBuyer,
  quotesForStaff,
  refuseOfOthers,
} from './quote.projection.ts'
import { lockedRequest, type QuoteRow } from './quote.queries.ts'
import { askOneMore, pushToSellers } from './quote.request.service.ts'
import {
  counterQuote,
  declineQuote,
  keepPrice,
  revisePrice,
  withdrawQuote,
  type Party,
} from './quote.service.ts'

/** A command and the quote as it is after it, in one transaction. */
export const shown = (ctx: Ctx, party: Party, run: (ctx: Ctx) => Promise<QuoteRow>) =>
  atomic(ctx, async (ctx) => presentQuote(ctx, await run(ctx), party))

/** Before an acceptance, outside its transaction. */
const seeAccount = async (ctx: Ctx, party: Party, quoteId: string): Promise<void> =>
  announceWithoutAccount(ctx, await quoteFor(ctx, quoteId, party))

/** The same before the answer to a counter-offer, which may accept it. */
const seeAccountIfAccepted = async (ctx: Ctx, party: Party, given: CounterAnswer) => {
  if (given.answer === 'accept') await seeAccount(ctx, party, given.quoteId)
}

export function answerCounter(ctx: Ctx, party: Party, given: CounterAnswer) {
  if (given.answer === 'accept') return acceptCounter(ctx, party, given.quoteId)
  if (given.answer === 'keep') return keepPrice(ctx, party, given.quoteId)
  return revisePrice(ctx, party, given.quoteId, minorOf(given.price))
}

const buyer = ({ id }: { id: string }): Party & { side: 'buyer' } => ({ side: 'buyer', id })
const staff = ({ id }: { id: string }): Party => ({ side: 'staff', id })

export const quoteRoutes: Routes = (serve) => {
  serve(quoteEndpoints.ofInquiry, ({ ctx, actor, query }) =>
    quotesForBuyer(ctx, actor.id, query.inquiryId),
  )
  serve(quoteEndpoints.detail, async ({ ctx, actor, query }) =>
    presentQuote(ctx, await quoteFor(ctx, query.quoteId, buyer(actor)), buyer(actor)),
  )
  serve(quoteEndpoints.offers, ({ ctx, actor, query }) => offersFor(ctx, buyer(actor), query))
  serve(
    quoteEndpoints.accept,
    ({ ctx, actor, body }) =>
      shown(ctx, buyer(actor), (ctx) => acceptQuote(ctx, buyer(actor), body.quoteId, body.price)),
    { prepare: ({ ctx, actor, body }) => seeAccount(ctx, buyer(actor), body.quoteId) },
  )
  serve(quoteEndpoints.counter, ({ ctx, actor, body }) =>
    shown(ctx, buyer(actor), (ctx) => counterQuote(ctx, buyer(actor), body)),
  )
  serve(quoteEndpoints.decline, ({ ctx, actor, body }) =>
    shown(ctx, buyer(actor), (ctx) => declineQuote(ctx, buyer(actor), body.quoteId, body.note)),
  )
  serve(quoteEndpoints.offer, ({ ctx, actor, body }) =>
    shown(ctx, buyer(actor), (ctx) => makeOffer(ctx, actor.id, body)),
  )
  serve(
    quoteEndpoints.answer,
    ({ ctx, actor, body }) =>
      shown(ctx, buyer(actor), (ctx) => answerCounter(ctx, buyer(actor), body)),
    { prepare: ({ ctx, actor, body }) => seeAccountIfAccepted(ctx, buyer(actor), body) },
  )
  serve(quoteEndpoints.withdraw, ({ ctx, actor, body }) =>
    shown(ctx, buyer(actor), (ctx) => withdrawQuote(ctx, buyer(actor), body.quoteId)),
  )
  serve(quoteEndpoints.proforma, async ({ ctx, actor, query }) => {
    const { id } = await quoteFor(ctx, query.quoteId, buyer(actor))
    return proformaLink(ctx, id)
  })
}

export const quoteStaffRoutes: Routes = (serve) => {
  // Who gets an inquiry are requests for quotes: the push of an inquiry is served here.
  serve(inquiryStaffEndpoints.push, ({ ctx, actor, body }) => pushToSellers(ctx, actor.id, body))
  serve(quoteStaffEndpoints.ofInquiry, ({ ctx, actor, query }) =>
    quotesForStaff(ctx, actor.id, query.inquiryId),
  )
  serve(quoteStaffEndpoints.detail, async ({ ctx, actor, query }) =>
    presentQuote(ctx, await quoteFor(ctx, query.quoteId, staff(actor)), staff(actor)),
  )
  serve(quoteStaffEndpoints.ask, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await askOneMore(ctx, body.inquiryId, body.sellerCode)
      return quotesForStaff(ctx, actor.id, body.inquiryId)
    }),
  )
  serve(quoteStaffEndpoints.make, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) => quoteAsStaff(ctx, actor.id, body)),
  )
  serve(quoteStaffEndpoints.declineRequest, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      const request = await lockedRequest(ctx, { requestId: body.requestId })
      if (!request) throw notFound()
      return declineRequest(ctx, request, { by: 'staff', actorId: actor.id }, body.note)
    }),
  )
  serve(quoteStaffEndpoints.answer, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) => answerCounter(ctx, staff(actor), body)),
  )
  serve(quoteStaffEndpoints.offers, ({ ctx, actor, query }) => offersForStaff(ctx, actor.id, query))
  serve(quoteStaffEndpoints.acceptOffer, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), async (ctx) => {
      await refuseOfOthers(ctx, body.quoteId)
      return acceptQuote(ctx, staff(actor), body.quoteId, body.price)
    }),
  )
  serve(quoteStaffEndpoints.counterOffer, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), async (ctx) => {
      await refuseOfOthers(ctx, body.quoteId)
      return counterQuote(ctx, staff(actor), body)
    }),
  )
  serve(quoteStaffEndpoints.declineOffer, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), async (ctx) => {
      await refuseOfOthers(ctx, body.quoteId)
      return declineQuote(ctx, staff(actor), body.quoteId, body.note)
    }),
  )
  serve(quoteStaffEndpoints.withdraw, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) => withdrawQuote(ctx, staff(actor), body.quoteId)),
  )
  serve(quoteStaffEndpoints.release, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) =>
      releaseQuote(ctx, body.quoteId, { by: 'staff', actorId: actor.id }),
    ),
  )
  serve(quoteStaffEndpoints.extend, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) => extendReservation(ctx, body.quoteId, body.until)),
  )
  serve(quoteStaffEndpoints.sell, ({ ctx, actor, body }) =>
    shown(ctx, staff(actor), (ctx) => sellQuoted(ctx, body.quoteId, actor.id)),
  )
  serve(quoteStaffEndpoints.proforma, async ({ ctx, actor, query }) => {
    const { id } = await quoteFor(ctx, query.quoteId, staff(actor))
    return proformaLink(ctx, id)
  })
}
