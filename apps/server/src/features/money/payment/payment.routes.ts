import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { Ctx } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { PaymentRefused, PaymentUnavailable } from '#kernel/ports/payment.ts'
import { closeUnshown, openAtProvider, payByBalance, type Attempt } from './payment.open.service.ts'
import { presentPayment, toPay } from './payment.queries.ts'
import { settlePayment } from './payment.settle.service.ts'
import { newestAttempt, openedBy } from './payment.subject.queries.ts'

/** The truth about the newest attempt. A provider that does not answer is asked later. */
async function settleNewest(ctx: Ctx, memberId: string, payNo: string): Promise<void> {
  const newest = await newestAttempt(ctx, (await openedBy(ctx, memberId, payNo)).subject)
  if (!newest) return
  try {
    await settlePayment(ctx, newest.id)
  } catch (err) {
    if (!(err instanceof PaymentUnavailable) && !(err instanceof PaymentRefused)) throw err
    ctx.log.warn({ err, paymentId: newest.id }, 'a payment could not be asked about')
  }
}

export const paymentRoutes: Routes = (serve) => {
  serve(paymentEndpoints.show, ({ ctx, actor, query }) => toPay(ctx, actor.id, query.payNo))

  serve(
    paymentEndpoints.open,
    async ({ ctx, actor, body }, attempt: Attempt | null) =>
      presentPayment(attempt?.row ?? (await payByBalance(ctx, actor.id, body))),
    {
      prepare: ({ ctx, actor, body }) => openAtProvider(ctx, actor.id, body),
      undo: ({ ctx }, attempt) => closeUnshown(ctx, attempt),
    },
  )

  serve(paymentEndpoints.check, async ({ ctx, actor, body }) => {
    await settleNewest(ctx, actor.id, body.payNo)
    return toPay(ctx, actor.id, body.payNo)
  })
}
