import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx, startServer } from '#test/harness.ts'
import { aYard } from './yard.builder.ts'

const PLACE = {
  code: 'mussafah',
  names: { en: 'Mussafah' },
  emirate: 'abuDhabi',
  freeZone: false,
  latitude: 24.36,
  longitude: 54.48,
} as const

const BROKEN = [
  ['yard_phone', { phone: '06 555 0141' }],
  ['yard_whatsapp', { whatsapp: '+0505550141' }],
  ['yard_viewing_mail', { viewingMail: 'no-address' }],
  ['yard_time_zone', { timeZone: 'Dubai time' }],
  ['yard_hours_weekday', { hours: [{ weekday: 8, opensAt: 480, closesAt: 900 }] }],
  ['yard_hours_of_day', { hours: [{ weekday: 1, opensAt: 900, closesAt: 480 }] }],
  ['yard_hours_break', { hours: [{ weekday: 1, opensAt: 480, closesAt: 900, breakFrom: 600 }] }],
  [
    'yard_hours_break',
    { hours: [{ weekday: 1, opensAt: 480, closesAt: 900, breakFrom: 840, breakUntil: 900 }] },
  ],
] as const

describe('a yard', () => {
  it('shows its contact and its hours with the machine, a break as two spans', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: yardId } = await aYard(ctx, {
      ...PLACE,
      phone: '+97125550118',
      viewingMail: 'mussafah@yards.example',
      addresses: { en: 'Street 9, Gate 1' },
      hours: [
        { weekday: 5, opensAt: 480, closesAt: 1080, breakFrom: 690, breakUntil: 870 },
        { weekday: 1, opensAt: 480, closesAt: 1080 },
      ],
    })
    const { id: deviceId } = await aListedDevice(ctx, { yardId })
    const { yard } = await server.client()(deviceEndpoints.detail, { query: { deviceId } })
    expect(yard).toEqual({
      code: 'mussafah',
      name: 'Mussafah',
      emirate: 'abuDhabi',
      freeZone: false,
      latitude: 24.36,
      longitude: 54.48,
      address: 'Street 9, Gate 1',
      phone: '+97125550118',
      whatsapp: null,
      timeZone: 'Asia/Dubai',
      takesViewings: true,
      hours: [
        { weekday: 1, from: 480, to: 1080 },
        { weekday: 5, from: 480, to: 690 },
        { weekday: 5, from: 870, to: 1080 },
      ],
    })
    // The address for appointments is the yard's own business.
    expect(JSON.stringify(yard)).not.toContain('yards.example')
  })

  it('without hours takes no viewings', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: yardId } = await aYard(ctx, { ...PLACE, viewingMail: 'a@yards.example' })
    const { id: deviceId } = await aListedDevice(ctx, { yardId })
    const { yard } = await server.client()(deviceEndpoints.detail, { query: { deviceId } })
    expect(yard).toMatchObject({ hours: [], takesViewings: false, phone: null, address: null })
  })

  it('cannot break a constraint of its contact or its hours', async () => {
    await using server = await startCtx()
    for (const [constraint, given] of BROKEN) {
      // In a transaction of its own: nothing of it is left for the next one.
      const made = atomic(server.ctx, (ctx) => aYard(ctx, { ...PLACE, ...given }))
      await expect(made, constraint).rejects.toMatchObject({ cause: { constraint } })
    }
  })
})
