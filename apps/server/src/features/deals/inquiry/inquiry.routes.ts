import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { sellerByCode, sellersNamed } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  askAttachment,
  attachmentLink,
  checkAttachmentSent,
  finishAttachment,
  limitAttachments,
} from './inquiry.attachment.service.ts'
import { inquiriesOf, inquiryDetailOf, machineToAskAbout } from './inquiry.projection.ts'
import { attachmentOf, presentAttachment } from './inquiry.queries.ts'
import { invalidateInquiry } from './inquiry.review.service.ts'
import { readByBuyer, readByStaff, replyToInquiry, submitInquiry } from './inquiry.service.ts'
import { inquiriesForStaff, inquiryForStaff } from './inquiry.staff.projection.ts'

async function sellerIdNamed(ctx: Ctx, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const named = await sellerByCode(ctx, code)
  if (!named) throw notFound()
  return named.id
}

export const inquiryRoutes: Routes = (serve) => {
  serve(inquiryEndpoints.about, ({ ctx, query }) => machineToAskAbout(ctx, query.deviceId))
  serve(inquiryEndpoints.submit, ({ ctx, actor, body }) => submitInquiry(ctx, actor.id, body))
  serve(inquiryEndpoints.list, ({ ctx, actor, query }) => inquiriesOf(ctx, actor.id, query))
  serve(inquiryEndpoints.detail, ({ ctx, actor, query }) => inquiryDetailOf(ctx, actor.id, query))
  serve(inquiryEndpoints.reply, async ({ ctx, actor, body }) =>
    replyToInquiry(
      ctx,
      body.inquiryId,
      { side: 'buyer', id: actor.id, toSellerId: await sellerIdNamed(ctx, body.sellerCode) },
      { content: body.body, attachmentIds: body.attachmentIds },
    ),
  )
  serve(inquiryEndpoints.read, ({ ctx, actor, body }) =>
    readByBuyer(ctx, actor.id, body.inquiryId, body.seq),
  )
}

export const attachmentRoutes: Routes = (serve) => {
  serve(inquiryEndpoints.askAttachment, ({ ctx, actor, body }) => askAttachment(ctx, actor, body), {
    prepare: ({ ctx, actor }) => limitAttachments(ctx, actor),
  })
  serve(
    inquiryEndpoints.finishAttachment,
    async ({ ctx, actor, body }) =>
      presentAttachment(await finishAttachment(ctx, actor, body.attachmentId)),
    { prepare: ({ ctx, actor, body }) => checkAttachmentSent(ctx, actor, body.attachmentId) },
  )
  serve(inquiryEndpoints.attachment, async ({ ctx, actor, query }) => {
    const row = await attachmentOf(ctx, actor, query.attachmentId)
    if (!row) throw notFound()
    return presentAttachment(row)
  })
  serve(inquiryEndpoints.attachmentLink, ({ ctx, actor, query }) =>
    attachmentLink(ctx, query.attachmentId, actor.id),
  )
  serve(inquiryStaffEndpoints.attachmentLink, ({ ctx, query }) =>
    attachmentLink(ctx, query.attachmentId),
  )
}

export const inquiryStaffRoutes: Routes = (serve) => {
  serve(inquiryStaffEndpoints.list, ({ ctx, actor, query }) =>
    inquiriesForStaff(ctx, query, actor.permissions.has('member.read')),
  )
  serve(inquiryStaffEndpoints.detail, ({ ctx, query }) => inquiryForStaff(ctx, query))
  serve(inquiryStaffEndpoints.sellers, ({ ctx }) => sellersNamed(ctx))
  serve(inquiryStaffEndpoints.read, ({ ctx, body }) => readByStaff(ctx, body.inquiryId, body.seq))
  serve(inquiryStaffEndpoints.invalidate, ({ ctx, actor, body }) =>
    invalidateInquiry(ctx, actor.id, body),
  )
  serve(inquiryStaffEndpoints.reply, ({ ctx, actor, body }) =>
    replyToInquiry(
      ctx,
      body.inquiryId,
      { side: 'staff', id: actor.id, isForSeller: body.isForSeller },
      { content: body.body, attachmentIds: [] },
    ),
  )
}
