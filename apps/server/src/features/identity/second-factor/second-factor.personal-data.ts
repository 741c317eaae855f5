import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { recoveryCodesLeft, secondFactorOf } from './second-factor.queries.ts'
import { recoveryCode, secondFactor, secondStep } from './second-factor.tables.ts'

/** Without the secret and the hashes: they carry no information and give access. */
export const secondFactorPersonalData = personalData({
  name: 'secondFactor',
  tables: ['second_factor', 'recovery_code', 'second_step'],
  async read(ctx, memberId) {
    const factor = await secondFactorOf(ctx, memberId)
    return {
      enabledAt: factor?.enabledAt ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(ctx, memberId),
    }
  },
  async erase(ctx, memberId) {
    for (const table of [secondStep, recoveryCode, secondFactor])
      await ctx.db.delete(table).where(eq(table.memberId, memberId))
  },
})
