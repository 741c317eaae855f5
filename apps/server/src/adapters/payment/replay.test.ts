import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paymentEnv } from '@ironsouq/sandboxes/addresses'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { readConfig } from '#kernel/ops/config.ts'
import {
  PAYMENT_PROVIDERS,
  PaymentUnavailable,
  type PaymentProvider,
} from '#kernel/ports/payment.ts'
import { aPaidPayment } from '#test/mall/paid-payment.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { createPayments, PAYMENT_SHAPE } from './payment.config.ts'

let psp: Awaited<ReturnType<typeof startPsp>>
beforeAll(async () => {
  psp = await startPsp()
})
afterAll(() => psp[Symbol.asyncDispose]())

interface Answer {
  status: number
  headers: [string, string][]
  body: Buffer
}

/** Stands between us and a provider: passes calls on, or answers all of them with the last answer that it saw. */
async function startBetween() {
  let last: Answer | undefined
  let isReplaying = false
  const server = createServer((request, reply) => {
    const answered = async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      if (!isReplaying) {
        const { method = 'GET', url = '', headers } = request
        const { host: _, connection: __, 'content-length': ___, ...sent } = headers
        const body = method === 'GET' ? null : Buffer.concat(parts)
        const passed = await fetch(psp.url + url, {
          method,
          headers: Object.entries(sent).map(([name, value]) => [name, String(value)]),
          body,
        })
        const passedOn = [...passed.headers].filter(
          ([name]) => !/^(content-length|transfer|connection|keep)/.test(name),
        )
        last = {
          status: passed.status,
          headers: passedOn,
          body: Buffer.from(await passed.arrayBuffer()),
        }
      }
      const { status, headers, body } = last ?? { status: 502, headers: [], body: Buffer.of() }
      reply.writeHead(status, Object.fromEntries(headers)).end(body)
    }
    answered().catch((err: unknown) => reply.destroy(err as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replay: () => {
      isReplaying = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** No one receives notifications here. */
const NOWHERE = 'http://127.0.0.1:1'

const portAt = (url: string, name: PaymentProvider) => {
  const port = createPayments(readConfig(PAYMENT_SHAPE, paymentEnv(url, NOWHERE)), systemClock)[
    name
  ]
  if (!port) throw new Error(`${name} is not configured`)
  return port
}

const aRequest = (name: PaymentProvider) => ({
  reference: randomBytes(16).toString('hex'),
  amount: { amount: '150.00', currency: BUYERS[name].currency },
  description: 'Ironsouq 2026-000123',
  locale: 'en' as const,
  returnUrl: 'http://shop.example/pay/2026-000123',
  expiresAt: new Date(systemClock().getTime() + 3_600_000),
})

it.each(PAYMENT_PROVIDERS)(
  '%s: the answer about a paid payment pays no other one of the same amount [PY-3]',
  async (name) => {
    await using between = await startBetween()
    const direct = portAt(psp.url, name)
    const paid = await aPaidPayment(psp.url, { name, port: direct, request: aRequest(name) })
    const other = aRequest(name)
    const { providerRef } = await direct.open(other)
    const port = portAt(between.url, name)
    // The second time no token and no certificate is asked for: the last answer is the one about the payment.
    for (const _ of [1, 2]) expect(await port.state(paid, false)).toMatchObject({ status: 'paid' })
    between.replay()
    const replayed = port.state({ reference: other.reference, providerRef }, false)
    await expect(replayed).rejects.toThrow(PaymentUnavailable)
    await expect(replayed).rejects.toThrow('another payment')
  },
)

it('PayPal: a token that could not be fetched is asked for again once it answers [PY-3]', async () => {
  await using proxy = await tcpProxyTo(psp.url)
  const env = { ...paymentEnv(psp.url, NOWHERE), PAYPAL_URL: proxy.url }
  const { paypal } = createPayments(readConfig(PAYMENT_SHAPE, env), systemClock, 1000)
  proxy.block()
  await expect(paypal?.open(aRequest('paypal'))).rejects.toThrow(PaymentUnavailable)
  proxy.open()
  const opened = await paypal?.open(aRequest('paypal'))
  expect(opened?.providerRef).toMatch(/^\w+$/)
})

it('PayPal: a forged message makes us fetch nothing but a certificate, at its place [PY-3]', async () => {
  const port = portAt(psp.url, 'paypal')
  const before = (await psp.calls()).length
  for (const path of [
    '/v1/oauth2/token',
    '/v1/notifications/certs/../webhooks',
    '/v1/notifications/certs/CERT-sandbox?n=1',
  ]) {
    const headers: Record<string, string> = {
      'paypal-transmission-id': 'forged',
      'paypal-transmission-time': systemClock().toISOString(),
      'paypal-transmission-sig': 'Zm9yZ2Vk',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': psp.url + path,
    }
    const posted = { body: Buffer.from('{}'), header: (name: string) => headers[name] }
    expect(await port.readNotification(posted)).toBeNull()
  }
  const asked = (await psp.calls()).slice(before)
  expect(asked.map(({ method, target }) => `${method} ${target}`)).toEqual([])
})
