import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { passkey } from './passkey.tables.ts'

export type PasskeyRow = typeof passkey.$inferSelect

export const passkeysOf = (ctx: Ctx, memberId: string): Promise<PasskeyRow[]> =>
  ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))

export async function passkeyByCredential(ctx: Ctx, credentialId: string) {
  const [row] = await ctx.db.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row ?? null
}
