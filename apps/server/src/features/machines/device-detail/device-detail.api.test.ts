import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import {
  certification,
  certificationText,
} from '#features/machines/certification/certification.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import {
  anInspection,
  anInspectionPoint,
  anInspectionRemark,
} from '#features/machines/inspection/inspection.builder.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import {
  specField,
  specFieldText,
  specOption,
  specOptionText,
} from '#features/machines/spec/spec.tables.ts'
import { priceRecord } from '#features/machines/valuation/valuation.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { aListedDevice, deviceReferences } from '#test/device-fixtures.ts'
import { startCtx, startServer } from '#test/harness.ts'

const at = new Date('2026-11-01T08:00:00Z')

async function someFields({ db }: Ctx) {
  const [bucket, boom, blade] = await db
    .insert(specField)
    .values([
      { code: 'bucket', kind: 'number', unit: 'm3', better: 'more', position: 1, createdAt: at },
      { code: 'boomType', kind: 'choice', position: 2, createdAt: at },
      { code: 'blade', kind: 'flag', position: 3, createdAt: at },
    ])
    .returning()
  if (!bucket || !boom || !blade) throw new Error('no fields')
  const named = (fieldId: string, en: string, ar: string) => [
    { fieldId, locale: 'en', name: en, createdAt: at },
    { fieldId, locale: 'ar', name: ar, createdAt: at },
  ]
  await db
    .insert(specFieldText)
    .values([
      ...named(bucket.id, 'Bucket capacity', 'سعة الدلو'),
      ...named(boom.id, 'Boom', 'الذراع'),
      ...named(blade.id, 'Blade', 'شفرة'),
    ])
  const mono = one(
    await db
      .insert(specOption)
      .values({ fieldId: boom.id, code: 'mono', position: 0, createdAt: at })
      .returning(),
  )
  const optionId = mono.id
  await db.insert(specOptionText).values([
    { optionId, locale: 'en', name: 'One piece', createdAt: at },
    { optionId, locale: 'ar', name: 'قطعة واحدة', createdAt: at },
  ])
}

async function aCertificate({ db }: Ctx) {
  const { id } = one(
    await db
      .insert(certification)
      .values({ code: 'lifting-tpi', position: 0, createdAt: at })
      .returning(),
  )
  const words = { title: 'Lifting gear test', details: 'd', standards: 's', createdAt: at }
  await db
    .insert(certificationText)
    .values({ certificationId: id, locale: 'en', name: 'TPI', ...words })
  return id
}

/** Two reports: only the newer one counts. */
async function twoInspections(ctx: Ctx, deviceId: string, categoryId: string) {
  const swing = await anInspectionPoint(ctx, {
    code: 'swingMotor',
    part: 'house',
    unit: 'mm',
    position: 1,
    names: { en: 'Swing motor' },
    categories: [{ categoryId, x: 600, y: 500 }],
  })
  const meter = await anInspectionPoint(ctx, {
    code: 'hourMeter',
    part: 'identity',
    position: 0,
    verifies: 'hours',
    names: { en: 'Hour meter' },
  })
  const remark = await anInspectionRemark(ctx, {
    code: 'swingWeep',
    texts: { en: 'Oil weeps at the swing motor.', ar: 'تسريب زيت عند محرك الدوران.' },
  })
  await anInspection(ctx, {
    deviceId,
    reportNo: '4001',
    inspectedOn: '2026-06-01',
    validUntil: '2026-07-30',
    findings: [
      { pointId: swing.id, state: 'ok' },
      { pointId: meter.id, state: 'action' },
    ],
  })
  await anInspection(ctx, {
    deviceId,
    reportNo: '4471',
    findings: [
      {
        pointId: swing.id,
        state: 'action',
        value: 2.5,
        remarkId: remark.id,
        note: 'يقطر الزيت',
        noteLocale: 'ar',
        repairMinor: 190_000n,
        picturePosition: 1,
      },
      { pointId: meter.id, state: 'ok' },
    ],
  })
}

async function aWholeMachine(ctx: Ctx) {
  await someFields(ctx)
  const certificationId = await aCertificate(ctx)
  const { categoryId, brandId } = await deviceReferences(ctx)
  const model = one(
    await ctx.db
      .insert(machineModel)
      .values({
        brandId,
        categoryId,
        name: '320',
        specs: {},
        hoursPerYear: 1400,
        lifeHours: 12_000,
        newPriceMinor: 60_600_000n,
        priceCurrency: 'AED',
        priceCurve: 'standard',
        firstYear: 2007,
        lastYear: 2026,
        createdAt: at,
      })
      .returning(),
  )
  const picture = (n: number) => ({ objectKey: `device/${n}/1280.webp`, width: 1600, height: 1200 })
  const made = await aListedDevice(ctx, {
    modelId: model.id,
    madeOn: '2018-03-14',
    yearInService: 2019,
    hoursSource: 'telematics',
    warranty: 'days30',
    papers: ['billOfEntry', 'inspectionReport'],
    mileageKm: 120,
    specs: { bucket: 1.2, boomType: 'mono', blade: true, operatingWeight: 22_000 },
    note: 'مشغّل واحد منذ الشراء',
    noteLocale: 'ar',
    pictures: [picture(1), picture(2)],
    priceMinor: 20_100_000n,
    prices: [
      { priceMinor: 20_900_000n, createdAt: new Date('2026-09-01T08:00:00Z') },
      { priceMinor: 20_100_000n, createdAt: at },
    ],
    certificates: [
      {
        certificationId,
        number: 'T-881',
        body: 'Gulf Test',
        issuedOn: '2026-01-10',
        expiresOn: '2027-01-09',
        swlKg: 5000,
      },
    ],
  })
  await twoInspections(ctx, made.id, made.categoryId)
  return made
}

describe('all of a machine', () => {
  it('has every field of the specification and what proves it [EQ-1] [RT-3]', async () => {
    await using server = await startServer()
    const { id } = await aWholeMachine(server.ctx)
    const detail = await server.client()(deviceEndpoints.detail, { query: { deviceId: id } })
    expect(detail).toMatchObject({
      categoryName: 'Crawler excavators',
      categoryPath: [{ code: 'excavators', name: 'Excavators' }, { code: 'crawler-excavators' }],
      brandName: 'Caterpillar',
      model: '320',
      yard: { name: 'Al Sajaa', freeZone: false, latitude: 25.33 },
      emirate: 'sharjah',
      yearMade: 2018,
      madeOn: '2018-03-14',
      yearInService: 2019,
      price: { amount: '201000.00', currency: 'AED' },
      priceBefore: { amount: '209000.00', currency: 'AED' },
      priceMode: 'fixed',
      vatMode: 'standard',
      workHours: 7400,
      hoursSource: 'telematics',
      mileageKm: 120,
      emission: 'tier3',
      serialNo: '••••4182',
      description: 'One owner from new.',
      note: { text: 'مشغّل واحد منذ الشراء', language: 'ar' },
      pictures: [{ src: 'device/1/1280.webp' }, { src: 'device/2/1280.webp' }],
      pictureCount: 2,
      grade: 'B',
      ownership: 'own',
      customs: 'dutyPaid',
      warranty: 'days30',
      gccCooling: true,
      plated: false,
      papers: ['inspectionReport', 'billOfEntry'],
      hoursProven: true,
      inspected: true,
      actions: 1,
      expected: { hoursPerYear: 1400, lifeHours: 12_000 },
      seller: { code: 'seven-dunes', name: 'Seven Dunes Plant', replyMinutes: 38, soldCount: 212 },
    })
    expect(detail.specs).toMatchObject([
      { code: 'bucket', name: 'Bucket capacity', kind: 'number', unit: 'm3', value: 1.2 },
      { code: 'boomType', kind: 'choice', value: 'mono', valueName: 'One piece' },
      { code: 'blade', kind: 'flag', value: true },
    ])
    expect(detail.certificates).toMatchObject([
      { code: 'lifting-tpi', name: 'TPI', number: 'T-881', expiresOn: '2027-01-09', swlKg: 5000 },
    ])
    expect(detail.proofs.map(({ kind, state }) => [kind, state])).toEqual([
      ['hours', 'proven'],
      ['identity', 'declared'],
      ['year', 'declared'],
      ['serviceBook', 'missing'],
    ])
    expect(detail.priceHistory.map(({ price }) => price?.amount)).toEqual([
      '209000.00',
      '201000.00',
    ])
  })

  it('has the newest inspection, with its note in the language it was written in', async () => {
    await using server = await startServer()
    const { id } = await aWholeMachine(server.ctx)
    const detail = await server.client()(deviceEndpoints.detail, { query: { deviceId: id } })
    expect(detail.inspection).toMatchObject({ reportNo: '4471', inspectedOn: '2026-11-09' })
    expect(detail.inspection?.findings).toMatchObject([
      { number: 2, code: 'hourMeter', state: 'ok' },
      {
        number: 1,
        code: 'swingMotor',
        name: 'Swing motor',
        part: 'house',
        state: 'action',
        value: 2.5,
        unit: 'mm',
        remark: 'Oil weeps at the swing motor.',
        note: { text: 'يقطر الزيت', language: 'ar' },
        repair: { amount: '1900.00', currency: 'AED' },
        picture: { src: 'device/2/1280.webp', width: 1600, height: 1200 },
        at: { x: 600, y: 500 },
      },
    ])
  })

  it('names its fields, choices and yard in the language of the request [EQ-7]', async () => {
    await using server = await startServer()
    const { id } = await aWholeMachine(server.ctx)
    const call = server.client({ language: 'ar' })
    const detail = await call(deviceEndpoints.detail, { query: { deviceId: id } })
    expect(detail.specs).toMatchObject([
      { name: 'سعة الدلو' },
      { name: 'الذراع', valueName: 'قطعة واحدة' },
      { name: 'شفرة' },
    ])
    expect(detail).toMatchObject({
      yard: { name: 'الصجعة' },
      seller: { name: 'سفن ديونز للمعدات' },
      inspection: {
        findings: [{}, { name: 'Swing motor', remark: 'تسريب زيت عند محرك الدوران.' }],
      },
    })
  })

  it('has names that are newer than the cached dictionary', async () => {
    await using server = await startServer()
    const call = server.client()
    const { id: first } = await aListedDevice(server.ctx)
    expect(await call(deviceEndpoints.detail, { query: { deviceId: first } })).toMatchObject({
      brandName: 'Caterpillar',
    })
    const { id: brandId } = await aBrand(server.ctx, { code: 'xcmg', names: { en: 'XCMG' } })
    await someFields(server.ctx)
    const { id } = await aListedDevice(server.ctx, { brandId, specs: { bucket: 1.2 } })
    expect(await call(deviceEndpoints.detail, { query: { deviceId: id } })).toMatchObject({
      brandCode: 'xcmg',
      brandName: 'XCMG',
      specs: [{ code: 'bucket', name: 'Bucket capacity', value: 1.2 }],
    })
  })

  it('has the sales of the model in the last year, without its own sale', async () => {
    await using server = await startServer()
    const { id, brandId } = await aListedDevice(server.ctx)
    const sold = (reference: string, values: Partial<typeof priceRecord.$inferInsert>) => ({
      reference,
      brandId,
      model: '320',
      yearMade: 2018,
      grade: 'B' as const,
      priceMinor: 18_000_000n,
      priceCurrency: 'AED',
      soldOn: '2026-10-01',
      createdAt: at,
      ...values,
    })
    await server.ctx.db
      .insert(priceRecord)
      .values([
        sold('near', { yearMade: 2020 }),
        sold('newer', { soldOn: '2026-10-20', priceMinor: 19_000_000n }),
        sold('own', { deviceId: id }),
        sold('old', { soldOn: '2025-10-01' }),
        sold('too-young', { yearMade: 2021 }),
        sold('other-model', { model: '330' }),
      ])
    const { comparables } = await server.client()(deviceEndpoints.detail, {
      query: { deviceId: id },
    })
    expect(comparables.map(({ soldOn, price }) => [soldOn, price.amount])).toEqual([
      ['2026-10-20', '190000.00'],
      ['2026-10-01', '180000.00'],
    ])
  })

  it('stays readable when it is sold, with the day', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    await call(deviceEndpoints.move, { body: { deviceId, action: 'sell' } })
    const detail = await call(deviceEndpoints.detail, { query: { deviceId } })
    expect(detail).toMatchObject({ state: 'sold', soldOn: '2026-11-14' })
  })

  it('cannot be stored with a constraint broken', async () => {
    await using server = await startCtx()
    const { db } = server.ctx
    const { id } = await aListedDevice(server.ctx)
    const set = (values: Partial<typeof device.$inferInsert>) =>
      db.update(device).set(values).where(eq(device.id, id))
    const broken = (name: string) => ({ cause: { constraint: name } })
    await expect(set({ priceMinor: null, priceCurrency: null })).rejects.toMatchObject(
      broken('device_price_mode'),
    )
    await expect(set({ note: 'in no language' })).rejects.toMatchObject(broken('device_note'))
    await expect(set({ soldOn: '2026-11-14' })).rejects.toMatchObject(broken('device_sold'))
    await expect(set({ priceMinor: -1n })).rejects.toMatchObject(broken('device_price_positive'))
  })
})

describe('machines side by side', () => {
  it('come in the requested order, without those that are not public', async () => {
    await using server = await startServer()
    const [a, b, draft] = [
      await aListedDevice(server.ctx, { stockNo: 'a' }),
      await aListedDevice(server.ctx, { stockNo: 'b' }),
      await aListedDevice(server.ctx, { stockNo: 'd', state: 'draft' }),
    ]
    const call = server.client()
    const detail = await call(deviceEndpoints.compare, {
      query: { ids: [b.id, draft.id, a.id, b.id].join(',') },
    })
    expect(detail.map(({ stockNo }) => stockNo)).toEqual(['b', 'a'])
  })

  it('are four at most', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    const asked = server.client()(deviceEndpoints.compare, {
      query: { ids: Array.from({ length: 5 }, () => id).join(',') },
    })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })
})
