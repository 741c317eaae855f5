import { describe, expect, it } from 'vitest'
import { startCtx, startServer } from '#test/harness.ts'
import { atomic } from './ctx.ts'
import type { PaymentPort } from './ports/payment.ts'

describe('a transaction', () => {
  it('refuses every call to an outside provider, and names it', async () => {
    await using server = await startServer({
      smsUrl: 'http://user:pass@127.0.0.1:1/',
      pspUrl: 'http://127.0.0.1:1',
      carrierUrl: 'http://127.0.0.1:1',
    })
    await atomic(server.ctx, async (ctx) => {
      const calls: (() => unknown)[] = [
        () => ctx.search.find('device', [{}]),
        () => ctx.search.write('device', []),
        () => ctx.storage.has('a'),
        () => ctx.storage.put('a', Buffer.from('a'), 'text/plain'),
        () => ctx.storage.read('a', 1),
        () => ctx.storage.remove('a'),
        () => ctx.storage.removeFolder('a'),
        () => ctx.storage.list('a'),
        () => ctx.images.make(Buffer.from('a'), 'image/png'),
        () => ctx.documents.passport({} as never),
        () => ctx.documents.report({} as never),
        () => ctx.mail.send({} as never),
        () => ctx.sms?.send({ to: '+9715', text: 'a' }),
        () => ctx.social.begin('google', {} as never),
        () => ctx.social.finish('google', {} as never),
        () => ctx.pages.purge(['a']),
        () => ctx.carrier?.register({} as never),
        () => ctx.carrier?.reports('a'),
        () => ctx.payments.stripe?.open({} as never),
        () => ctx.payments.wechat?.refund({} as never),
        () => ctx.payments.paypal?.readNotification({} as never),
        () => ctx.payments.alipay?.statement(ctx.now(), ctx.now()),
      ]
      for (const call of calls) expect(call).toThrow(/^\w+\.\w+ was called inside a transaction/)
    })
  })

  it('refuses a method that no one has listed', async () => {
    await using server = await startCtx()
    let calls = 0
    const forward = () => Promise.resolve(++calls)
    const mail = { ...server.ctx.mail, forward }
    const stripe = { currencies: ['AED'], forward }
    const payments = { ...server.ctx.payments, stripe: stripe as unknown as PaymentPort }
    await atomic({ ...server.ctx, mail, payments }, async (ctx) => {
      const inside = {
        mail: ctx.mail as typeof mail,
        stripe: ctx.payments.stripe as unknown as typeof stripe,
      }
      expect(() => inside.mail.forward()).toThrow('mail.forward was called inside a transaction')
      expect(() => inside.stripe.forward()).toThrow('stripe.forward was called inside')
      expect(inside.stripe.currencies).toEqual(['AED'])
    })
    expect(calls).toBe(0)
  })

  it('may read what a port only computes', async () => {
    const nowhere = 'http://127.0.0.1:1'
    await using server = await startCtx({ whatsappUrl: nowhere, carrierUrl: nowhere })
    const { ctx } = server
    await atomic(ctx, async (inside) => {
      expect(inside.images.version).toBe(ctx.images.version)
      expect(inside.social.types).toEqual(ctx.social.types)
      expect(inside.sms).toBeNull()
      expect(inside.whatsapp?.isVerifyToken('another')).toBe(false)
      expect(inside.whatsapp?.isGenuine(Buffer.from('a'), undefined)).toBe(false)
      const forged = { body: Buffer.from('{}'), header: () => undefined }
      expect(inside.carrier?.readNotification(forged)).toBeNull()
      const what = { fileName: 'a', from: ctx.now(), seconds: 60 }
      expect(await inside.storage.presignDownload('a', what)).toContain('/a')
    })
    expect(await ctx.storage.has('a')).toBe(false)
  })
})
