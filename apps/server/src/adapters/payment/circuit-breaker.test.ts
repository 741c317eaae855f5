import { setTimeout as sleep } from 'node:timers/promises'
import { STRIPE } from '@ironsouq/sandboxes/credentials'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopwatch, systemClock } from '#kernel/clock.ts'
import { PaymentRefused, PaymentUnavailable } from '#kernel/ports/payment.ts'
import { withBreaker } from './circuit-breaker.ts'
import { createStripe } from './stripe.ts'

let psp: Awaited<ReturnType<typeof startPsp>>
beforeAll(async () => {
  psp = await startPsp()
})
afterAll(() => psp[Symbol.asyncDispose]())

const TIMEOUT_MS = 300

it('asks a provider that is away no more, then one question at a time, until it is back [PY-3]', async () => {
  const stripe = createStripe({ ...STRIPE, url: psp.url, now: systemClock, timeoutMs: TIMEOUT_MS })
  const breaker = { name: 'stripe', slowSeconds: TIMEOUT_MS / 2000, openSeconds: 0.5 }
  const port = withBreaker(stripe, breaker)
  const ask = () => port.state({ reference: 'r', providerRef: 'cs_unknown' }, false)
  const asked = async () => (await psp.calls()).length
  const away = () => psp.steer({ after: 'hang', afterCount: 999, afterPath: '/v1/' })
  await expect(ask()).rejects.toThrow(PaymentRefused)
  await away()
  for (let n = 0; n < 3; n++) await expect(ask()).rejects.toThrow('did not answer')
  const [before, seconds] = [await asked(), stopwatch()]
  for (let n = 0; n < 20; n++) await expect(ask()).rejects.toThrow(PaymentUnavailable)
  expect(seconds()).toBeLessThan(TIMEOUT_MS / 1000)
  expect(await asked()).toBe(before)
  await sleep(600)
  await Promise.allSettled(Array.from({ length: 8 }, ask))
  expect(await asked()).toBe(before + 1)
  await psp.behaveWell()
  await sleep(600)
  await expect(ask()).rejects.toThrow(PaymentRefused)
  await expect(ask()).rejects.toThrow(PaymentRefused)
})
