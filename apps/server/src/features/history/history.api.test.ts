import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { HISTORY_DAYS } from '@ironsouq/contract/history/history.limits'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/device/device.service.ts'
import { startServer } from '#test/harness.ts'
import { aTrade } from '#test/machines.ts'
import { aSignedIn } from '#test/members.ts'
import { forgetOldHistory } from './history.forget-old.job.ts'
import { browse } from './history.tables.ts'

const { record, merge, list, remove, pause } = historyEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const UNKNOWN = '0192f000-0000-7000-8000-00000000dead'
const aed = (amount: string) => ({ amount, currency: 'AED' })
const seen = (deviceId: string) => ({ body: { kind: 'device' as const, deviceId } })

async function aYard(names: readonly string[]) {
  const server = await startServer()
  const trade = await aTrade(server.ctx)
  const made = new Map<string, string>()
  for (const name of names)
    made.set(name, (await aDevice(server.ctx, { ...trade, stockNo: name })).id)
  const member = await aSignedIn(server)
  const of = (name: string) => made.get(name) ?? UNKNOWN
  const told = async (query: { filter?: 'all' | 'changed' | 'sold' } = {}) =>
    (await member.call(list, { query })).records.map(
      ({ device, day, times }) => `${day} ${device.stockNo} ${times}`,
    )
  return { server, of, told, ...member }
}

describe('looking at a machine', () => {
  it('is remembered by a form, with day, times and the price of then [EQ-5] [CL-22]', async () => {
    const { server, of, call, bearer } = await aYard(['a', 'b'])
    await using _ = server
    const reply = await fetch(`${server.base}${record.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${bearer}`,
      },
      body: new URLSearchParams({ kind: 'device', deviceId: of('a') }),
    })
    expect(reply.status).toBe(200)
    server.turnClock('2026-11-14T09:30:00Z')
    await repriceDevice(server.ctx, of('a'), aed('199000.00'))
    await call(record, seen(of('a')))
    expect((await call(list, { query: {} })).records).toMatchObject([
      {
        device: { deviceId: of('a'), price: aed('199000.00') },
        day: '2026-11-14',
        seenAt: '2026-11-14T09:30:00.000Z',
        times: 2,
        priceThen: aed('209000.00'),
      },
    ])
  })

  it('belongs to the day that the member’s clocks show [EQ-5]', async () => {
    const { server, of, call, told } = await aYard(['a', 'b'])
    await using _ = server
    server.turnClock('2026-11-14T21:30:00Z')
    await call(record, seen(of('a')))
    await call(memberEndpoints.update, { body: { timeZone: 'America/New_York' } })
    await call(record, seen(of('b')))
    expect((await told()).toSorted()).toEqual(['2026-11-14 b 1', '2026-11-15 a 1'])
  })

  it('of a machine that is not there is not found, and leaves nothing [CL-22]', async () => {
    const { server, call } = await aYard([])
    await using _ = server
    await expect(call(record, seen(UNKNOWN))).rejects.toMatchObject({ status: 404 })
    const wrong = { body: { kind: 'house', deviceId: UNKNOWN } } as never
    await expect(call(record, wrong)).rejects.toMatchObject({ status: 400 })
    expect((await call(list, { query: {} })).total).toBe(0)
  })

  it('many times at once is one row that counts them all [EQ-5]', async () => {
    const { server, of, call, told } = await aYard(['a'])
    await using _ = server
    await Promise.all(Array.from({ length: 6 }, () => call(record, seen(of('a')))))
    expect(await told()).toEqual(['2026-11-14 a 6'])
  })

  it('is not remembered while the member paused it, and is again afterwards [EQ-5]', async () => {
    const { server, of, call, told } = await aYard(['a', 'b'])
    await using _ = server
    await call(pause, { body: { isPaused: true } })
    await call(record, seen(of('a')))
    const items = [{ deviceId: of('b'), at: '2026-11-14T07:00:00Z' }]
    await call(merge, { body: { items } })
    expect(await call(list, { query: {} })).toMatchObject({ records: [], isPaused: true })
    await call(pause, { body: { isPaused: false } })
    await call(record, seen(of('a')))
    expect(await told()).toEqual(['2026-11-14 a 1'])
    expect((await call(list, { query: {} })).isPaused).toBe(false)
  })
})

describe('what a browser remembered before the sign-in', () => {
  it('is taken over once, however often it is brought [EQ-5]', async () => {
    const { server, of, call, told } = await aYard(['a', 'b'])
    await using _ = server
    await call(record, seen(of('a')))
    const items = [
      { deviceId: of('a'), at: '2026-11-14T07:10:00Z' },
      { deviceId: of('b'), at: '2026-11-12T10:00:00Z' },
      { deviceId: of('b'), at: '2026-11-12T11:00:00Z' },
    ]
    for (let n = 0; n < 3; n++) await call(merge, { body: { items } })
    expect(await told()).toEqual(['2026-11-14 a 1', '2026-11-12 b 1'])
    const { records } = await call(list, { query: {} })
    expect(records.map(({ seenAt }) => seenAt)).toEqual([
      '2026-11-14T08:00:00.000Z',
      '2026-11-12T11:00:00.000Z',
    ])
  })

  it('has the price that was asked at that moment [EQ-5]', async () => {
    const { server, of, call } = await aYard(['a'])
    await using _ = server
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(server.ctx, of('a'), aed('150000.00'))
    server.turnClock('2026-11-17T08:00:00Z')
    await call(merge, { body: { items: [{ deviceId: of('a'), at: '2026-11-15T08:00:00Z' }] } })
    const { records, counts } = await call(list, { query: {} })
    expect(records[0]?.priceThen).toEqual(aed('209000.00'))
    expect(counts.changed).toBe(1)
  })

  it('is left out when it is to come, too old, or of no machine of ours [EQ-5]', async () => {
    const { server, of, call, told } = await aYard(['a', 'b', 'c'])
    await using _ = server
    const items = [
      { deviceId: of('a'), at: '2026-11-14T08:00:01Z' },
      { deviceId: of('b'), at: '2026-08-01T08:00:00Z' },
      { deviceId: UNKNOWN, at: '2026-11-13T08:00:00Z' },
      { deviceId: of('c'), at: '2026-11-13T08:00:00Z' },
    ]
    await call(merge, { body: { items } })
    expect(await told()).toEqual(['2026-11-13 c 1'])
    await call(merge, { body: { items: [] } })
  })
})

describe('the browsing history', () => {
  async function aHistory() {
    const yard = await aYard(['a', 'b', 'c'])
    const { server, of, call } = yard
    for (const [at, name] of [
      ['2026-11-14T08:00:00Z', 'a'],
      ['2026-11-14T09:00:00Z', 'b'],
      ['2026-11-15T08:00:00Z', 'a'],
      ['2026-11-15T09:00:00Z', 'c'],
    ] as const) {
      server.turnClock(at)
      await call(record, seen(of(name)))
    }
    return yard
  }
  const ALL = ['2026-11-15 c 1', '2026-11-15 a 1', '2026-11-14 b 1', '2026-11-14 a 1']

  it('is listed by day, the latest first, page by page [EQ-5]', async () => {
    const { server, call, told } = await aHistory()
    await using _ = server
    expect(await told()).toEqual(ALL)
    const { records, total } = await call(list, { query: { size: 3, current: 2 } })
    expect([total, records.map(({ day }) => day)]).toEqual([4, ['2026-11-14']])
  })

  it('tells which machines cost otherwise now, and which are sold [EQ-5]', async () => {
    const { server, of, call, told } = await aHistory()
    await using _ = server
    await repriceDevice(server.ctx, of('a'), aed('1000.00'))
    await moveDevice(server.ctx, of('b'), 'sell', STAFF)
    await moveDevice(server.ctx, of('c'), 'withdraw', STAFF)
    const { counts, records } = await call(list, { query: {} })
    expect(counts).toEqual({ all: 4, changed: 2, sold: 1 })
    expect(records.map(({ device }) => device.state)).toContain('withdrawn')
    expect(await told({ filter: 'sold' })).toEqual(['2026-11-14 b 1'])
    expect(await told({ filter: 'changed' })).toEqual(['2026-11-15 a 1', '2026-11-14 a 1'])
    expect((await call(list, { query: { filter: 'changed' } })).total).toBe(2)
  })

  it('is removable one by one, by day, and all at once [EQ-5]', async () => {
    const { server, of, call, told } = await aHistory()
    await using _ = server
    await call(remove, { body: { deviceId: of('a'), day: '2026-11-15' } })
    expect(await told()).toEqual(['2026-11-15 c 1', '2026-11-14 b 1', '2026-11-14 a 1'])
    await call(remove, { body: { day: '2026-11-14' } })
    expect(await told()).toEqual(['2026-11-15 c 1'])
    await call(remove, { body: {} })
    expect(await told()).toEqual([])
  })

  it('is nobody else’s: another member sees none and removes none [EQ-5]', async () => {
    const { server, told } = await aHistory()
    await using _ = server
    const other = await aSignedIn(server)
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await other.call(remove, { body: {} })
    await other.call(pause, { body: { isPaused: true } })
    expect(await told()).toEqual(ALL)
    const nobody = server.client()
    await Promise.all(
      [
        nobody(list, { query: {} }),
        nobody(remove, { body: {} }),
        nobody(pause, { body: { isPaused: true } }),
        nobody(merge, { body: { items: [] } }),
        nobody(record, seen(UNKNOWN)),
      ].map((called) => expect(called).rejects.toMatchObject({ status: 401, code: 'A00004' })),
    )
  })

  it('forgets what is older than it says, first for the reader, then for good [EQ-5]', async () => {
    const { server, told } = await aHistory()
    await using _ = server
    const day = 86_400_000
    const since = new Date('2026-11-15T08:30:00Z').getTime() + HISTORY_DAYS * day
    server.turnClock(new Date(since).toISOString())
    expect(await told()).toEqual(['2026-11-15 c 1'])
    expect(await server.ctx.db.$count(browse)).toBe(4)
    await forgetOldHistory.run(server.ctx)
    expect(await server.ctx.db.$count(browse)).toBe(1)
    expect(await told()).toEqual(['2026-11-15 c 1'])
  })

  it('shows machines in the reader’s language [EQ-5]', async () => {
    await using server = await startServer()
    const words = (title: string) => ({ title, description: title })
    const texts = { en: words('machine en') }
    for (const locale of LOCALE_CODES) Object.assign(texts, { [locale]: words(`title ${locale}`) })
    const { id } = await aDevice(server.ctx, { ...(await aTrade(server.ctx)), texts })
    const { call, in: speaking } = await aSignedIn(server)
    await call(record, seen(id))
    for (const locale of LOCALE_CODES) {
      const { records } = await speaking(locale)(list, { query: {} })
      expect(records[0]?.device.title).toBe(`title ${locale}`)
    }
  })
})
