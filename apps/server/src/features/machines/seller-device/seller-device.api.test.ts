import type { Endpoint } from '@ironsouq/contract/endpoint'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { MERCHANT_PERMISSIONS } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sellerStep } from '#features/identity/seller-sign-in/seller-sign-in.tables.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { device } from '#features/machines/device/device.tables.ts'
import {
  anInspection,
  anInspectionPoint,
} from '#features/machines/inspection/inspection.builder.ts'
import { aModel } from '#features/machines/model/model.builder.ts'
import { aSpecField } from '#features/machines/spec/spec.builder.ts'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { setStanding } from '#features/people/seller/seller.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { limitedToSeller, MERCHANT_ROLE } from '#kernel/data/seller-limit.ts'
import { aListedDevice, deviceReferences, READY_DRAFT, STATED } from '#test/device-fixtures.ts'
import { startCtx, startServer, type TestServer } from '#test/harness.ts'
import { endpointsOf } from '#test/isolation/isolation.ts'
import { sampleRequest } from '#test/sample-request.ts'

const ofMerchants = endpointsOf('merchant')

/** A seller with an owner, a machine of its own and a session. */
async function aFirm({ ctx, pool }: TestServer, code: string) {
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: `Secret ${code}` } })
  const ownerId = await aSellerAccount(ctx, {
    sellerId,
    role: 'owner',
    name: `Secret ${code} owner`,
    email: `secret-${code}@firm.example`,
  })
  const { id: deviceId } = await aListedDevice(ctx)
  const set = 'update device set seller_id = $2, stock_no = $3 where id = $1'
  await pool.query(set, [deviceId, sellerId, `SECRET-${code.toUpperCase()}`])
  const token = await merchantTokenOf(ctx, ownerId)
  return { sellerId, ownerId, deviceId, token }
}

let calls = 0

function ask({ app }: TestServer, e: Endpoint, id: string, authorization: string) {
  const request = sampleRequest(e, id)
  calls++
  const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  return app.inject({ ...request, headers: { ...request.headers, authorization }, remoteAddress })
}

describe('an endpoint of merchants', () => {
  it('is refused without its permission, and with a session of no seller: 403', async () => {
    await using server = await startServer()
    const { sellerId, ownerId } = await aFirm(server, 'own')
    for (const e of ofMerchants) {
      const name = `${e.method} ${e.path}`
      const subject = { audience: 'merchant', id: ownerId } as const
      const permissions = MERCHANT_PERMISSIONS.filter((permission) => permission !== e.permission)
      if (e.permission !== null) {
        const token = await server.tokenFor({ ...subject, sellerId, permissions })
        expect([name, (await ask(server, e, ownerId, token)).statusCode]).toEqual([name, 403])
      }
      const token = await server.tokenFor({ ...subject, permissions: MERCHANT_PERMISSIONS })
      expect([name, (await ask(server, e, ownerId, token)).statusCode]).toEqual([name, 403])
    }
  })
})

describe('a ctx that is limited to a seller', () => {
  it('finds only rows of this seller by a query without a condition, and changes no others', async () => {
    await using server = await startServer()
    const { ctx } = server
    const [a, b] = [await aFirm(server, 'a'), await aFirm(server, 'b')]
    const limited = limitedToSeller(ctx, a.sellerId)
    const seen = await atomic(limited, async ({ db }) => ({
      devices: (await db.select({ id: device.id }).from(device)).map(({ id }) => id),
      people: (await db.select({ id: sellerAccount.id }).from(sellerAccount)).map(({ id }) => id),
      changed: (await db.update(device).set({ model: 'X' })).rowCount,
    }))
    expect(seen).toEqual({ devices: [a.deviceId], people: [a.ownerId], changed: 1 })
    const given = atomic(limited, ({ db }) => db.update(device).set({ sellerId: b.sellerId }))
    await expect(given).rejects.toThrow()
    await expect(atomic(limited, ({ db }) => db.execute(sql`select from member`))).rejects.toThrow()
    expect(() => limited.db.select()).toThrow('only inside `atomic`')
    // The next transaction of the same connection has its usual role again.
    expect(await ctx.db.$count(device)).toBe(2)
  })

  it('reads neither events nor the sign-in steps of someone who is not known yet', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, ownerId } = await aFirm(server, 'a')
    const times = { createdAt: ctx.now(), expiresAt: ctx.now() }
    const own = { kind: 'secondFactor', ownerId } as const
    await ctx.db.insert(sellerStep).values([
      { ...times, kind: 'passkey' },
      { ...times, ...own },
    ])
    const limited = limitedToSeller(ctx, sellerId)
    const seen = await atomic(limited, ({ db }) => db.select().from(sellerStep))
    expect(seen.map((row) => row.ownerId)).toEqual([ownerId])
    await expect(
      atomic(limited, ({ db }) => db.execute(sql`select payload from event`)),
    ).rejects.toThrow()
  })

  it('reaches no table with rows of sellers that has no policy', async () => {
    await using server = await startCtx()
    const { rows } = await server.pool.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind in ('r', 'p', 'v') and relnamespace = 'public'::regnamespace and not relrowsecurity
         and has_table_privilege($1, oid, 'select, insert, update, delete') order by 1`,
      [MERCHANT_ROLE],
    )
    // The same for all sellers, events and the audit log, which can be written only, and a view that names its seller.
    // oxfmt-ignore
    expect(rows.map(({ name }) => name)).toEqual([
      'asked_machine', 'audit_log', 'brand', 'brand_text', 'category', 'category_path', 'category_text', 'certification',
      'certification_text', 'currency', 'currency_text', 'destination', 'destination_text', 'event',
      'feature_switch', 'holiday', 'inspection_point', 'landed_rate', 'ledger_roll_up', 'machine_model',
      'product_attribute', 'product_attribute_choice', 'product_attribute_choice_text', 'product_attribute_text',
      'product_category', 'product_category_attribute', 'product_category_text', 'spec_field',
      'spec_field_category', 'spec_field_text', 'spec_option', 'spec_option_text', 'yard', 'yard_text',
    ])
  })
})

describe('the desk of a seller', () => {
  it('creates, edits, submits and withdraws the own machines [EQ-8]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, deviceId, token } = await aFirm(server, 'own')
    const call = server.client({ bearer: token })
    const { categoryId, brandId, yardId } = await call(sellerDeviceEndpoints.record, {
      query: { deviceId },
    })
    const made = await call(sellerDeviceEndpoints.create, {
      body: { categoryId, brandId, yardId, model: 'ZX200', serialNo: 'HCM1ZX', yearMade: 2018 },
    })
    expect(made).toMatchObject({ sellerId, state: 'draft', actions: ['submit', 'withdraw'] })
    const price = { amount: '210000.00', currency: 'AED' }
    const body = { deviceId: made.deviceId, version: made.version, changes: { price } }
    expect((await call(sellerDeviceEndpoints.edit, { body })).price).toEqual(price)
    await expect(call(sellerDeviceEndpoints.edit, { body })).rejects.toMatchObject({ status: 409 })
    const ready = await aDevice(ctx, { ...READY_DRAFT, categoryId, brandId, yardId, sellerId })
    const move = (action: 'submit' | 'withdraw') =>
      call(sellerDeviceEndpoints.move, { body: { deviceId: ready.id, action } })
    expect((await move('submit')).state).toBe('pendingReview')
    await server.work()
    const query = { deviceId: ready.id }
    const { state } = await call(sellerDeviceEndpoints.record, { query })
    expect(state).toBe('pendingReview')
    expect((await move('withdraw')).actions).toEqual(['submit'])
    expect((await call(sellerDeviceEndpoints.list, { query: {} })).total).toBe(3)
  }, 30_000)

  it('submits no machine before everything is stated: nothing that buyers read is assumed', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, deviceId, token } = await aFirm(server, 'own')
    const call = server.client({ bearer: token })
    const { categoryId, brandId, yardId } = await call(sellerDeviceEndpoints.record, {
      query: { deviceId },
    })
    const made = await call(sellerDeviceEndpoints.create, {
      body: { categoryId, brandId, yardId, model: 'ZX200', serialNo: 'HCM1ZX', yearMade: 2018 },
    })
    const openOf = ({ review }: typeof made) =>
      review.flatMap(({ code, isDone }) => (isDone ? [] : [code]))
    // oxfmt-ignore
    expect(openOf(made)).toEqual(['workHours', 'emission', 'customs', 'warranty', 'gccCooling', 'plated',
      'photos', 'price', 'vatMode'])
    const submit = (id: string) =>
      call(sellerDeviceEndpoints.move, { body: { deviceId: id, action: 'submit' } })
    await expect(submit(made.deviceId)).rejects.toMatchObject({
      message: expect.stringContaining('Customs status') as string,
    })
    const changes = { ...STATED, workHours: 7400, price: null }
    const body = { deviceId: made.deviceId, version: made.version, changes }
    const stated = await call(sellerDeviceEndpoints.edit, { body })
    expect(stated).toMatchObject({ unstated: [], priceMode: 'onRequest' })
    expect(openOf(stated)).toEqual(['photos'])
    // Whatever wrote it: a machine with a fact that is not stated is not for sale.
    const listed = {
      ...READY_DRAFT,
      categoryId,
      brandId,
      yardId,
      sellerId,
      state: 'listed',
    } as const
    await expect(aDevice(ctx, { ...listed, unstated: ['customs'] })).rejects.toMatchObject({
      cause: { constraint: 'device_stated' },
    })
  }, 30_000)

  it('offers the yards where own machines stand, and all of them before there is one', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { deviceId, token } = await aFirm(server, 'own')
    const { id: sellerId } = await aSeller(ctx, { code: 'new', names: { en: 'New' } })
    const newcomer = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    // oxfmt-ignore
    await aYard(ctx, { code: 'mussafah', names: { en: 'Mussafah' }, emirate: 'abuDhabi', freeZone: false, latitude: 24.36, longitude: 54.48 })
    const call = server.client({ bearer: token })
    const { yardId } = await call(sellerDeviceEndpoints.record, { query: { deviceId } })
    const { yards } = await call(sellerDeviceEndpoints.choices, {})
    expect(yards.map(({ id }) => id)).toEqual([yardId])
    const first = server.client({ bearer: await merchantTokenOf(ctx, newcomer) })
    expect((await first(sellerDeviceEndpoints.choices, {})).yards).toHaveLength(2)
  })

  it('finds models by parts of brand and name, and fills in what the category has of their measures', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { deviceId, token } = await aFirm(server, 'own')
    const call = server.client({ bearer: token })
    const { categoryId, brandId, yardId } = await call(sellerDeviceEndpoints.record, {
      query: { deviceId },
    })
    await aSpecField(ctx, { code: 'power', kind: 'number', names: { en: 'Power' } })
    const { id: modelId } = await aModel(ctx, { brandId, categoryId, name: '320 GC' })
    const find = (words: string) => call(sellerDeviceEndpoints.models, { query: { words } })
    expect(await find('gc cat')).toMatchObject([
      { modelId, name: '320 GC', brandName: 'Caterpillar' },
    ])
    expect(await find('320 komatsu')).toEqual([])
    const body = { categoryId, brandId, yardId, model: '320 gc', serialNo: 'CAT1', yearMade: 2018 }
    const made = await call(sellerDeviceEndpoints.create, { body })
    expect(made.specs).toEqual({ power: 119 })
    expect(made.modelSpecs).toMatchObject({ power: 119, bucket: 1.2 })
    const edit = {
      deviceId: made.deviceId,
      version: made.version,
      changes: { model: '320 special' },
    }
    expect((await call(sellerDeviceEndpoints.edit, { body: edit })).modelSpecs).toBeNull()
  })

  it('duplicates a machine without its hours and photos, and shows a page as buyers see it', async () => {
    await using server = await startServer()
    const { deviceId, token } = await aFirm(server, 'own')
    const other = await aFirm(server, 'other')
    const call = server.client({ bearer: token })
    const body = { deviceId, serialNo: 'TWIN1' }
    const made = await call(sellerDeviceEndpoints.duplicate, { body })
    // oxfmt-ignore
    expect(made).toMatchObject({ state: 'draft', serialNo: 'TWIN1', model: '320', workHours: null, pictures: [],
      unstated: [], emission: 'tier3', price: { amount: '209000.00' } })
    const query = { deviceId: made.deviceId, language: 'ar' }
    const { url } = await call(sellerDeviceEndpoints.previewLink, { query })
    expect(url).toContain('/ar/device-preview/')
    const foreign = { deviceId: other.deviceId, serialNo: 'TWIN2' }
    await expect(call(sellerDeviceEndpoints.duplicate, { body: foreign })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      call(sellerDeviceEndpoints.previewLink, { query: { deviceId: other.deviceId } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('publishes for a trusted seller without a review, unless another seller has the same machine [EQ-8]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const references = await deviceReferences(ctx)
    const { sellerId } = references
    const { id: otherSeller } = await aSeller(ctx, { code: 'other', names: { en: 'Other' } })
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const call = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
    const good = { ...references, ...READY_DRAFT }
    const alone = await aDevice(ctx, { ...good, serialNo: 'A1000', workHours: 1 })
    const doubtful = await aDevice(ctx, { ...good, serialNo: 'A2000', workHours: 2 })
    await aDevice(ctx, { ...good, serialNo: 'A2000', workHours: 3, sellerId: otherSeller })
    const names = { en: 'Meter' }
    const point = await anInspectionPoint(ctx, { code: 'meter', verifies: 'hours', names })
    for (const { id: deviceId } of [alone, doubtful])
      await anInspection(ctx, { deviceId, findings: [{ pointId: point.id, state: 'ok' }] })
    await setStanding(ctx, sellerId, 'trusted')
    for (const { id: deviceId } of [alone, doubtful])
      await call(sellerDeviceEndpoints.move, { body: { deviceId, action: 'submit' } })
    await server.work()
    const stateOf = async ({ id: deviceId }: { id: string }) =>
      (await call(sellerDeviceEndpoints.record, { query: { deviceId } })).state
    expect(await stateOf(alone)).toBe('listed')
    expect(await stateOf(doubtful)).toBe('pendingReview')
  }, 30_000)
})
