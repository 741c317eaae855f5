import { and, asc, eq, ne } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { dataExport } from './privacy.tables.ts'

/** An erasure is no part of it: it is made by erasing, and forgets by itself what it keeps. */
export const exportsKept = personal({
  name: 'exports',
  tables: ['data_export', 'erasure'],
  read: (ctx, memberId) =>
    ctx.db
      .select({ state: dataExport.state, askedAt: dataExport.createdAt })
      .from(dataExport)
      .where(eq(dataExport.memberId, memberId))
      .orderBy(asc(dataExport.createdAt)),
  /** Due at once: the archive goes before the row says that it went. */
  async erase(ctx, memberId) {
    await ctx.db
      .update(dataExport)
      .set({ expiresAt: ctx.now() })
      .where(and(eq(dataExport.memberId, memberId), ne(dataExport.state, 'expired')))
  },
})
