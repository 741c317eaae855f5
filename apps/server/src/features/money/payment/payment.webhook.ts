import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Webhook } from '#kernel/http/webhook.ts'
import type { PaymentProvider } from '#kernel/ports/payment.ts'
import { settleDispute } from './payment.dispute.service.ts'
import { paymentAbout } from './payment.queries.ts'
import { settlePayment } from './payment.settle.service.ts'
import { providerEvent } from './payment.tables.ts'

/** Notifications are short; a dispute has some evidence with it. */
const BODY_BYTES = 256 << 10

async function settledAbout(ctx: Ctx, provider: PaymentProvider, about: string | null) {
  const paymentId = about === null ? null : await paymentAbout(ctx, provider, about)
  if (paymentId !== null) await settlePayment(ctx, paymentId)
  return paymentId
}

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
    const { eventId, about, disputeRef } = read
    const isKnown = and(eq(providerEvent.method, provider), eq(providerEvent.eventId, eventId))
    if ((await ctx.db.$count(providerEvent, isKnown)) > 0) return true
    const paymentId =
      disputeRef === null
        ? await settledAbout(ctx, provider, about)
        : await settleDispute(ctx, provider, disputeRef)
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
