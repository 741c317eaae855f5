import { and, asc, eq, ne } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { dataExport } from './privacy.tables.ts'

/** The erasure row is not exported: erasing creates it, and it deletes its address by itself. */
export const exportPersonalData = personalData({
  name: 'exports',
  tables: ['data_export', 'erasure'],
  read: (ctx, memberId) =>
    ctx.db
      .select({ state: dataExport.state, askedAt: dataExport.createdAt })
      .from(dataExport)
      .where(eq(dataExport.memberId, memberId))
      .orderBy(asc(dataExport.createdAt)),
  /** Expires at once; the archive is removed before the row says so. */
  async erase(ctx, memberId) {
    await ctx.db
      .update(dataExport)
      .set({ expiresAt: ctx.now() })
      .where(and(eq(dataExport.memberId, memberId), ne(dataExport.state, 'expired')))
  },
})
