import { inquiryLifecycle } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import type { InquiryRecipient } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import type { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { occurrence } from '#kernel/work/events.ts'
import { inquiryInvalidated, inquiryPushed } from './inquiry.events.ts'
import { inquiry } from './inquiry.tables.ts'

type Invalidate = BodyOf<typeof inquiryStaffEndpoints.invalidate>

interface Push {
  inquiryId: string
  recipient: InquiryRecipient
  /** Of the seller who is asked first; without one the seller of the machine stays named. */
  sellerId: string | null
}

/** Sends an inquiry to sellers or to our own stock; who gets it are the requests of the quote feature. */
export const pushInquiry = (ctx: Ctx, staffId: string, { inquiryId, recipient, sellerId }: Push) =>
  atomic(ctx, (ctx) =>
    transition(
      ctx,
      inquiry,
      inquiryLifecycle,
      { id: inquiryId, action: 'push', by: 'staff', actorId: staffId },
      {
        set: {
          recipient,
          ...(sellerId !== null && { sellerId }),
          pushedAt: ctx.now(),
          updatedAt: ctx.now(),
          staffReadSeq: sql`${inquiry.lastSeq}`,
        },
        emit: [occurrence(inquiryPushed, { inquiryId })],
      },
    ),
  )

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
