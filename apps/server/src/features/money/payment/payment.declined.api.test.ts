import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { expect, it } from 'vitest'
import { aCheckout, aPaidMall, openPayment } from '#test/mall/paying.ts'
import { PROVIDERS } from './payment.rules.ts'

it.each(['card', 'paypal'] as const)(
  'calls a declined %s declined while it can still be paid, and paid once it is [PY-5]',
  async (method) => {
    await using mall = await aPaidMall()
    const { call, payNo } = await aCheckout(mall)
    const { step } = await openPayment(call, payNo, method)
    const provider = PROVIDERS[method]
    if (!provider || step.kind === 'none') throw new Error(`${method} has no page`)
    const check = () => call(paymentEndpoints.check, { body: { payNo } })
    expect((await check()).payment?.isDeclined).toBe(false)
    await mall.psp.steer({ decline: true })
    await BUYERS[provider].pay(mall.psp.url, step)
    expect(await check()).toMatchObject({
      state: 'waiting',
      payment: { state: 'open', isDeclined: true },
      orders: [{ goods: [{ quantity: 1 }], arrival: null }],
    })
    await mall.psp.steer({ decline: false })
    await BUYERS[provider].pay(mall.psp.url, step)
    expect(await check()).toMatchObject({ state: 'paid' })
  },
)
