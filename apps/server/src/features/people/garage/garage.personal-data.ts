import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { garageMachines } from './garage.projection.ts'
import { garageMachine } from './garage.tables.ts'

export const garagePersonalData = personalData({
  name: 'machines',
  tables: ['garage_machine'],
  read: garageMachines,
  async erase(ctx, memberId) {
    await ctx.db.delete(garageMachine).where(eq(garageMachine.memberId, memberId))
  },
})
