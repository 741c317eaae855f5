import { eq } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { passkey, passkeyAttempt } from './identity.tables.ts'
import { passkeysOf } from './passkey.queries.ts'

export const passkeysKept = personal({
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
