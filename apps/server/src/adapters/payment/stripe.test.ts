import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STRIPE } from '@ironsouq/sandboxes/credentials'
import { answerBank, payByCard } from '@ironsouq/sandboxes/psp/buyers'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { startReceiver } from '@ironsouq/sandboxes/psp/receiver'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { PaymentPort } from '#kernel/ports/payment.ts'
import { createStripe } from './stripe.ts'

const HOUR_MS = 3_600_000
let psp: Awaited<ReturnType<typeof startPsp>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let stripe: PaymentPort

const at = (url: string) =>
  createStripe({
    ...STRIPE,
    url,
    now: systemClock,
  })

beforeAll(async () => {
  receiver = await startReceiver()
  psp = await startPsp({ notify: receiver.url })
  stripe = at(psp.url)
})
afterAll(async () => {
  await psp[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})
afterEach(() => psp.behaveWell())

async function opened(port = stripe) {
  const reference = randomBytes(16).toString('hex')
  const { providerRef, next } = await port.open({
    reference,
    amount: { amount: '1200.00', currency: 'AED' },
    description: 'Ironsouq 2026-000123',
    locale: 'ar',
    returnUrl: 'http://shop.example/pay/1',
    expiresAt: new Date(systemClock().getTime() + HOUR_MS),
  })
  return { reference, providerRef, page: next.kind === 'redirect' ? next.url : '' }
}

const notificationsAbout = async (about: string, from = 0) => {
  const read = await Promise.all(
    receiver.received.slice(from).map((posted) => stripe.readNotification(posted)),
  )
  return read.flatMap((each) => (each?.about === about ? [each] : []))
}

describe('cards by Stripe', () => {
  it('are confirmed by the bank, or not', async () => {
    const { page, ...payment } = await opened()
    const asked = await payByCard(page, '4000002500003155')
    expect(asked.to).toContain('/c/3ds/')
    expect(await stripe.state(payment, true)).toMatchObject({ status: 'open' })
    const refused = await answerBank(asked.to ?? '', 'no')
    expect(refused.to).toBe(page)
    expect(await stripe.state(payment, true)).toMatchObject({ status: 'open', captured: null })
    const again = await payByCard(page, '4000002500003155')
    const confirmed = await answerBank(again.to ?? '', 'yes')
    expect(confirmed.to).toBe('http://shop.example/pay/1')
    expect(await stripe.state(payment, true)).toMatchObject({ status: 'paid' })
  })

  it.each(['4000000000000002', '4000000000009995', '4000000000000069'])(
    'may be declined (%s)',
    async (card) => {
      const { page, ...payment } = await opened()
      expect(await payByCard(page, card)).toEqual({ status: 402, to: null })
      expect(await stripe.state(payment, true)).toMatchObject({
        status: 'open',
        isDeclined: true,
        captured: null,
      })
    },
  )

  it('open one payment when no answer came to the first attempt', async () => {
    const reference = randomBytes(16).toString('hex')
    const asked = {
      reference,
      amount: { amount: '10.00', currency: 'AED' },
      description: 'x',
      locale: 'en' as const,
      returnUrl: 'http://shop.example/pay/1',
      expiresAt: new Date(systemClock().getTime() + HOUR_MS),
    }
    await psp.steer({ after: 'error', afterCount: 1, afterPath: '/v1/checkout/sessions' })
    await expect(stripe.open(asked)).rejects.toThrow('did not answer')
    const first = await stripe.open(asked)
    const calls = await psp.calls()
    const answers = calls
      .filter(({ target, body }) => target === '/v1/checkout/sessions' && body.includes(reference))
      .map(({ answer }) => (JSON.parse(answer) as { id: string }).id)
    expect(new Set(answers)).toEqual(new Set([first.providerRef]))
    expect(answers.length).toBeGreaterThan(1)
  })

  it('may be charged back, which the statement and a notification say', async () => {
    const { page, ...payment } = await opened()
    await payByCard(page, '4000000000000259')
    const { captureRef } = await stripe.state(payment, true)
    const arrived = await vi.waitFor(async () => {
      const found = (await notificationsAbout(captureRef ?? '')).filter(
        ({ disputeRef }) => disputeRef !== null,
      )
      expect(found).toHaveLength(1)
      return found
    }, 5000)
    expect(arrived[0]).toMatchObject({ about: captureRef })
    const kinds: string[] = []
    for await (const line of stripe.statement(
      new Date(systemClock().getTime() - HOUR_MS),
      new Date(systemClock().getTime() + HOUR_MS),
    ))
      if (line.captureRef === captureRef) kinds.push(line.kind)
    expect(kinds.toSorted()).toEqual(['chargeback', 'payment'])
  })

  it('may get a refund back that fails later', async () => {
    const { page, ...payment } = await opened()
    await payByCard(page, '4000000000005126')
    const { captureRef, captured } = await stripe.state(payment, true)
    const money = captured ?? { amount: '0', currency: 'AED' }
    const asked = {
      ...payment,
      captureRef: captureRef ?? '',
      captured: money,
      amount: money,
      refundReference: randomBytes(16).toString('hex'),
    }
    const { refundRef, status } = await stripe.refund(asked)
    expect(status).toBe('pending')
    await psp.post('/_sandbox/stripe/refunds')
    expect(await stripe.refundState({ ...asked, refundRef })).toMatchObject({ status: 'failed' })
    expect(await stripe.state(payment, true)).toMatchObject({
      refunded: { amount: '0.00', currency: 'AED' },
    })
  })
})

describe('notifications of Stripe [PY-3]', () => {
  it('come late, three times and in any order, with the ids that they had', async () => {
    const before = receiver.received.length
    await psp.steer({ duplicate: 3, shuffle: true, delayMs: 100 })
    const { page, providerRef } = await opened()
    await payByCard(page)
    await vi.waitFor(async () => expect(await psp.waiting()).toBe(0), 8000)
    const arrived = await notificationsAbout(providerRef, before)
    expect(arrived).toHaveLength(3)
    expect(new Set(arrived.map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('come again until they are taken', async () => {
    const before = receiver.received.length
    receiver.refuse(2)
    const { page, providerRef } = await opened()
    await payByCard(page)
    await vi.waitFor(
      async () => expect(await notificationsAbout(providerRef, before)).toHaveLength(1),
      8000,
    )
  })

  it('that were lost are found in the list', async () => {
    const since = new Date(systemClock().getTime() - 1000)
    await psp.steer({ drop: -1 })
    const { page, providerRef } = await opened()
    await payByCard(page)
    await vi.waitFor(async () => expect(await psp.waiting()).toBe(0), 8000)
    expect(await notificationsAbout(providerRef)).toEqual([])
    const missed: (string | null)[] = []
    for await (const { about } of stripe.missed(since)) missed.push(about)
    expect(missed).toContain(providerRef)
  })

  it('are not taken when they are old', async () => {
    const before = receiver.received.length
    await psp.steer({ skewMs: -20 * 60_000 })
    const { page } = await opened()
    await payByCard(page)
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(before), 5000)
    const late = receiver.received.at(-1)
    expect(late && (await stripe.readNotification(late))).toBeNull()
  })
})

it('the sandbox remembers a payment when it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'psp-'))
  const file = join(folder, 'state')
  const first = await startPsp({ file })
  const { page, ...payment } = await opened(at(first.url))
  await payByCard(page)
  await first.kill()
  await using second = await startPsp({ file })
  expect(await at(second.url).state(payment, true)).toMatchObject({ status: 'paid' })
  await rm(folder, { recursive: true })
})
