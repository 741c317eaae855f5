import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import type * as z from 'zod/mini'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { saveCertification } from '#features/machines/certification/certification.service.ts'
import { certification } from '#features/machines/certification/certification.tables.ts'
import { presentDocument } from '#features/machines/device-search/device-search.document.present.ts'
import { deviceIndex } from '#features/machines/device-search/device-search.document.ts'
import { devicesToIndex } from '#features/machines/device-search/device-search.projection.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import {
  anInspection,
  anInspectionPoint,
} from '#features/machines/inspection/inspection.builder.ts'
import { aSpecField } from '#features/machines/spec/spec.builder.ts'
import { priceGuide } from '#features/machines/valuation/valuation.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { sellerAndYard } from './device-fixtures.ts'
import type { TestServer } from './harness.ts'

export type Asked = z.input<typeof DeviceQuery>

const words = { title: '', details: '', standards: '' }

/** Five machines that differ in everything a list can be filtered by. */
export async function aYardful(ctx: Ctx) {
  const root = await aCategory(ctx, {
    code: 'excavators',
    names: { en: 'Excavators', ar: 'حفارات' },
  })
  const mini = await aCategory(ctx, {
    code: 'mini',
    names: { en: 'Mini excavators' },
    parentId: root.id,
  })
  const crawler = await aCategory(ctx, {
    code: 'crawler',
    names: { en: 'Crawlers' },
    parentId: root.id,
  })
  const cranes = await aCategory(ctx, { code: 'cranes', names: { en: 'Cranes' } })
  const cat = await aBrand(ctx, {
    code: 'caterpillar',
    names: { en: 'Caterpillar', ar: 'كاتربيلر' },
  })
  const komatsu = await aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu' } })
  await saveCertification(ctx, {
    code: 'tpi',
    position: 1,
    texts: { en: { name: 'TPI', ...words } },
  })
  const tpi = one(await ctx.db.select().from(certification))
  const facet = { position: 0, facet: true }
  await aSpecField(ctx, {
    code: 'bucket',
    unit: 'm3',
    names: { en: 'Bucket', ar: 'الدلو' },
    categories: [{ categoryId: root.id, ...facet }],
  })
  await aSpecField(ctx, {
    code: 'boomType',
    kind: 'choice',
    names: { en: 'Boom' },
    options: [
      { code: 'mono', names: { en: 'Mono boom' } },
      { code: 'twoPiece', names: { en: 'Two-piece boom' } },
    ],
    categories: [{ categoryId: root.id, ...facet }],
  })
  await aSpecField(ctx, {
    code: 'blade',
    kind: 'flag',
    names: { en: 'Blade' },
    categories: [{ categoryId: mini.id, ...facet }],
  })
  const place = await sellerAndYard(ctx)
  const of = (brandId: string, categoryId: string) => ({ ...place, brandId, categoryId })
  const meter = await anInspectionPoint(ctx, {
    code: 'hourMeter',
    verifies: 'hours',
    names: { en: 'Hour meter' },
  })
  const a = await aDevice(ctx, {
    ...of(cat.id, mini.id),
    stockNo: 'A',
    model: '305',
    grade: 'A',
    emirate: 'dubai',
    yearMade: 2022,
    workHours: 900,
    priceMinor: 15_000_000n,
    customs: 'freeZone',
    emission: 'stageV',
    warranty: 'days90',
    specs: { operatingWeight: 5200, bucket: 0.2, boomType: 'mono', blade: true },
  })
  const b = await aDevice(ctx, {
    ...of(cat.id, crawler.id),
    stockNo: 'B',
    model: '320',
    yearMade: 2018,
    workHours: 7400,
    priceMinor: 20_000_000n,
    specs: { operatingWeight: 22_000, bucket: 1.2, boomType: 'mono' },
    certificates: [
      {
        certificationId: tpi.id,
        number: '1',
        body: 'B',
        issuedOn: '2026-01-01',
        expiresOn: '2027-01-01',
      },
    ],
  })
  const c = await aDevice(ctx, {
    ...of(komatsu.id, crawler.id),
    stockNo: 'C',
    model: 'PC200-8',
    grade: 'C',
    emission: 'tier2',
    yearMade: 2012,
    workHours: 12_000,
    priceMinor: 10_000_000n,
    ownership: 'consigned',
    gccCooling: false,
    specs: { operatingWeight: 20_400, bucket: 0.8, boomType: 'twoPiece' },
  })
  await aDevice(ctx, {
    ...of(komatsu.id, crawler.id),
    stockNo: 'D',
    model: 'PC210-10M0',
    emission: 'tier4f',
    yearMade: 2016,
    workHours: null,
    mileageKm: 40_000,
    priceMinor: null,
    specs: { operatingWeight: 23_000, bucket: 1 },
  })
  await aDevice(ctx, {
    ...of(komatsu.id, cranes.id),
    stockNo: 'E',
    model: 'LW250',
    plated: true,
    yearMade: 2005,
    listedAt: new Date('2026-09-01T00:00:00Z'),
    specs: {},
  })
  await aDevice(ctx, { ...of(cat.id, mini.id), stockNo: 'sold', state: 'sold' })
  for (const [{ id: deviceId }, state] of [
    [a, 'ok'],
    [b, 'monitor'],
    [c, 'action'],
  ] as const)
    await anInspection(ctx, { deviceId, findings: [{ pointId: meter.id, state }] })
  return { b, c }
}

/** What each is measured against. */
export async function guided({ ctx }: TestServer, { b, c }: Awaited<ReturnType<typeof aYardful>>) {
  const guide = { currency: 'AED', basis: 'sold', soldCount: 9, calculatedAt: ctx.now() } as const
  await ctx.db.delete(priceGuide)
  await ctx.db.insert(priceGuide).values([
    { ...guide, deviceId: b.id, lowMinor: 24_000_000n, highMinor: 26_000_000n },
    { ...guide, deviceId: c.id, lowMinor: 9_000_000n, highMinor: 10_000_000n },
  ])
}

export async function indexed(server: TestServer) {
  const documents = (await devicesToIndex(server.ctx, {})).map(presentDocument)
  await server.ctx.search.write(
    deviceIndex.name,
    documents.map((one) => ({ ...one, version: 99 })),
  )
  await server.settleIndex()
}

export const asker = (server: TestServer) => (query: Asked) =>
  server.client()(deviceEndpoints.list, { query })

/** Each filter, and the machines of `aYardful` that it leaves. */
// oxfmt-ignore
export const FILTERS: [Asked, string][] = [
  [{ category: 'excavators' }, 'ABCD'],
  [{ type: 'mini,cranes' }, 'AE'],
  [{ grade: 'A,C' }, 'AC'],
  [{ brand: 'komatsu' }, 'CDE'],
  [{ model: '320,PC200-8' }, 'BC'],
  [{ emirate: 'dubai' }, 'A'],
  [{ customs: 'freeZone' }, 'A'],
  [{ emission: 'stageV,tier3' }, 'ABE'],
  [{ emission: 'tier2' }, 'C'],
  [{ certification: 'tpi' }, 'B'],
  [{ assurance: 'hoursProven' }, 'AB'],
  [{ assurance: 'hoursProven,inspected' }, 'AB'],
  [{ assurance: 'inspected' }, 'ABC'],
  [{ assurance: 'noActions' }, 'AB'],
  [{ ownership: 'consigned' }, 'C'],
  [{ priceMode: 'onRequest' }, 'D'],
  [{ equipment: 'gccCooling' }, 'ABDE'],
  [{ equipment: 'gccCooling,plated' }, 'E'],
  [{ equipment: 'warranty' }, 'A'],
  [{ price: '100000-150000' }, 'AC'],
  [{ price: '-120000' }, 'C'],
  [{ hours: '-7400' }, 'ABE'],
  [{ year: '2016-' }, 'ABD'],
  [{ weight: '20000-22000' }, 'BC'],
  [{ mileage: '10000-' }, 'D'],
  [{ spec: 'bucket:0.8-1' }, 'CD'],
  [{ spec: 'boomType:mono' }, 'AB'],
  [{ spec: 'boomType:mono,twoPiece;bucket:0.5-' }, 'BC'],
  [{ spec: 'blade:yes' }, 'A'],
  [{ brand: 'komatsu', year: '2010-', category: 'excavators' }, 'CD'],
]
