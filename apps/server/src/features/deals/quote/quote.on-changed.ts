import { inquiryInvalidated } from '#features/deals/inquiry/inquiry.events.ts'
import { deviceWithdrawn } from '#features/machines/device/device.events.ts'
import { sellerSuspended } from '#features/people/seller/seller.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { settleAccepted } from './quote.acceptance.service.ts'
import { endInvalid, endOfMachine, endOfSeller, freePlace } from './quote.end.service.ts'
import {
  proformaIssued,
  quoteAccepted,
  quoteDeclined,
  quoteExpired,
  quoteRequestAnswered,
  quoteRequestEnded,
  quoteWithdrawn,
} from './quote.events.ts'
import { drawProforma } from './quote.proforma.service.ts'
import { measureReplies } from './quote.reply-time.service.ts'
import { handOver } from './quote.request.service.ts'

const freesPlace = (name: string, on: typeof quoteDeclined) =>
  consumer({ name, on, handle: (ctx, { quoteId }) => freePlace(ctx, quoteId) })

export const quoteConsumers = [
  freesPlace('quote.free-declined', quoteDeclined),
  freesPlace('quote.free-withdrawn', quoteWithdrawn),
  freesPlace('quote.free-expired', quoteExpired),
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
    name: 'quote.end-suspended',
    on: sellerSuspended,
    handle: (ctx, { sellerId }) => endOfSeller(ctx, sellerId),
  }),
  consumer({
    name: 'quote.end-off-sale',
    on: deviceWithdrawn,
    handle: (ctx, { deviceId, at }) => endOfMachine(ctx, deviceId, at),
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
