import { describe, expect, it } from 'vitest'
import { startCtx, startServer } from '#test/harness.ts'
import { atomic } from './ctx.ts'

describe('a transaction', () => {
  it('refuses every call to an outside provider, and names it', async () => {
    await using server = await startServer({
      smsUrl: 'http://user:pass@127.0.0.1:1/',
      pspUrl: 'http://127.0.0.1:1',
      carrierUrl: 'http://127.0.0.1:1',
    })
    const refusals = await atomic(server.ctx, (ctx) =>
      Promise.allSettled([
        ctx.search.find('device', [{}]),
        ctx.search.write('device', []),
        ctx.storage.has('a'),
        ctx.storage.put('a', Buffer.from('a'), 'text/plain'),
        ctx.storage.read('a', 1),
        ctx.storage.remove('a'),
        ctx.storage.removeFolder('a'),
        ctx.images.make(Buffer.from('a'), 'image/png'),
        ctx.documents.passport({} as never),
        ctx.documents.report({} as never),
        ctx.mail.send({} as never),
        ctx.sms?.send({ to: '+9715', text: 'a' }),
        ctx.social.begin('google', {} as never),
        ctx.social.finish('google', {} as never),
        ctx.pages.purge(['a']),
        ctx.carrier?.register({} as never),
        ctx.carrier?.reports('a'),
        ctx.payments.stripe?.open({} as never),
        ctx.payments.wechat?.refund({} as never),
        ctx.payments.paypal?.readNotification({} as never),
        Array.fromAsync(ctx.payments.alipay?.statement(ctx.now(), ctx.now()) ?? []),
      ]),
    )
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        reason: { message: expect.stringMatching(/^\w+\.\w+ was called inside a transaction/) },
      })
  })

  it('may read what a port only computes', async () => {
    await using server = await startCtx()
    const { ctx } = server
    await atomic(ctx, async (inside) => {
      expect(inside.images.version).toBe(ctx.images.version)
      expect(inside.social.types).toEqual(ctx.social.types)
      expect(inside.sms).toBeNull()
      const what = { fileName: 'a', from: ctx.now(), seconds: 60 }
      expect(await inside.storage.presignDownload('a', what)).toContain('/a')
    })
    expect(await ctx.storage.has('a')).toBe(false)
  })
})
