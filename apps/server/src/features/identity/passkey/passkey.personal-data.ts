import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { passkeysOf } from './passkey.queries.ts'
import { passkey, passkeyAttempt } from './passkey.tables.ts'

export const passkeyPersonalData = personalData({
  name: 'passkeys',
  tables: ['passkey', 'passkey_attempt'],
  async read(ctx, memberId) {
    const rows = await passkeysOf(ctx, memberId)
    return rows.map(({ name, transports, createdAt, lastUsedAt }) => ({
      name,
      transports,
      createdAt,
      lastUsedAt,
    }))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(passkey).where(eq(passkey.memberId, memberId))
    await ctx.db.delete(passkeyAttempt).where(eq(passkeyAttempt.memberId, memberId))
  },
})
