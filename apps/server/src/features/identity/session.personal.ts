import { and, asc, eq } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { knownDevice, session } from './identity.tables.ts'

const isHis = (memberId: string) =>
  and(eq(session.audience, 'member'), eq(session.subjectId, memberId))

/** Without the hashes of tokens and keys: they check something and say nothing. */
export const sessionsKept = personal({
  name: 'sessions',
  tables: ['session', 'known_device'],
  async read(ctx, memberId) {
    const { browser, system, network, country, createdAt, lastSeenAt, revokedAt } = session
    return {
      signedIn: await ctx.db
        .select({ browser, system, network, country, createdAt, lastSeenAt, revokedAt })
        .from(session)
        .where(isHis(memberId))
        .orderBy(asc(createdAt)),
      knownDevices: await ctx.db
        .select({ createdAt: knownDevice.createdAt, lastSeenAt: knownDevice.lastSeenAt })
        .from(knownDevice)
        .where(eq(knownDevice.memberId, memberId))
        .orderBy(asc(knownDevice.createdAt)),
    }
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(session).where(isHis(memberId))
    await ctx.db.delete(knownDevice).where(eq(knownDevice.memberId, memberId))
  },
})
