import { and, eq } from 'drizzle-orm'
import { notFound } from '#kernel/errors.ts'
import type { Webhook } from '#kernel/http/webhook.ts'
import type { PaymentProvider } from '#kernel/ports/payment.ts'
import { paymentAbout } from './payment.queries.ts'
import { settlePayment } from './payment.settle.service.ts'
import { providerEvent } from './payment.tables.ts'

/** Notifications are short; a dispute has some evidence with it. */
const BODY_BYTES = 256 << 10

/**
 * What a provider posts. Only its signature and what it is about are used: the state is fetched [PY-3]. The event is
 * stored after that, so a provider whose answer was missing posts it again.
 */
const webhookOf = (provider: PaymentProvider, path: Webhook['path']): Webhook => ({
  path,
  bodyBytes: BODY_BYTES,
  confirm: () => null,
  answer: (ctx) => ctx.payments[provider]?.notificationAnswer ?? '',
  async receive(ctx, posted) {
    const port = ctx.payments[provider]
    if (!port) throw notFound()
    const read = await port.readNotification(posted)
    if (!read) return false
    const { eventId, about, isDispute } = read
    const isKnown = and(eq(providerEvent.method, provider), eq(providerEvent.eventId, eventId))
    if ((await ctx.db.$count(providerEvent, isKnown)) > 0) return true
    const paymentId = about === null ? null : await paymentAbout(ctx, provider, about)
    if (isDispute) ctx.log.error({ provider, paymentId }, 'a payment was disputed')
    if (paymentId !== null) await settlePayment(ctx, paymentId)
    const values = { method: provider, eventId, paymentId, createdAt: ctx.now() }
    await ctx.db.insert(providerEvent).values(values).onConflictDoNothing()
    return true
  },
})

export const paymentWebhooks: readonly Webhook[] = [
  webhookOf('stripe', '/webhook/stripe'),
  webhookOf('paypal', '/webhook/paypal'),
  webhookOf('alipay', '/webhook/alipay'),
  webhookOf('wechat', '/webhook/wechat-pay'),
]
