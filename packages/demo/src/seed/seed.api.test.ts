import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import {
  cannedAnswer,
  chat,
  chatMessage,
} from '@ironsouq/server/features/deals/chat/chat.tables.ts'
import { viewing } from '@ironsouq/server/features/deals/viewing/viewing.tables.ts'
import {
  device,
  deviceCertificate,
  devicePrice,
  deviceText,
} from '@ironsouq/server/features/machines/device/device.tables.ts'
import {
  inspection,
  inspectionFinding,
  inspectionTemplate,
} from '@ironsouq/server/features/machines/inspection/inspection.tables.ts'
import { machineModel } from '@ironsouq/server/features/machines/model/model.tables.ts'
import { specField } from '@ironsouq/server/features/machines/spec/spec.tables.ts'
import {
  priceGuide,
  priceRecord,
} from '@ironsouq/server/features/machines/valuation/valuation.tables.ts'
import { yard } from '@ironsouq/server/features/machines/yard/yard.tables.ts'
import { favorite } from '@ironsouq/server/features/people/favorite/favorite.tables.ts'
import { browse } from '@ironsouq/server/features/people/history/history.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import { notification } from '@ironsouq/server/features/platform/notification/notification.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { databaseOn } from '@ironsouq/server/kernel/data/db.ts'
import { startServer, type TestServer } from '@ironsouq/server/test/harness.ts'
import { not, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../buyer.ts'
import { DEALER, dealerInquiries } from '../dealer-days.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedListings } from './listings.ts'
import { seedDemo } from './seed.ts'

const FEW = { machines: 24, pictured: 0, galleries: 0, listings: 0, films: false }
const quiet = () => {}
/** The catalogue alone is a thousand rows and more. */
const SLOW = { timeout: 120_000 }

const TABLES = {
  cannedAnswer,
  chat,
  chatMessage,
  member,
  favorite,
  browse,
  notification,
  device,
  deviceText,
  devicePrice,
  deviceCertificate,
  inspection,
  inspectionFinding,
  inspectionTemplate,
  machineModel,
  seller,
  viewing,
  yard,
  specField,
  priceRecord,
}
const counts = async ({ db }: Ctx) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await db.$count(table)] as const),
    ),
  )

/** One world for all tests, in their order: to put it in takes longer than all of them. */
let server: TestServer
let first: Awaited<ReturnType<typeof counts>>

beforeAll(async () => {
  server = await startServer()
  await seedDemo(server.ctx, FEW, quiet)
  first = await counts(server.ctx)
}, SLOW.timeout)
afterAll(() => server[Symbol.asyncDispose]())

describe('the seeding', SLOW, () => {
  it('makes a member to log in as, with machines that they saved and looked at', async () => {
    const { account, password, nickName } = BUYER
    const body = { account, password, agreed: TERMS_VERSION } as const
    const signedIn = await server.client()(identityEndpoints.password, { body })
    const { token, user } = Session.parse(signedIn)
    expect(user.nickName).toBe(nickName)
    const call = server.client({ bearer: token })
    const { counts, records } = await call(favoriteEndpoints.list, { query: {} })
    expect(counts.all).toBeGreaterThan(10)
    expect(counts.cheaper).toBeGreaterThan(2)
    expect(records.map(({ device: { state } }) => state)).toContain('withdrawn')
    const history = await call(historyEndpoints.list, { query: { size: 50 } })
    expect(new Set(history.records.map(({ day }) => day)).size).toBeGreaterThan(5)
    const { unread } = await call(notificationEndpoints.list, { query: {} })
    expect(unread).toBeGreaterThan(3)
  })

  it('puts the whole world in, and again only what is missing, the same as before', async () => {
    expect(first).toMatchObject({ device: 24, deviceText: 240, yard: 14, seller: 24 })
    expect(Object.values(first)).not.toContain(0)
    const stock = () =>
      server.ctx.db
        .select({ stockNo: device.stockNo, serialNo: device.serialNo, specs: device.specs })
        .from(device)
        .orderBy(device.stockNo)
    const whole = await stock()
    const isKept = sql`id in (select device_id from favorite union select device_id from browse
      union select device_id from viewing)`
    await server.ctx.db.delete(device).where(not(isKept))
    expect(await server.ctx.db.$count(device)).toBeLessThan(24)
    await seedDemo(server.ctx, FEW, quiet)
    expect(await counts(server.ctx)).toEqual(first)
    expect(await stock()).toEqual(whole)
  })

  it('gives the dealer to log in as views and inquiries, none before the machine was listed', async () => {
    const { rows } = await server.ctx.db.execute<Record<string, number>>(sql`
      select (select count(*)::int from browse b join device d on d.id = b.device_id where d.seller_id = s.id) as views,
        (select count(*)::int from inquiry i join device d on d.id = i.device_id where d.seller_id = s.id) as inquiries
      from seller s where s.code = ${DEALER}`)
    expect(rows[0]?.['views']).toBeGreaterThan(0)
    expect(rows[0]?.['inquiries']).toBeGreaterThan(0)
    const early = await server.ctx.db.execute(sql`
      select i.created_at, d.listed_at from inquiry i join device d on d.id = i.device_id
        join seller s on s.id = d.seller_id
      where s.code = ${DEALER} and i.submission_id in ${dealerInquiries().map((each) => each.submissionId)}
        and i.created_at < d.listed_at`)
    expect(early.rows).toEqual([])
  })

  it('makes machines that the shop can show, in the order of the demo', async () => {
    await server.work()
    await server.settleIndex()
    const call = server.client()
    const { records } = await call(deviceEndpoints.list, { query: {} })
    expect(records[0]?.stockNo).toBe('ISQ-104001')
    expect(records.length).toBeGreaterThan(5)
    for (const { deviceId } of records) {
      const shown = await call(deviceEndpoints.detail, { query: { deviceId } })
      expect(shown.specs.length).toBeGreaterThan(2)
      expect(shown.guide).not.toBeNull()
    }
  })

  it('makes listings for measuring by the database, and goes on after the last batch', async () => {
    const { db } = server.ctx
    const catalogue = await seedCatalogue(server.ctx)
    const asOwner = { ...server.ctx, db: databaseOn(server.pool) }
    await seedListings(asOwner, 300, catalogue, quiet)
    await seedListings(asOwner, 500, catalogue, quiet)
    const ours = sql`stock_no like 'M-%'`
    expect(await db.$count(device, ours)).toBe(500)
    expect(await db.$count(deviceText)).toBe(5000 + 240)
    const ofOurs = sql`device_id in (select id from device where ${ours})`
    expect(await db.$count(priceGuide, ofOurs)).toBe(500)
    const lost = await db.execute(sql`
      select stock_no from device
      where ${ours} and (
        not exists (select 1 from machine_model where id = device.model_id)
        or not exists (select 1 from yard where id = device.yard_id and yard.emirate = device.emirate)
        or not exists (select 1 from seller where id = device.seller_id)
        or not exists (select 1 from device_price where device_id = device.id))`)
    expect(lost.rows).toEqual([])
  })
})
