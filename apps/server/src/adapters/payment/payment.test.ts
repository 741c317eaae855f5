import { randomBytes } from 'node:crypto'
import { paymentEnv } from '@ironsouq/sandboxes/addresses'
import { BUYERS, visitAlipay } from '@ironsouq/sandboxes/psp/buyers'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { startReceiver } from '@ironsouq/sandboxes/psp/receiver'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { readConfig } from '#kernel/ops/config.ts'
import {
  PAYMENT_PROVIDERS,
  PaymentRefused,
  PaymentUnavailable,
  type PaymentPort,
  type PaymentPorts,
  type PaymentProvider,
  type PaymentRequest,
  type StatementLine,
} from '#kernel/ports/payment.ts'
import { aPaidPayment } from '#test/mall/paid-payment.ts'
import { silentServer } from '#test/silent-server.ts'
import { createPayments, PAYMENT_SHAPE } from './payment.config.ts'

const HOUR_MS = 3_600_000
let psp: Awaited<ReturnType<typeof startPsp>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let ports: PaymentPorts

beforeAll(async () => {
  receiver = await startReceiver()
  psp = await startPsp({ notify: receiver.url })
  ports = portsAt(psp.url)
})
afterAll(async () => {
  await psp[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})
afterEach(() => psp.behaveWell())

const portsAt = (url: string): PaymentPorts =>
  createPayments(readConfig(PAYMENT_SHAPE, paymentEnv(url, receiver.url)), systemClock)

const aRequest = (name: PaymentProvider, given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  reference: randomBytes(16).toString('hex'),
  amount: { amount: '150.00', currency: BUYERS[name].currency },
  description: 'Ironsouq 2026-000123',
  locale: 'en',
  returnUrl: 'http://shop.example/pay/2026-000123',
  expiresAt: new Date(systemClock().getTime() + HOUR_MS),
  ...given,
})

describe.each(PAYMENT_PROVIDERS)('%s [PY-1]', (name) => {
  const { currency, pay, refunds, tooMuch } = BUYERS[name]
  const money = (amount: string) => ({ amount, currency })
  const port = (): PaymentPort => {
    const found = ports[name]
    if (!found) throw new Error(`${name} is not configured`)
    return found
  }
  const paid = (request = aRequest(name)) => aPaidPayment(psp.url, { name, port: port(), request })

  it('takes a payment once, and says what it took', async () => {
    const request = aRequest(name)
    const opened = await port().open(request)
    const again = await port().open(request)
    expect(again.providerRef).toBe(opened.providerRef)
    const { reference } = request
    const payment = { reference, providerRef: opened.providerRef }
    expect(await port().state(payment, true)).toEqual({
      status: 'open',
      captured: null,
      refunded: null,
      captureRef: null,
    })
    await pay(psp.url, opened.next)
    const state = await port().state(payment, true)
    expect(state).toMatchObject({ status: 'paid', captured: money('150.00') })
    expect(await port().state(payment, true)).toEqual(state)
    // The page of a paid payment takes nothing more.
    const second = await pay(psp.url, opened.next)
    expect(second.status).toBeGreaterThanOrEqual(400)
  })

  it('leaves a declined payment open, and takes it later', async () => {
    const request = aRequest(name)
    const { providerRef, next } = await port().open(request)
    const payment = { reference: request.reference, providerRef }
    await psp.steer({ decline: true })
    await pay(psp.url, next)
    expect(await port().state(payment, true)).toMatchObject({ status: 'open', captured: null })
    await psp.steer({ decline: false })
    if (name !== 'paypal') await pay(psp.url, next)
    expect(await port().state(payment, true)).toMatchObject({ status: 'paid' })
  })

  it('takes nothing for a payment that was closed', async () => {
    const request = aRequest(name)
    const { providerRef, next } = await port().open(request)
    const payment = { reference: request.reference, providerRef }
    if (name === 'alipay') {
      await visitAlipay(next.kind === 'redirect' ? next.url : '', false)
    }
    expect(await port().close(payment)).toMatchObject({ status: 'expired' })
    await pay(psp.url, next)
    expect(await port().state(payment, false)).toMatchObject({ captured: null })
  })

  it('says that a payment was faster than its end', async () => {
    const payment = await paid()
    expect(await port().close(payment)).toMatchObject({ status: 'paid', captured: money('150.00') })
  })

  it('refunds in parts, each once, and never more than was paid', async () => {
    const payment = await paid()
    const part = {
      ...payment,
      refundReference: randomBytes(16).toString('hex'),
      amount: money('50.00'),
    }
    const first = await port().refund(part)
    expect(first).toMatchObject({ status: 'done', amount: money('50.00') })
    expect(await port().refund(part)).toEqual(first)
    const { refundRef } = first
    expect(await port().refundState({ ...part, refundRef })).toEqual(first)
    const rest = { ...payment, refundReference: randomBytes(16).toString('hex') }
    const refused = await port()
      .refund({ ...rest, amount: money('100.01') })
      .catch((err: unknown) => err)
    expect(refused).toBeInstanceOf(PaymentRefused)
    expect(refused).toMatchObject({ code: tooMuch })
    const last = {
      ...rest,
      refundReference: randomBytes(16).toString('hex'),
      amount: money('100.00'),
    }
    expect(await port().refund(last)).toMatchObject({ status: 'done' })
    expect(await port().state(payment, true)).toMatchObject({
      status: 'paid',
      captured: money('150.00'),
    })
  })

  it('says when a refund takes its time', async () => {
    const payment = await paid()
    await psp.steer({ holdRefunds: true })
    const asked = {
      ...payment,
      refundReference: randomBytes(16).toString('hex'),
      amount: money('10.00'),
    }
    const { refundRef, status } = await port().refund(asked)
    expect(status).toBe('pending')
    await psp.steer({ holdRefunds: false })
    if (name !== 'alipay') await psp.post(`/_sandbox/${name}/refunds`)
    expect(await port().refundState({ ...asked, refundRef })).toMatchObject({ status: 'done' })
  })

  it.each(['break', 'error'] as const)(
    'refunds once when no answer comes although it was done (%s)',
    async (after) => {
      const payment = await paid()
      const asked = {
        ...payment,
        refundReference: randomBytes(16).toString('hex'),
        amount: money('150.00'),
      }
      // Clients try again by themselves after a broken connection.
      await psp.steer({ after, afterCount: 9, afterPath: refunds })
      await expect(port().refund(asked)).rejects.toThrow(PaymentUnavailable)
      await psp.behaveWell()
      // The whole amount: a second refund would be refused.
      expect(await port().refund(asked)).toMatchObject({ status: 'done', amount: money('150.00') })
    },
  )

  it('notices that another amount was taken', async () => {
    await psp.steer({ capturedPercent: 90 })
    const { captured } = await paid()
    expect(captured).toEqual(money('135.00'))
  })

  it('reads a notification of the provider, and none that was forged [PY-3]', async () => {
    const before = receiver.received.length
    const { reference, providerRef, captureRef } = await paid()
    const names = [reference, providerRef, captureRef]
    const found = await vi.waitFor(async () => {
      const read = await Promise.all(
        receiver.received.slice(before).map(async (posted) => ({
          posted,
          notification: await port().readNotification(posted),
        })),
      )
      const match = read.find(({ notification }) => names.includes(notification?.about ?? ''))
      expect(match).toBeDefined()
      return match!
    }, 5000)
    expect(found.notification).toMatchObject({ disputeRef: null })
    const { body, header } = found.posted
    // A replay is genuine, and has the same id: the event is stored once.
    expect(await port().readNotification(found.posted)).toEqual(found.notification)
    const text = body.toString('utf8')
    const changed =
      name === 'alipay'
        ? text.replace('total_amount=150.00', 'total_amount=950.00')
        : text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    const forged = Buffer.from(changed)
    expect(forged.equals(body)).toBe(false)
    expect(await port().readNotification({ body: forged, header })).toBeNull()
    if (name !== 'alipay')
      expect(await port().readNotification({ body, header: () => undefined })).toBeNull()
  })

  it('has every movement on its statement', async () => {
    const payment = await paid()
    const asked = {
      ...payment,
      refundReference: randomBytes(16).toString('hex'),
      amount: money('50.00'),
    }
    await port().refund(asked)
    const lines: StatementLine[] = []
    const span = [
      new Date(systemClock().getTime() - HOUR_MS),
      new Date(systemClock().getTime() + HOUR_MS),
    ] as const
    for await (const line of port().statement(...span))
      if (line.captureRef === payment.captureRef) lines.push(line)
    const seen = lines.map(({ kind, minor, currency }) => ({ kind, minor, currency }))
    expect(seen).toHaveLength(2)
    expect(seen).toContainEqual({ kind: 'payment', minor: 15_000n, currency })
    expect(seen).toContainEqual({ kind: 'refund', minor: -5000n, currency })
    const fee = lines.find(({ kind }) => kind === 'payment')?.feeMinor ?? 0n
    expect(fee > 0n).toBe(true)
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(2)
  })

  it('does not wait for a provider that hangs', async () => {
    await using silent = await silentServer()
    const url = `http://${silent.host}`
    const env = { ...paymentEnv(url, receiver.url), ALIPAY_URL: `${url}/gateway.do` }
    const config = readConfig(PAYMENT_SHAPE, env)
    const slow = createPayments(config, systemClock, 200)[name]
    const started = performance.now()
    const state = slow?.state({ reference: 'r', providerRef: 'r' }, true)
    await expect(state).rejects.toThrow(PaymentUnavailable)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
