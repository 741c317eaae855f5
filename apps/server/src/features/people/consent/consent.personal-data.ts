import { asc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { consent } from './consent.tables.ts'

export const consentPersonalData = personalData({
  name: 'consents',
  tables: ['consent'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        subject: consent.subject,
        isGiven: consent.isGiven,
        version: consent.version,
        source: consent.source,
        at: consent.createdAt,
      })
      .from(consent)
      .where(eq(consent.memberId, memberId))
      .orderBy(asc(consent.createdAt), asc(consent.id)),
  async erase(ctx, memberId) {
    await ctx.db.delete(consent).where(eq(consent.memberId, memberId))
  },
})
