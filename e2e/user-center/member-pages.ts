import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Page } from '@playwright/test'
import { createMember, type Member } from '../account/member.ts'
import type { Environment } from '../environment/environment.ts'
import { test as base } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'

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
export const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

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

/** Raises the price at the time of saving by 10,000: other tests use the machine too. */
export const lowerPriceSinceSaved = (
  { databaseUrl }: Environment,
  { memberId }: Member,
  { deviceId }: DeviceCard,
) =>
  sql(
    databaseUrl,
    `update favorite set price_minor = price_minor + 1000000 where member_id = $1 and device_id = $2`,
    [memberId, deviceId],
  )

/** A sold machine cannot be saved any more; this one was saved before its sale. */
export const saveSold = (
  { databaseUrl }: Environment,
  { memberId }: Member,
  { deviceId }: DeviceCard,
) =>
  sql(
    databaseUrl,
    `insert into favorite (member_id, device_id, price_minor, price_currency, created_at)
     select $1, id, price_minor, price_currency, now() - interval '9 days' from device where id = $2`,
    [memberId, deviceId],
  )

export const viewedDaysAgo = (
  { databaseUrl }: Environment,
  { memberId }: Member,
  { deviceId }: DeviceCard,
  days: number,
) =>
  sql(
    databaseUrl,
    `insert into browse (member_id, device_id, day, seen_at, times, created_at)
     values ($1, $2, (now() at time zone 'Asia/Dubai')::date - $3::int, now() - $3 * interval '1 day', 1, now())`,
    [memberId, deviceId, days],
  )

export const addNotification = (
  { databaseUrl }: Environment,
  { memberId }: Member,
  kind: string,
  group: string,
) =>
  sql(
    databaseUrl,
    `insert into notification (member_id, group_name, kind, facts, link, event_id, created_at)
     values ($1, $2, $3, $4, '/user-center/account', gen_random_uuid(), now())`,
    [memberId, group, kind, JSON.stringify({ at: new Date().toISOString() })],
  )

export const rowOf = (page: Page, { deviceId }: DeviceCard) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.locator(`a[href$="/device-detail/${deviceId}"]`),
    })
