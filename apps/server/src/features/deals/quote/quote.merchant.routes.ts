import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { attachmentLink } from '#features/deals/inquiry/inquiry.attachment.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { machinesForInquiry } from './machines/quote.machines.projection.ts'
import { acceptQuote } from './quote.acceptance.service.ts'
import { quoteAsSeller, replaceQuote } from './quote.make.service.ts'
import { proformaLink } from './quote.proforma.service.ts'
import { offersFor, presentQuote, quoteFor } from './quote.projection.ts'
import { answerCounter, shown } from './quote.routes.ts'
import { inquiriesOfSeller, inquiryOfSeller } from './quote.seller.projection.ts'
import {
  declineAsSeller,
  estimateQuote,
  readBySeller,
  replyAsSeller,
  sellerOf,
} from './quote.seller.service.ts'
import { counterQuote, declineQuote, withdrawQuote } from './quote.service.ts'

/** Calls of merchants: row-level security limits each of them to the own dealer. */
export const quoteMerchantRoutes: Routes = (serve) => {
  serve(quoteMerchantEndpoints.inquiries, ({ ctx, actor, query }) =>
    inquiriesOfSeller(ctx, sellerOf(actor), query),
  )
  serve(quoteMerchantEndpoints.inquiry, ({ ctx, actor, query }) =>
    inquiryOfSeller(ctx, sellerOf(actor), query),
  )
  serve(quoteMerchantEndpoints.reply, ({ ctx, actor, body }) =>
    replyAsSeller(ctx, sellerOf(actor), body.inquiryId, body.body),
  )
  serve(quoteMerchantEndpoints.read, ({ ctx, actor, body }) =>
    readBySeller(ctx, sellerOf(actor), body.inquiryId, body.seq),
  )
  serve(quoteMerchantEndpoints.attachmentLink, ({ ctx, query }) =>
    attachmentLink(ctx, query.attachmentId),
  )
  serve(quoteMerchantEndpoints.declineInquiry, ({ ctx, actor, body }) =>
    declineAsSeller(ctx, sellerOf(actor), body.inquiryId, body.note),
  )
  serve(quoteMerchantEndpoints.machines, ({ ctx, actor, query }) =>
    machinesForInquiry(ctx, sellerOf(actor), query),
  )
  serve(quoteMerchantEndpoints.estimate, ({ ctx, body }) => estimateQuote(ctx, body))
  serve(quoteMerchantEndpoints.make, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) => quoteAsSeller(ctx, sellerOf(actor), body)),
  )
  serve(quoteMerchantEndpoints.replace, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) => replaceQuote(ctx, sellerOf(actor), body)),
  )
  serve(quoteMerchantEndpoints.detail, async ({ ctx, actor, query }) => {
    const who = sellerOf(actor)
    return presentQuote(ctx, await quoteFor(ctx, query.quoteId, who), who)
  })
  serve(quoteMerchantEndpoints.offers, ({ ctx, actor, query }) =>
    offersFor(ctx, sellerOf(actor), query),
  )
  serve(quoteMerchantEndpoints.answer, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) => answerCounter(ctx, sellerOf(actor), body)),
  )
  serve(quoteMerchantEndpoints.withdraw, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) => withdrawQuote(ctx, sellerOf(actor), body.quoteId)),
  )
  serve(quoteMerchantEndpoints.accept, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) =>
      acceptQuote(ctx, sellerOf(actor), body.quoteId, body.price),
    ),
  )
  serve(quoteMerchantEndpoints.counter, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) => counterQuote(ctx, sellerOf(actor), body)),
  )
  serve(quoteMerchantEndpoints.decline, ({ ctx, actor, body }) =>
    shown(ctx, sellerOf(actor), (ctx) =>
      declineQuote(ctx, sellerOf(actor), body.quoteId, body.note),
    ),
  )
  serve(quoteMerchantEndpoints.proforma, async ({ ctx, actor, query }) => {
    const { id } = await quoteFor(ctx, query.quoteId, sellerOf(actor))
    return proformaLink(ctx, id)
  })
}
