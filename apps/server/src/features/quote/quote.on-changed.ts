import { inquiryInvalidated } from '#features/inquiry/inquiry.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { endInvalid, settleAccepted } from './quote.acceptance.service.ts'
import {
  proformaIssued,
  quoteAccepted,
  quoteRequestAnswered,
  quoteRequestEnded,
} from './quote.events.ts'
import { drawProforma } from './quote.proforma-draw.service.ts'
import { measureReplies } from './quote.reply-time.service.ts'
import { handOver } from './quote.request.service.ts'

export const quoteConsumers = [
  // A seller's call cannot see other sellers: the worker asks the next one.
  consumer({
    name: 'quote.hand-over',
    on: quoteRequestEnded,
    handle: (ctx, { quoteRequestId }) => handOver(ctx, quoteRequestId),
  }),
  // After a seller accepted: the invoice and the end of the other quotes. After a buyer did, it is done.
  consumer({
    name: 'quote.settle-accepted',
    on: quoteAccepted,
    handle: (ctx, { quoteId }) => settleAccepted(ctx, quoteId),
  }),
  consumer({
    name: 'quote.end-invalid',
    on: inquiryInvalidated,
    handle: (ctx, { inquiryId }) => endInvalid(ctx, inquiryId),
  }),
  consumer({
    name: 'quote.measure-replies',
    on: quoteRequestAnswered,
    handle: (ctx, { quoteRequestId }) => measureReplies(ctx, quoteRequestId),
  }),
  consumer({
    name: 'quote.draw-proforma',
    on: proformaIssued,
    workerPool: 'files',
    handle: (ctx, { proformaId }) => drawProforma(ctx, proformaId),
  }),
]
