import { termsInForce } from '@ironsouq/contract/identity/identity/identity.limits'
import { savePassword } from '@ironsouq/server/features/identity/identity/identity.password.service.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { consent } from '@ironsouq/server/features/people/consent/consent.tables.ts'
import { favorite } from '@ironsouq/server/features/people/favorite/favorite.tables.ts'
import { dayIn } from '@ironsouq/server/features/people/history/history.rules.ts'
import { browse } from '@ironsouq/server/features/people/history/history.tables.ts'
import { memberById } from '@ironsouq/server/features/people/member/member.queries.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { notification } from '@ironsouq/server/features/platform/notification/notification.tables.ts'
import { notices as declared } from '@ironsouq/server/features/registry.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { hashPassword } from '@ironsouq/server/kernel/data/password-hash.ts'
import { isMemberNotice } from '@ironsouq/server/kernel/work/notices.ts'
import { inArray } from 'drizzle-orm'
import { BUYER, demoBuyer } from '../buyer.ts'
import type { DemoMachine } from '../machine.ts'
import { type Codes, idOf } from './codes.ts'
import { momentBefore } from './days.ts'
import { keepGarage } from './garage.ts'

const DAY_MINUTES = 24 * 60
const TIME_ZONE = 'Asia/Dubai'

type Kept = ReturnType<typeof demoBuyer>

const asked = (priceMinor: bigint | null) => ({
  priceMinor,
  priceCurrency: priceMinor === null ? null : 'AED',
})

async function idsOf(ctx: Ctx, machines: readonly DemoMachine[]): Promise<Codes> {
  const ours = machines.map(({ stockNo }) => stockNo)
  const rows = await ctx.db
    .select({ id: device.id, stockNo: device.stockNo })
    .from(device)
    .where(inArray(device.stockNo, ours))
  return new Map(rows.map(({ id, stockNo }) => [stockNo, id]))
}

async function keepMember(ctx: TxCtx, passwordHash: string): Promise<void> {
  const { id, account, mail, mobile, nickName, company } = BUYER
  const since = momentBefore(ctx, BUYER.memberForDays * DAY_MINUTES)
  const proven = { mailVerifiedAt: since, mobileVerifiedAt: since }
  await ctx.db
    .insert(member)
    .values({ id, account, mail, mobile, nickName, company, ...proven, createdAt: since })
  await savePassword(ctx, id, passwordHash)
  await ctx.db.insert(consent).values({
    memberId: id,
    subject: 'terms',
    isGiven: true,
    version: termsInForce(since),
    source: 'register',
    createdAt: since,
  })
}

async function keepMachines(ctx: TxCtx, { favorites, looks }: Kept, ids: Codes): Promise<void> {
  const memberId = BUYER.id
  const saved = favorites.map(({ stockNo, daysAgo, priceMinor }) => ({
    memberId,
    deviceId: idOf(ids, stockNo),
    ...asked(priceMinor),
    createdAt: momentBefore(ctx, Math.round(daysAgo * DAY_MINUTES)),
  }))
  const seen = looks.map(({ stockNo, minutesAgo, times, priceMinor }) => {
    const seenAt = momentBefore(ctx, minutesAgo)
    const deviceId = idOf(ids, stockNo)
    const day = dayIn(TIME_ZONE, seenAt)
    return { memberId, deviceId, day, seenAt, times, ...asked(priceMinor), createdAt: seenAt }
  })
  if (saved.length > 0) await ctx.db.insert(favorite).values(saved)
  // Around midnight two looks may fall on one day of one machine.
  if (seen.length > 0) await ctx.db.insert(browse).values(seen).onConflictDoNothing()
}

async function keepNotices(ctx: TxCtx, { notices }: Kept, ids: Codes): Promise<void> {
  const rows = notices.map(({ kind, stockNo, facts, daysAgo, isRead }, n) => {
    const deviceId = stockNo === undefined ? undefined : idOf(ids, stockNo)
    const createdAt = momentBefore(ctx, daysAgo * DAY_MINUTES)
    const notice = one(declared.filter(isMemberNotice).filter((each) => each.kind === kind))
    const known = { ...facts, ...(deviceId && { deviceId }) }
    return {
      memberId: BUYER.id,
      groupName: notice.group,
      kind,
      facts: known,
      link: notice.link(known),
      eventId: `demo-${n}`,
      createdAt,
      readAt: isRead ? createdAt : null,
    }
  })
  await ctx.db.insert(notification).values(rows)
}

/** Somebody to log in as, unless they are there already. */
export async function seedBuyer(ctx: Ctx, machines: readonly DemoMachine[]): Promise<boolean> {
  if (await memberById(ctx, BUYER.id)) return false
  const passwordHash = await hashPassword(BUYER.password)
  const ids = await idsOf(ctx, machines)
  const kept = demoBuyer(machines)
  await atomic(ctx, async (ctx) => {
    await keepMember(ctx, passwordHash)
    await keepMachines(ctx, kept, ids)
    await keepNotices(ctx, kept, ids)
    await keepGarage(ctx)
  })
  return true
}
