import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { aMember, type Member } from './member.ts'
import { sql } from './stage/sql.ts'
import type { Stage } from './stage/stage.ts'

export const SAVED = '/user-center/collected-device'
export const HISTORY = '/user-center/browsing-history'
export const NOTICES = '/user-center/notices'
export const PRIVATE = [
  '/user-center',
  '/user-center/inquiry-list',
  SAVED,
  HISTORY,
  NOTICES,
  '/chat',
]
export const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

interface Fixtures {
  /** Signed in, and nobody else's. */
  member: Member
  /** Machines for sale whose price is named. */
  machines: readonly DeviceCard[]
  sold: DeviceCard
}

export const test = base.extend<Fixtures>({
  member: async ({ stage, context }, use) => {
    const member = await aMember(stage)
    await member.signIn(context)
    await use(member)
  },
  machines: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: { size: 50 } })
    await use(records.filter(({ price, state }) => price && state === 'listed'))
  },
  sold: async ({ stage, api }, use) => {
    const [row] = await sql(stage.databaseUrl, `select id from device where state = 'sold' limit 1`)
    const query = { deviceId: String(row?.['id']) }
    await use(await api()(deviceEndpoints.detail, { query }))
  },
})

/** What is hydrated answers at once; before that a form leads to a page of its own. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
}

export const save = async ({ call }: Member, ...devices: readonly DeviceCard[]) => {
  for (const { deviceId } of devices) await call(favoriteEndpoints.add, { body: { deviceId } })
}

export const see = async ({ call }: Member, ...devices: readonly DeviceCard[]) => {
  for (const { deviceId } of devices)
    await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
}

/** As if it had been dearer by 10,000 when it was saved: other tests see the machine, too. */
export const wasDearer = ({ databaseUrl }: Stage, { memberId }: Member, { deviceId }: DeviceCard) =>
  sql(
    databaseUrl,
    `update favorite set price_minor = price_minor + 1000000 where member_id = $1 and device_id = $2`,
    [memberId, deviceId],
  )

/** A machine that was sold cannot be saved any more; this one was saved before. */
export const savedBefore = (
  { databaseUrl }: Stage,
  { memberId }: Member,
  { deviceId }: DeviceCard,
) =>
  sql(
    databaseUrl,
    `insert into favorite (member_id, device_id, price_minor, price_currency, created_at)
     select $1, id, price_minor, price_currency, now() - interval '9 days' from device where id = $2`,
    [memberId, deviceId],
  )

export const seenDaysAgo = (
  { databaseUrl }: Stage,
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

export const tell = ({ databaseUrl }: Stage, { memberId }: Member, kind: string, group: string) =>
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
