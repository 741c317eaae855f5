import { randomUUID } from 'node:crypto'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { aListedDevice } from './device-fixtures.ts'
import type { TestServer } from './harness.ts'

// A Monday, ten in the morning at the yard.
const NOW = '2026-11-16T06:00:00Z'
/** Tuesday at nine. */
export const NINE = '2026-11-17T05:00:00.000Z'
export const TEN = '2026-11-17T06:00:00.000Z'

export const anAddress = (at: string) => `${randomUUID()}@${at}.example`

/** A machine in a yard that is open on Tuesdays and takes viewings at its own address. */
export async function aMachineToView(server: TestServer) {
  const { ctx } = server
  server.turnClock(NOW)
  const viewingMail = anAddress('yards')
  const { id: yardId } = await aYard(ctx, {
    code: 'mussafah',
    names: { en: 'Mussafah', ar: 'مصفح' },
    addresses: { en: 'Street 9, Gate 1' },
    emirate: 'abuDhabi',
    freeZone: false,
    latitude: 24.36,
    longitude: 54.48,
    phone: '+97125550118',
    viewingMail,
    hours: [{ weekday: 2, opensAt: 480, closesAt: 1080 }],
  })
  const { id: deviceId } = await aListedDevice(ctx, { yardId })
  return { deviceId, yardId, viewingMail }
}

export const booking = (deviceId: string, more: Record<string, unknown> = {}) => ({
  body: {
    deviceId,
    startsAt: NINE,
    name: 'Mariam Haddad',
    mail: anAddress('reader') as string | null,
    mobile: null as string | null,
    ...more,
  },
})
