import { and, asc, eq, not, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { securityLog } from './security-log.tables.ts'

const ofMember = (memberId: string) => eq(securityLog.subjectId, memberId)
const isErasure = sql`(${securityLog.kind} = 'erasure' and ${securityLog.outcome} = 'accepted')`

export const securityLogPersonalData = personalData({
  name: 'securityLog',
  tables: ['security_log'],
  read(ctx, memberId) {
    const { kind, outcome, method, browser, system, network, country, createdAt } = securityLog
    return ctx.db
      .select({ kind, outcome, method, browser, system, network, country, at: createdAt })
      .from(securityLog)
      .where(ofMember(memberId))
      .orderBy(asc(createdAt), asc(securityLog.id))
  },
  /** That the account was erased stays provable; from where it was erased does not. */
  async erase(ctx, memberId) {
    await ctx.db.delete(securityLog).where(and(ofMember(memberId), not(isErasure)))
    await ctx.db
      .update(securityLog)
      .set({ browser: '', system: '', network: '', country: null })
      .where(and(ofMember(memberId), isErasure))
  },
})
