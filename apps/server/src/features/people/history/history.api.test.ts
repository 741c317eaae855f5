import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { HISTORY_DAYS } from '@ironsouq/contract/people/history/history.limits'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { deleteOldHistory } from './history.delete-old.job.ts'
import { browse } from './history.tables.ts'

const { record, merge, list, remove, pause } = historyEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const UNKNOWN = '0192f000-0000-7000-8000-00000000dead'
const aed = (amount: string) => ({ amount, currency: 'AED' })
const seen = (deviceId: string) => ({ body: { kind: 'device' as const, deviceId } })

async function aYard(names: readonly string[]) {
  const server = await startServer()
  const trade = await deviceReferences(server.ctx)
  const made = new Map<string, string>()
  for (const name of names)
    made.set(name, (await aDevice(server.ctx, { ...trade, stockNo: name })).id)
  const member = await aSignedInMember(server)
  const of = (name: string) => made.get(name) ?? UNKNOWN
  const listed = async (query: { filter?: 'all' | 'changed' | 'sold' } = {}) =>
    (await member.call(list, { query })).records.map(
      ({ device, day, times }) => `${day} ${device.stockNo} ${times}`,
    )
  return { server, of, listed, ...member }
}

describe('a view of a machine', () => {
  it('is recorded by a form, with day, count and price at that time [EQ-5] [CL-22]', async () => {
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

  it('is recorded by no other encoding than a form [CL-22]', async () => {
    const { server, of, listed, bearer } = await aYard(['a'])
    await using _ = server
    const send = async (type: string, body: string) => {
      const headers = { 'content-type': type, authorization: `Bearer ${bearer}` }
      const reply = await fetch(`${server.base}${record.path}`, { method: 'POST', headers, body })
      return [reply.status, ((await reply.json()) as { msg: string }).msg]
    }
    const refused = [400, translator('en')('error.unsupportedMedia')]
    const json = JSON.stringify({ kind: 'device', deviceId: of('a') })
    for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain'])
      expect(await send(type, json)).toEqual(refused)
    expect(await listed()).toEqual([])
    const form = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8'
    expect((await send(form, `deviceId=${of('a')}`))[0]).toBe(200)
    expect(await listed()).toEqual(['2026-11-14 a 1'])
  })

  it('belongs to the day in the member’s time zone [EQ-5]', async () => {
    const { server, of, call, listed } = await aYard(['a', 'b'])
    await using _ = server
    server.turnClock('2026-11-14T21:30:00Z')
    await call(record, seen(of('a')))
    await call(memberEndpoints.update, { body: { timeZone: 'America/New_York' } })
    await call(record, seen(of('b')))
    expect((await listed()).toSorted()).toEqual(['2026-11-14 b 1', '2026-11-15 a 1'])
  })

  it('is named by one of two ids, and its kind may be left out [CL-22]', async () => {
    const { server, of, call, listed } = await aYard(['a'])
    await using _ = server
    await call(record, { body: { deviceId: of('a') } })
    expect(await listed()).toEqual(['2026-11-14 a 1'])
    const product = { body: { kind: 'product', prodId: UNKNOWN } } as const
    await expect(call(record, product)).rejects.toMatchObject({ status: 404 })
    const both = { body: { deviceId: of('a'), prodId: of('a') } }
    await expect(call(record, both)).rejects.toMatchObject({ status: 400 })
    await expect(call(record, { body: {} })).rejects.toMatchObject({ status: 400 })
    expect(await listed()).toEqual(['2026-11-14 a 1'])
  })

  it('of an unknown machine answers 404 and records nothing [CL-22]', async () => {
    const { server, call } = await aYard([])
    await using _ = server
    await expect(call(record, seen(UNKNOWN))).rejects.toMatchObject({ status: 404 })
    const wrong = { body: { kind: 'house', deviceId: UNKNOWN } } as never
    await expect(call(record, wrong)).rejects.toMatchObject({ status: 400 })
    expect((await call(list, { query: {} })).total).toBe(0)
  })

  it('is one row that counts all concurrent views [EQ-5]', async () => {
    const { server, of, call, listed } = await aYard(['a'])
    await using _ = server
    await Promise.all(Array.from({ length: 6 }, () => call(record, seen(of('a')))))
    expect(await listed()).toEqual(['2026-11-14 a 6'])
  })

  it('is not recorded while the member paused the history, and is afterwards [EQ-5]', async () => {
    const { server, of, call, listed } = await aYard(['a', 'b'])
    await using _ = server
    await call(pause, { body: { isPaused: true } })
    await call(record, seen(of('a')))
    const items = [{ deviceId: of('b'), at: '2026-11-14T07:00:00Z' }]
    await call(merge, { body: { items } })
    expect(await call(list, { query: {} })).toMatchObject({ records: [], isPaused: true })
    await call(pause, { body: { isPaused: false } })
    await call(record, seen(of('a')))
    expect(await listed()).toEqual(['2026-11-14 a 1'])
    expect((await call(list, { query: {} })).isPaused).toBe(false)
  })
})

describe('the views that a browser stored before the sign-in', () => {
  it('are merged once, also when sent repeatedly [EQ-5]', async () => {
    const { server, of, call, listed } = await aYard(['a', 'b'])
    await using _ = server
    await call(record, seen(of('a')))
    const items = [
      { deviceId: of('a'), at: '2026-11-14T07:10:00Z' },
      { deviceId: of('b'), at: '2026-11-12T10:00:00Z' },
      { deviceId: of('b'), at: '2026-11-12T11:00:00Z' },
    ]
    for (let n = 0; n < 3; n++) await call(merge, { body: { items } })
    expect(await listed()).toEqual(['2026-11-14 a 1', '2026-11-12 b 1'])
    const { records } = await call(list, { query: {} })
    expect(records.map(({ seenAt }) => seenAt)).toEqual([
      '2026-11-14T08:00:00.000Z',
      '2026-11-12T11:00:00.000Z',
    ])
  })

  it('have the price at that time [EQ-5]', async () => {
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

  it('are left out when in the future, too old, or of an unknown machine [EQ-5]', async () => {
    const { server, of, call, listed } = await aYard(['a', 'b', 'c'])
    await using _ = server
    const items = [
      { deviceId: of('a'), at: '2026-11-14T08:00:01Z' },
      { deviceId: of('b'), at: '2026-08-01T08:00:00Z' },
      { deviceId: UNKNOWN, at: '2026-11-13T08:00:00Z' },
      { deviceId: of('c'), at: '2026-11-13T08:00:00Z' },
    ]
    await call(merge, { body: { items } })
    expect(await listed()).toEqual(['2026-11-13 c 1'])
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
    const { server, call, listed } = await aHistory()
    await using _ = server
    expect(await listed()).toEqual(ALL)
    const { records, total } = await call(list, { query: { size: 3, current: 2 } })
    expect([total, records.map(({ day }) => day)]).toEqual([4, ['2026-11-14']])
  })

  it('shows which machines changed their price, and which are sold [EQ-5]', async () => {
    const { server, of, call, listed } = await aHistory()
    await using _ = server
    await repriceDevice(server.ctx, of('a'), aed('1000.00'))
    await moveDevice(server.ctx, of('b'), 'sell', STAFF)
    await moveDevice(server.ctx, of('c'), 'withdraw', STAFF)
    const { counts, records } = await call(list, { query: {} })
    expect(counts).toEqual({ all: 4, changed: 2, sold: 1 })
    expect(records.map(({ device }) => device.state)).toContain('withdrawn')
    expect(await listed({ filter: 'sold' })).toEqual(['2026-11-14 b 1'])
    expect(await listed({ filter: 'changed' })).toEqual(['2026-11-15 a 1', '2026-11-14 a 1'])
    expect((await call(list, { query: { filter: 'changed' } })).total).toBe(2)
  })

  it('is removable one by one, by day, and all at once [EQ-5]', async () => {
    const { server, of, call, listed } = await aHistory()
    await using _ = server
    await call(remove, { body: { deviceId: of('a'), day: '2026-11-15' } })
    expect(await listed()).toEqual(['2026-11-15 c 1', '2026-11-14 b 1', '2026-11-14 a 1'])
    await call(remove, { body: { day: '2026-11-14' } })
    expect(await listed()).toEqual(['2026-11-15 c 1'])
    await call(remove, { body: {} })
    expect(await listed()).toEqual([])
  })

  it('is private: another member sees none and removes none [EQ-5]', async () => {
    const { server, listed } = await aHistory()
    await using _ = server
    const other = await aSignedInMember(server)
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await other.call(remove, { body: {} })
    await other.call(pause, { body: { isPaused: true } })
    expect(await listed()).toEqual(ALL)
    const visitor = server.client()
    await Promise.all(
      [
        visitor(list, { query: {} }),
        visitor(remove, { body: {} }),
        visitor(pause, { body: { isPaused: true } }),
        visitor(merge, { body: { items: [] } }),
        visitor(record, seen(UNKNOWN)),
      ].map((called) => expect(called).rejects.toMatchObject({ status: 401, code: 'A00004' })),
    )
  })

  it('hides views older than the retention period, and deletes them later [EQ-5]', async () => {
    const { server, listed } = await aHistory()
    await using _ = server
    const day = 86_400_000
    const since = new Date('2026-11-15T08:30:00Z').getTime() + HISTORY_DAYS * day
    server.turnClock(new Date(since).toISOString())
    expect(await listed()).toEqual(['2026-11-15 c 1'])
    expect(await server.ctx.db.$count(browse)).toBe(4)
    await deleteOldHistory.run(server.ctx)
    expect(await server.ctx.db.$count(browse)).toBe(1)
    expect(await listed()).toEqual(['2026-11-15 c 1'])
  })

  it('shows machines in each of the ten languages [EQ-5]', async () => {
    await using server = await startServer()
    const words = (title: string) => ({ title, description: title })
    const texts = { en: words('machine en') }
    for (const locale of LOCALE_CODES) Object.assign(texts, { [locale]: words(`title ${locale}`) })
    const { id } = await aDevice(server.ctx, { ...(await deviceReferences(server.ctx)), texts })
    const { call, in: callIn } = await aSignedInMember(server)
    await call(record, seen(id))
    for (const locale of LOCALE_CODES) {
      const { records } = await callIn(locale)(list, { query: {} })
      expect(records[0]?.device.title).toBe(`title ${locale}`)
    }
  })
})
