import { and, eq, isNotNull } from 'drizzle-orm'
import { NO_OWNER } from '#features/platform/media/media.rules.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { messagesWithMember } from './inquiry.queries.ts'
import { inquiry, inquiryAttachment } from './inquiry.tables.ts'

const WITHOUT_OWNER = { ownerAudience: NO_OWNER.audience, ownerId: NO_OWNER.id }

const ownFiles = (memberId: string) =>
  and(eq(inquiryAttachment.ownerAudience, 'member'), eq(inquiryAttachment.ownerId, memberId))

export const inquiryPersonalData = personalData({
  name: 'inquiries',
  tables: ['inquiry', 'inquiry_message', 'inquiry_attachment', 'reply_mail'],
  async read(ctx, memberId) {
    const { inquiryNo, deviceId, subject, quantity, country, keywords, description } = inquiry
    const { points, locale, state, reason, note, createdAt } = inquiry
    const inquiries = await ctx.db
      .select({
        inquiryNo,
        deviceId,
        subject,
        quantity,
        country,
        points,
        keywords,
        description,
        locale,
        state,
        reason,
        note,
        createdAt,
      })
      .from(inquiry)
      .where(eq(inquiry.memberId, memberId))
      .orderBy(inquiryNo)
    const files = await ctx.db
      .select({ fileName: inquiryAttachment.fileName, sentAt: inquiryAttachment.createdAt })
      .from(inquiryAttachment)
      .where(ownFiles(memberId))
    return { inquiries, messages: await messagesWithMember(ctx, memberId), files }
  },
  async pictures(ctx, memberId) {
    const rows = await ctx.db
      .select({ id: inquiryAttachment.id, key: inquiryAttachment.objectKey })
      .from(inquiryAttachment)
      .where(and(ownFiles(memberId), isNotNull(inquiryAttachment.objectKey)))
    return rows.flatMap(({ id, key }) =>
      key === null ? [] : [{ name: `${id}${key.slice(key.lastIndexOf('.'))}`, key }],
    )
  },
  /** The files lose message and owner at once; the hourly job removes them from the object store. */
  async erase(ctx, memberId) {
    await ctx.db.delete(inquiry).where(eq(inquiry.memberId, memberId))
    await ctx.db
      .update(inquiryAttachment)
      .set({
        ...WITHOUT_OWNER,
        fileName: '',
        updatedAt: new Date(0),
      })
      .where(ownFiles(memberId))
  },
})
