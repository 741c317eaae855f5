import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { BRANCHES } from '@ironsouq/contract/page-cache'
import { describe, expect, it } from 'vitest'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

const WORDS = {
  name: 'Ras Al Khor',
  area: 'Ras Al Khor Industrial Area 2',
  street: 'Street 14',
  landmark: null,
  access: null,
  bring: null,
}
const BRANCH = {
  code: 'ras-al-khor',
  position: 1,
  isShown: true,
  yard: null,
  emirate: 'dubai',
  building: 'Plot 48',
  unit: null,
  poBox: '1234',
  makani: '32158 86411',
  latitude: 25.178,
  longitude: 55.365,
  phone: '+97145550162',
  whatsapp: null,
  email: null,
  services: ['viewing', 'bidder'],
  days: [
    {
      season: 'regular',
      weekday: 5,
      opensAt: 480,
      closesAt: 1080,
      breakFrom: 690,
      breakUntil: 870,
    },
    {
      season: 'ramadan',
      weekday: 1,
      opensAt: 540,
      closesAt: 840,
      breakFrom: null,
      breakUntil: null,
    },
  ],
} as const
const FORM = { ...BRANCH, services: [...BRANCH.services], days: [...BRANCH.days] }
const GIVEN = {
  ...FORM,
  texts: { en: WORDS, ar: { ...WORDS, name: 'رأس الخور' } },
}
const DAYS = {
  effect: 'closed' as const,
  firstDay: '2026-12-02',
  lastDay: '2026-12-03',
  isConfirmed: true,
}
const EID = {
  ...DAYS,
  texts: { en: { name: 'National Day' }, ar: { name: 'اليوم الوطني' } },
}

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

describe('the branches', () => {
  it('are public in every language with hours, holidays and the machines of their yard [RT-13] [NW-3]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const place = { emirate: 'dubai', freeZone: false, latitude: 25, longitude: 55 } as const
    const yard = await aYard(ctx, { ...place, code: 'ras-al-khor', names: { en: 'Ras Al Khor' } })
    await aListedDevice(ctx, { yardId: yard.id })
    const call = await staff(server)
    await call(branchEndpoints.save, {
      body: { ...GIVEN, yard: 'ras-al-khor' },
    })
    const hidden = { ...GIVEN, code: 'closed-branch', isShown: false }
    await call(branchEndpoints.save, { body: hidden })
    await call(branchEndpoints.saveHoliday, { body: EID })
    const past = { ...EID, firstDay: '2026-01-01', lastDay: '2026-01-01' }
    await call(branchEndpoints.saveHoliday, { body: past })
    const { records, holidays } = await server.client({ language: 'ar' })(branchEndpoints.list)
    expect(records).toMatchObject([
      {
        code: 'ras-al-khor',
        name: 'رأس الخور',
        machines: 1,
        hours: [
          { weekday: 5, from: 480, to: 690 },
          { weekday: 5, from: 870, to: 1080 },
        ],
        ramadanHours: [{ weekday: 1, from: 540, to: 840 }],
      },
    ])
    expect(holidays).toEqual([{ ...DAYS, name: 'اليوم الوطني' }])
    const { records: inKorean } = await server.client({ language: 'ko' })(branchEndpoints.list)
    expect(inKorean[0]?.name).toBe('Ras Al Khor')
  })

  it('are changed at the version that was read, audited, and purge their page [RT-13]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const made = await call(branchEndpoints.save, { body: GIVEN })
    expect(made).toMatchObject({ version: 1, branch: FORM, texts: GIVEN.texts })
    await server.work()
    using purges = await collectPurges(server)
    const { branchId, version } = made
    const save = (phone: string) =>
      call(branchEndpoints.save, {
        body: { ...GIVEN, branchId, version, phone },
      })
    const results = await Promise.allSettled([save('+97145550163'), save('+97145550164')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, data: { current: { version: 2 } } },
    })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(BRANCHES)
    const rows = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(rows.filter(({ entity }) => entity === 'branch')).toHaveLength(2)
    const page = await call(branchEndpoints.staffList, { query: {} })
    expect(page).toMatchObject({ total: 1, next: null, rows: [{ languages: ['ar', 'en'] }] })
  })

  it('refuse a Makani number outside Dubai, an unknown yard and days in the wrong order [RT-13]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const save = (branch: object) => call(branchEndpoints.save, { body: { ...GIVEN, ...branch } })
    await expect(save({ emirate: 'ajman' })).rejects.toMatchObject({ status: 400 })
    expect(await save({ emirate: 'ajman', makani: null })).toMatchObject({ version: 1 })
    await expect(save({ yard: 'nowhere' })).rejects.toMatchObject({ status: 400 })
    const days = { ...EID, lastDay: '2026-12-01' }
    const reversed = call(branchEndpoints.saveHoliday, { body: days })
    await expect(reversed).rejects.toMatchObject({ status: 400 })
  })

  it('have holidays that staff confirm and remove [RT-13]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const made = await call(branchEndpoints.saveHoliday, { body: EID })
    const { holidayId } = made
    const holiday = { ...DAYS, lastDay: '2026-12-04' }
    const changed = await call(branchEndpoints.saveHoliday, {
      body: { ...EID, ...holiday, holidayId, version: 1 },
    })
    expect(changed).toMatchObject({ version: 2, holiday })
    const old = call(branchEndpoints.saveHoliday, { body: { ...EID, holidayId, version: 1 } })
    await expect(old).rejects.toMatchObject({ status: 409 })
    await call(branchEndpoints.removeHoliday, { body: { holidayId } })
    expect(await call(branchEndpoints.holidays, { query: {} })).toMatchObject({ total: 0 })
  })
})
