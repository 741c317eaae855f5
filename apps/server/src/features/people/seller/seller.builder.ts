import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { seller, sellerText } from './seller.tables.ts'

interface Given extends Partial<Omit<typeof seller.$inferInsert, 'id' | 'createdAt'>> {
  code: string
  names: Translated<string>
}

/** A seller with names; idempotent. */
export async function aSeller(ctx: Ctx, { code, names, ...facts }: Given) {
  const createdAt = ctx.now()
  const row = { sinceYear: 2012, soldCount: 0, claimsUpheld: 0, ...facts }
  const made = one(
    await ctx.db
      .insert(seller)
      .values({ code, createdAt, ...row })
      .onConflictDoUpdate({ target: seller.code, set: row })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    sellerId: made.id,
    locale,
    name,
    createdAt,
  }))
  await ctx.db.insert(sellerText).values(texts).onConflictDoNothing()
  return made
}
