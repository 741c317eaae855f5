import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { inquiryStaffEndpoints } from '@ironsouq/contract/inquiry/inquiry-staff.endpoints'
import { inquiryLifecycle } from '@ironsouq/contract/inquiry/inquiry.lifecycle'
import { sql } from 'drizzle-orm'
import { sellerByCode } from '#features/seller/seller.queries.ts'
import { refuseSuspended } from '#features/seller/seller.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { inquiryInvalidated, inquiryPushed } from './inquiry.events.ts'
import { inquiryById } from './inquiry.queries.ts'
import { inquiry } from './inquiry.tables.ts'

type Push = BodyOf<typeof inquiryStaffEndpoints.push>
type Invalidate = BodyOf<typeof inquiryStaffEndpoints.invalidate>

const withoutSeller = () =>
  new FieldFaults([{ field: 'sellerCode', key: 'error.fieldRequired', values: {} }])

/** The seller who gets it: the named one, or the seller of the machine. */
async function sellerFor(ctx: Ctx, { inquiryId, recipient, sellerCode }: Push) {
  const row = await inquiryById(ctx, inquiryId)
  if (!row) throw notFound()
  if (recipient === 'ownStock') return row.sellerId
  if (sellerCode === undefined) return row.sellerId ?? Promise.reject(withoutSeller())
  const named = await sellerByCode(ctx, sellerCode)
  if (!named) throw withoutSeller()
  return named.id
}

/** Sends an inquiry to a seller or to our own stock. */
export const pushInquiry = (ctx: Ctx, staffId: string, given: Push) =>
  atomic(ctx, async (ctx) => {
    const sellerId = await sellerFor(ctx, given)
    if (given.recipient === 'seller' && sellerId !== null) await refuseSuspended(ctx, sellerId)
    const { state } = await transition(
      ctx,
      inquiry,
      inquiryLifecycle,
      { id: given.inquiryId, action: 'push', by: 'staff', actorId: staffId },
      {
        set: {
          recipient: given.recipient,
          sellerId,
          pushedAt: ctx.now(),
          updatedAt: ctx.now(),
          staffReadSeq: sql`${inquiry.lastSeq}`,
        },
        emit: [occurrence(inquiryPushed, { inquiryId: given.inquiryId })],
      },
    )
    return { state }
  })

/** Ends an inquiry with a reason [IN-2]. */
export const invalidateInquiry = (
  ctx: Ctx,
  staffId: string,
  { inquiryId, reason, note }: Invalidate,
) =>
  atomic(ctx, async (ctx) => {
    const { state } = await transition(
      ctx,
      inquiry,
      inquiryLifecycle,
      { id: inquiryId, action: 'invalidate', by: 'staff', actorId: staffId },
      {
        set: { reason, note, updatedAt: ctx.now(), staffReadSeq: sql`${inquiry.lastSeq}` },
        emit: [occurrence(inquiryInvalidated, { inquiryId })],
      },
    )
    return { state }
  })
