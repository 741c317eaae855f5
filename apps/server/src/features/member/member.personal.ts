import { eq, sql } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { memberById } from './member.queries.ts'
import { member } from './member.tables.ts'

/** The row stays, as what others refer to; of the person nothing is left in it. */
const NOBODY = {
  nickName: '',
  account: null,
  pic: null,
  mail: null,
  mailVerifiedAt: null,
  mobile: null,
  mobileVerifiedAt: null,
  company: '',
  gender: 'unsaid',
  birthDate: null,
  locale: 'en',
  currency: null,
  units: 'metric',
  timeZone: 'Asia/Dubai',
  isHistoryPaused: false,
} as const

export const memberKept = personal({
  name: 'profile',
  tables: ['member'],
  read: memberById,
  async erase(ctx, memberId) {
    await ctx.db
      .update(member)
      .set({ ...NOBODY, erasedAt: sql`coalesce(${member.erasedAt}, ${ctx.now().toISOString()})` })
      .where(eq(member.id, memberId))
  },
})
