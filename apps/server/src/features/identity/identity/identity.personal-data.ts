import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { passwordSince } from './identity.credential.queries.ts'
import { credential } from './identity.tables.ts'

export const credentialPersonalData = personalData({
  name: 'password',
  tables: ['credential'],
  async read(ctx, memberId) {
    const changedAt = await passwordSince(ctx, memberId)
    return { hasPassword: changedAt !== null, changedAt }
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(credential).where(eq(credential.memberId, memberId))
  },
})
