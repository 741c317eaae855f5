import {
  bookViewing,
  viewingTimes,
} from '@ironsouq/server/features/deals/viewing/viewing.service.ts'
import { viewing } from '@ironsouq/server/features/deals/viewing/viewing.tables.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { memberById } from '@ironsouq/server/features/people/member/member.queries.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { BUYER } from '../buyer.ts'
import type { DemoMachine } from '../machine.ts'
import { MEMBERS } from '../members.ts'
import { momentBefore } from './days.ts'

const DAY_MINUTES = 24 * 60
/** The machines that they view are so many apart in the stock. */
const STEP = 3

const mailOf = (account: string) => `${account}@buyers.example`

/** Members without a password, for the lists of the back office. Returns how many were added. */
export async function seedMembers(ctx: Ctx): Promise<number> {
  const rows = MEMBERS.map(({ account, nickName, company, locale, memberForDays }) => {
    const since = momentBefore(ctx, memberForDays * DAY_MINUTES)
    const proven = { mail: mailOf(account), mailVerifiedAt: since }
    return { account, nickName, company, locale, ...proven, createdAt: since }
  })
  const added = await ctx.db
    .insert(member)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: member.id })
  return added.length
}

/** The buyer to log in as sees a machine on the next day that its yard is open. */
async function viewingOfBuyer(ctx: Ctx, deviceId: string | undefined): Promise<number> {
  if (deviceId === undefined) return 0
  const { days } = await viewingTimes(ctx, deviceId)
  const times = (days[1] ?? days[0])?.times ?? []
  const startsAt = times[Math.floor(times.length / 4)]
  const buyer = await memberById(ctx, BUYER.id)
  if (startsAt === undefined || !buyer) return 0
  const contact = { name: BUYER.nickName, mail: BUYER.mail, mobile: null }
  await bookViewing(ctx, { deviceId, startsAt, ...contact }, buyer.id)
  return 1
}

/** Some of them view machines in the coming days. An installation with viewings gets no more. */
export async function seedViewings(ctx: Ctx, machines: readonly DemoMachine[]): Promise<number> {
  if ((await ctx.db.$count(viewing)) > 0) return 0
  const ours = machines.map(({ stockNo }) => stockNo)
  const listed = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(and(inArray(device.stockNo, ours), eq(device.state, 'listed')))
    .orderBy(device.stockNo)
  let booked = 0
  for (const [n, { account, nickName, locale, viewsInDays }] of MEMBERS.entries()) {
    const deviceId = listed[n * STEP]?.id
    if (viewsInDays === undefined || deviceId === undefined) continue
    const { days } = await viewingTimes(ctx, deviceId)
    const times = days[viewsInDays]?.times ?? []
    const startsAt = times[n % Math.max(times.length, 1)]
    if (startsAt === undefined) continue
    const contact = { mail: mailOf(account), mobile: null }
    await bookViewing({ ...ctx, locale }, { deviceId, startsAt, name: nickName, ...contact })
    booked++
  }
  return booked + (await viewingOfBuyer(ctx, listed[Math.floor(listed.length / 2)]?.id))
}
