import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import { preferCurrency, setCurrency } from '#features/money/currency/currency.service.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverNotice } from '#test/notices.ts'

const en = translator('en')

const { list } = notificationEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const NAMES = { en: 'Currency' }
const aed = (amount: string) => ({ amount, currency: 'AED' })
const machine = 'Volvo EC220D'
const TEXTS = { en: { title: machine, description: '' } }

async function aSaver() {
  const server = await startServer()
  const trade = await deviceReferences(server.ctx)
  const { id: deviceId } = await aDevice(server.ctx, { ...trade, texts: TEXTS })
  const member = await aSignedInMember(server)
  await member.call(favoriteEndpoints.add, { body: { deviceId } })
  server.turnClock('2026-11-15T08:00:00Z')
  const titles = async () => (await member.call(list, { query: {} })).records.map((n) => n.title)
  return { server, deviceId, titles, ...member }
}

describe('a member who saved a machine', () => {
  it('is notified of every price change, with the difference [EQ-4]', async () => {
    const { server, deviceId, call } = await aSaver()
    await using _ = server
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, aed('204500.00'))
    await server.work()
    const { records } = await call(list, { query: { group: 'machines' } })
    const words = records.map(({ title, body, link }) => ({
      title: title.replaceAll('\u00a0', ' '),
      body: body.replaceAll('\u00a0', ' '),
      link,
    }))
    const link = `/device-detail/${deviceId}`
    expect(words.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      {
        title: en('notification.priceCutTitle', { machine, difference: 'AED 10,000' }),
        body: en('notification.priceCutBody', { price: 'AED 199,000', before: 'AED 209,000' }),
        link,
      },
      {
        title: en('notification.priceRiseTitle', { machine, difference: 'AED 5,500' }),
        body: en('notification.priceRiseBody', { price: 'AED 204,500', before: 'AED 199,000' }),
        link,
      },
    ])
  })

  it('reads the amounts in the chosen currency, what is to be paid also in its own [AP-15]', async () => {
    const { server, deviceId, call } = await aSaver()
    await using _ = server
    const currency = { symbol: '', enabled: true, position: 0 }
    await setCurrency(server.ctx, { ...currency, code: 'USD', exchangeRate: '1', names: NAMES })
    await setCurrency(server.ctx, { ...currency, code: 'AED', exchangeRate: '4', names: NAMES })
    await setCurrency(server.ctx, { ...currency, code: 'EUR', exchangeRate: '0.8', names: NAMES })
    await preferCurrency(server.ctx, 'USD')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    const body = async (chosen?: string) => {
      const { records } = await call(list, { query: { currency: chosen } })
      return records[0]?.body.replaceAll('\u00a0', ' ')
    }
    const cut = (price: string, before: string) =>
      en('notification.priceCutBody', { price, before })
    expect(await body()).toBe(cut('USD 49,750 (AED 199,000)', 'USD 52,250'))
    expect(await body('EUR')).toBe(cut('EUR 39,800 (AED 199,000)', 'EUR 41,800'))
    expect(await body('AED')).toBe(cut('AED 199,000', 'AED 209,000'))
  })

  it('is notified when it is sold, taken off sale, and on sale again [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    for (const [day, action] of [
      ['16', 'withdraw'],
      ['17', 'relist'],
      ['18', 'reserve'],
      ['19', 'sell'],
    ] as const) {
      server.turnClock(`2026-11-${day}T08:00:00Z`)
      await moveDevice(server.ctx, deviceId, action, STAFF)
      await server.work()
    }
    expect(await titles()).toEqual([
      en('notification.soldTitle', { machine }),
      en('notification.backOnSaleTitle', { machine }),
      en('notification.withdrawnTitle', { machine }),
    ])
  })

  it('gets one notification of an event that is delivered several times [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    const event = { deviceId, eventId: '4711' }
    const deliver = () => deliverNotice(server.ctx, 'sold', event)
    await Promise.all([deliver(), deliver()])
    await deliver()
    expect(await titles()).toEqual([en('notification.soldTitle', { machine })])
    expect(await server.ctx.db.$count(notification)).toBe(1)
  })

  it('gets none after withdrawing consent, saving it later, or removing it [ID-17]', async () => {
    const { server, deviceId, call, titles } = await aSaver()
    await using _ = server
    const body = { topic: 'savedMachines', way: 'here' } as const
    await call(consentEndpoints.set, { body: { ...body, isGiven: false } })
    const [removed, late] = [await aSignedInMember(server), await aSignedInMember(server)]
    await removed.call(favoriteEndpoints.add, { body: { deviceId } })
    await removed.call(favoriteEndpoints.remove, { body: { deviceId } })
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-15T08:00:01Z')
    await late.call(favoriteEndpoints.add, { body: { deviceId } })
    await server.work()
    expect(await server.ctx.db.$count(notification)).toBe(0)
    await call(consentEndpoints.set, { body: { ...body, isGiven: true } })
    await repriceDevice(server.ctx, deviceId, aed('189000.00'))
    await server.work()
    expect(await titles()).toHaveLength(1)
    expect(await server.ctx.db.$count(notification)).toBe(2)
  })

  it('is notified together with more members than one batch holds [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    await server.ctx.db.execute(sql`
      with made as (
        insert into member (nick_name, created_at)
        select 'saver', '2026-11-14' from generate_series(1, 1200) returning id)
      insert into favorite (member_id, device_id, created_at)
      select id, ${deviceId}::uuid, '2026-11-14' from made`)
    await moveDevice(server.ctx, deviceId, 'sell', STAFF)
    await server.work()
    expect(await server.ctx.db.$count(notification)).toBe(1201)
    expect(await titles()).toEqual([en('notification.soldTitle', { machine })])
  })

  it('gets none of a price that cannot be compared or did not change [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    await repriceDevice(server.ctx, deviceId, aed('209000.00'))
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, null)
    server.turnClock('2026-11-17T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, { amount: '50000.00', currency: 'USD' })
    await server.work()
    expect(await titles()).toEqual([])
  })

  it('gets the time of the event from a consumer that runs late [EQ-4]', async () => {
    const { server, deviceId, call } = await aSaver()
    await using _ = server
    server.turnClock('2026-11-17T08:00:00Z')
    const late = await aSignedInMember(server)
    await late.call(favoriteEndpoints.add, { body: { deviceId } })
    const at = new Date('2026-11-16T08:00:00Z')
    await deliverNotice(server.ctx, 'sold', { deviceId, eventId: '4711', at })
    const { records } = await call(list, { query: {} })
    expect(records).toMatchObject([
      { title: en('notification.soldTitle', { machine }), at: at.toISOString() },
    ])
    expect(await late.call(list, { query: {} })).toMatchObject({ total: 0 })
  })
})
