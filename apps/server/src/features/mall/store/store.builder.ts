import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { store, storeText, warehouse } from './store.tables.ts'

interface GivenStore extends Partial<Omit<typeof store.$inferInsert, 'id' | 'createdAt'>> {
  sellerId: string
  names?: Readonly<Record<string, string>> & { en: string }
}

/** The open store of a seller; idempotent. */
export async function aStore(ctx: Ctx, given: GivenStore) {
  const { sellerId, names = { en: 'Al Quoz Parts' }, ...facts } = given
  const now = ctx.now()
  const row = {
    phone: '+971501234567',
    emirate: 'dubai' as const,
    area: 'Al Quoz',
    address: 'Street 8, warehouse 12',
    ...facts,
    updatedAt: now,
  }
  const made = one(
    await ctx.db
      .insert(store)
      .values({ id: sellerId, createdAt: now, ...row })
      .onConflictDoUpdate({ target: store.id, set: row })
      .returning(),
  )
  const texts = Object.entries(names).map(([locale, name]) => ({
    sellerId,
    locale,
    name,
    createdAt: now,
  }))
  await ctx.db.insert(storeText).values(texts).onConflictDoNothing()
  return made
}

interface GivenWarehouse extends Partial<Omit<typeof warehouse.$inferInsert, 'createdAt'>> {
  sellerId: string
}

export async function aWarehouse(ctx: Ctx, given: GivenWarehouse) {
  const values = {
    name: 'Main warehouse',
    emirate: 'dubai' as const,
    area: 'Al Quoz',
    address: 'Street 8, warehouse 12',
    phone: '+971501234567',
    createdAt: ctx.now(),
    ...given,
  }
  return one(await ctx.db.insert(warehouse).values(values).returning())
}
