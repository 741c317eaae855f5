import { eq, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { memberById } from './member.queries.ts'
import { member } from './member.tables.ts'

/** The row stays because others refer to it; no personal data is left in it. */
const ERASED = {
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

export const memberPersonalData = personalData({
  name: 'profile',
  tables: ['member'],
  read: memberById,
  async erase(ctx, memberId) {
    await ctx.db
      .update(member)
      .set({ ...ERASED, erasedAt: sql`coalesce(${member.erasedAt}, ${ctx.now().toISOString()})` })
      .where(eq(member.id, memberId))
  },
})
