import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { addressesOf } from './address.queries.ts'
import { address } from './address.tables.ts'

export const addressPersonalData = personalData({
  name: 'addresses',
  tables: ['address'],
  read: addressesOf,
  async erase(ctx, memberId) {
    await ctx.db.delete(address).where(eq(address.memberId, memberId))
  },
})
