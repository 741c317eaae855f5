import { and, eq, ne } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { storeApplication, storeDocument } from './store-application.tables.ts'

/** An approved application stays with the store, whose papers the platform must be able to show. */
export const storeApplicationPersonalData = personalData({
  name: 'storeApplications',
  tables: ['store_application', 'store_document'],
  async read(ctx, memberId) {
    const applications = await ctx.db
      .select({
        number: storeApplication.number,
        state: storeApplication.state,
        basics: storeApplication.basics,
        company: storeApplication.company,
        settlement: storeApplication.settlement,
        submittedAt: storeApplication.submittedAt,
        createdAt: storeApplication.createdAt,
      })
      .from(storeApplication)
      .where(eq(storeApplication.memberId, memberId))
    const documents = await ctx.db
      .select({ kind: storeDocument.kind, type: storeDocument.type, at: storeDocument.createdAt })
      .from(storeDocument)
      .where(eq(storeDocument.memberId, memberId))
    return applications.length > 0 || documents.length > 0 ? { applications, documents } : null
  },
  async erase(ctx, memberId) {
    const own = eq(storeApplication.memberId, memberId)
    await ctx.db.delete(storeApplication).where(and(own, ne(storeApplication.state, 'approved')))
    await ctx.db.update(storeApplication).set({ memberId: null }).where(own)
    await ctx.db
      .update(storeDocument)
      .set({ memberId: null })
      .where(eq(storeDocument.memberId, memberId))
  },
})
