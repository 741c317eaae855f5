import { randomUUID } from 'node:crypto'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import type { Page } from '@playwright/test'
import { favorite } from '../../apps/server/src/features/people/favorite/favorite.tables.ts'
import { recordView as recordViewAt } from '../../apps/server/src/features/people/history/history.service.ts'
import { notification } from '../../apps/server/src/features/platform/notification/notification.tables.ts'
import { serverCtx } from '../environment/ctx.ts'
import { test as base } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { createMember, type Member } from '../identity/member.ts'

export const FAVORITES = '/user-center/collected-device'
export const HISTORY = '/user-center/browsing-history'
export const NOTIFICATIONS = '/user-center/notices'
export const PRIVATE = [
  '/user-center',
  '/user-center/inquiry-list',
  FAVORITES,
  HISTORY,
  NOTIFICATIONS,
  '/chat',
]

interface Fixtures {
  /** A signed-in member that only this test uses. */
  member: Member
  /** Machines for sale that have a price. */
  machines: readonly DeviceCard[]
  sold: DeviceCard
}

export const test = base.extend<Fixtures>({
  member: async ({ environment, context }, use) => {
    const member = await createMember(environment)
    await member.signIn(context)
    await use(member)
  },
  machines: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: { size: 50 } })
    await use(records.filter(({ price, state }) => price && state === 'listed'))
  },
  sold: async ({ environment, api }, use) => {
    const [row] = await sql(
      environment.databaseUrl,
      `select id from device where state = 'sold' limit 1`,
    )
    const query = { deviceId: String(row?.['id']) }
    await use(await api()(deviceEndpoints.detail, { query }))
  },
})

export const save = async ({ call }: Member, ...devices: readonly DeviceCard[]) => {
  for (const { deviceId } of devices) await call(favoriteEndpoints.add, { body: { deviceId } })
}

export const recordView = async ({ call }: Member, ...devices: readonly DeviceCard[]) => {
  for (const { deviceId } of devices)
    await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
}

const saveAt = async ({ memberId }: Member, device: DeviceCard, more: bigint, createdAt: Date) => {
  const { deviceId, price } = device
  const priceMinor = price && BigInt(price.amount.replace('.', '')) + more
  const row = { memberId, deviceId, priceMinor, priceCurrency: price?.currency ?? null }
  await serverCtx()
    .db.insert(favorite)
    .values({ ...row, createdAt })
}

/** Saved when it cost 10,000 more: other tests use the machine too, so its own price stays. */
export const saveDearer = (member: Member, device: DeviceCard) =>
  saveAt(member, device, 1_000_000n, new Date())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A sold machine cannot be saved any more; this one was saved before its sale. */
export const saveSold = (member: Member, device: DeviceCard) =>
  saveAt(member, device, 0n, daysAgo(9))

export const viewedDaysAgo = (
  { memberId }: Member,
  { deviceId }: DeviceCard,
  days: number,
): Promise<void> => recordViewAt(serverCtx(daysAgo(days)), memberId, deviceId)

export const addNotification = async (
  { memberId }: Member,
  kind: 'passwordChanged' | 'welcome',
): Promise<void> => {
  const createdAt = new Date()
  const facts = { at: createdAt.toISOString() }
  const row = { memberId, groupName: 'account' as const, kind, facts, createdAt }
  const link = '/user-center/account'
  await serverCtx()
    .db.insert(notification)
    .values({ ...row, link, eventId: randomUUID() })
}

export const rowOf = (page: Page, { deviceId }: DeviceCard) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.locator(`a[href$="/device-detail/${deviceId}"]`),
    })
