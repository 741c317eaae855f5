import { asc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { accountChange } from './account-change.tables.ts'

/** Without the former values: the archive has no use for the keys of removed passkeys. */
export const accountChangePersonalData = personalData({
  name: 'accountChanges',
  tables: ['account_change'],
  read(ctx, memberId) {
    const { kind, about, toMail, toMobile, browser, system, network, country } = accountChange
    const { createdAt, undoneAt } = accountChange
    return ctx.db
      .select({
        kind,
        about,
        toMail,
        toMobile,
        browser,
        system,
        network,
        country,
        createdAt,
        undoneAt,
      })
      .from(accountChange)
      .where(eq(accountChange.memberId, memberId))
      .orderBy(asc(accountChange.id))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(accountChange).where(eq(accountChange.memberId, memberId))
  },
})
