import { carrierEnv } from '@ironsouq/sandboxes/addresses'
import { CARRIER } from '@ironsouq/sandboxes/programs'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { startReceiver } from '@ironsouq/sandboxes/psp/receiver'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CarrierRefused, CarrierUnavailable } from '#kernel/ports/carrier.ts'
import { createAftership } from './aftership.ts'

let sandbox: Awaited<ReturnType<typeof startPsp>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let now = new Date('2026-11-14T08:00:00Z')

beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startPsp({ notify: receiver.url, program: CARRIER })
})
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})
afterEach(async () => {
  await sandbox.behaveWell()
  now = new Date(now.getTime() + 60_000)
})

function port(timeoutMs = 5000) {
  const env = carrierEnv(sandbox.url)
  const { AFTERSHIP_API_KEY: apiKey, AFTERSHIP_WEBHOOK_SECRET: webhookSecret } = env
  return createAftership({
    url: env.AFTERSHIP_URL,
    apiKey,
    webhookSecret,
    now: () => now,
    timeoutMs,
  })
}
const scan = (trackingNumber: string, tag: string, more: object = {}) =>
  sandbox.post('/_sandbox/report', { slug: 'aramex', trackingNumber, tag, ...more })

it('names a parcel once, and says what happened to it in the words of the mall [OR-6]', async () => {
  const parcel = { carrier: 'aramex', trackingNo: 'AX-1001' } as const
  const ref = await port().register(parcel)
  expect(await port().register(parcel)).toBe(ref)
  expect(await port().reports(ref)).toEqual([])
  await scan('AX-1001', 'InTransit', { subtag: 'InTransit_002', at: '2026-11-14T09:00:00' })
  await scan('AX-1001', 'InTransit', { location: 'Dubai hub', at: '2026-11-14T13:00:00+04:00' })
  await scan('AX-1001', 'OutForDelivery')
  await scan('AX-1001', 'Exception')
  await scan('AX-1001', 'Delivered', { location: 'Al Sajaa' })
  const reports = await port().reports(ref)
  expect(reports.map(({ status }) => status)).toEqual([
    'received',
    'inTransit',
    'reachedCity',
    'faulty',
    'signed',
  ])
  expect(reports[0]?.at).toEqual(new Date('2026-11-14T09:00:00Z'))
  expect(reports[1]).toMatchObject({ place: 'Dubai hub', at: new Date('2026-11-14T09:00:00Z') })
  expect(new Set(reports.map(({ reportRef }) => reportRef)).size).toBe(5)
  expect(await port().reports(ref)).toEqual(reports)
})

it('accepts notifications with the right signature alone', async () => {
  const ref = await port().register({ carrier: 'aramex', trackingNo: 'AX-2001' })
  await scan('AX-2001', 'InTransit')
  await expect.poll(() => receiver.received.at(-1)?.body.includes(ref)).toBe(true)
  const posted = receiver.received.at(-1)
  if (!posted) throw new Error('nothing was posted')
  expect(posted.path).toBe('/webhook/aftership')
  expect(port().readNotification(posted)).toBe(ref)
  const changed = Buffer.from(posted.body.toString().replace('InTransit', 'Delivered'))
  expect(port().readNotification({ ...posted, body: changed })).toBeNull()
  expect(port().readNotification({ ...posted, header: () => undefined })).toBeNull()
})

it('refuses what no carrier has, and rests after a failure', async () => {
  const aramex = port(300)
  await expect(aramex.register({ carrier: 'own', trackingNo: 'VAN-7' })).rejects.toThrow(
    CarrierRefused,
  )
  await expect(aramex.register({ carrier: 'aramex', trackingNo: 'x' })).rejects.toThrow(
    CarrierRefused,
  )
  const ref = await aramex.register({ carrier: 'aramex', trackingNo: 'AX-3001' })
  for (const after of ['hang', 'break', 'error'] as const) {
    await sandbox.steer({ after, afterCount: 1, afterPath: '/tracking' })
    await expect(aramex.reports(ref)).rejects.toThrow(CarrierUnavailable)
    const calls = (await sandbox.calls()).length
    await expect(aramex.reports(ref)).rejects.toThrow(CarrierUnavailable)
    expect(await sandbox.calls()).toHaveLength(calls)
    now = new Date(now.getTime() + 15_000)
    expect(await aramex.reports(ref)).toEqual([])
  }
})
