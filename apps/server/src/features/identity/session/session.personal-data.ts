import { and, asc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { knownDevice, session } from './session.tables.ts'

const ofMember = (memberId: string) =>
  and(eq(session.audience, 'member'), eq(session.subjectId, memberId))

/** Without the hashes of tokens and keys: they carry no information. */
export const sessionPersonalData = personalData({
  name: 'sessions',
  tables: ['session', 'known_device'],
  async read(ctx, memberId) {
    const { browser, system, network, country, createdAt, lastSeenAt, revokedAt } = session
    return {
      signedIn: await ctx.db
        .select({ browser, system, network, country, createdAt, lastSeenAt, revokedAt })
        .from(session)
        .where(ofMember(memberId))
        .orderBy(asc(createdAt)),
      knownDevices: await ctx.db
        .select({ createdAt: knownDevice.createdAt, lastSeenAt: knownDevice.lastSeenAt })
        .from(knownDevice)
        .where(eq(knownDevice.memberId, memberId))
        .orderBy(asc(knownDevice.createdAt)),
    }
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(session).where(ofMember(memberId))
    await ctx.db.delete(knownDevice).where(eq(knownDevice.memberId, memberId))
  },
})
