import {
  answerPaypal,
  payByCard,
  scanWechat,
  visitAlipay,
} from '@ironsouq/sandboxes/psp/psp-process'
import type {
  OpenedPayment,
  PaymentPort,
  PaymentProvider,
  PaymentRequest,
} from '#kernel/payment-port.ts'

type Next = OpenedPayment['next']

interface Buyer {
  currency: string
  /** A buyer pays; the status is that of the last page. */
  pay: (psp: string, next: Next) => Promise<{ status: number; to: string | null }>
  /** The beginning of the path of the call that refunds. */
  refunds: string
  /** The code of a refusal to refund more than was paid. */
  tooMuch: string
}

const pageOf = (next: Next) => (next.kind === 'redirect' ? next.url : '')

/** What a buyer does at each provider. */
export const BUYERS: Readonly<Record<PaymentProvider, Buyer>> = {
  stripe: {
    currency: 'AED',
    pay: (_, next) => payByCard(pageOf(next)),
    refunds: '/v1/refunds',
    tooMuch: 'amount_too_large',
  },
  paypal: {
    currency: 'USD',
    pay: (_, next) => answerPaypal(pageOf(next)),
    refunds: '/v2/payments/captures',
    tooMuch: 'REFUND_AMOUNT_EXCEEDED',
  },
  alipay: {
    currency: 'CNY',
    pay: (_, next) => visitAlipay(pageOf(next)),
    refunds: '/gateway.do',
    tooMuch: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  },
  wechat: {
    currency: 'CNY',
    pay: (psp, next) => scanWechat(psp, next.kind === 'qr' ? next.content : ''),
    refunds: '/v3/refund',
    tooMuch: 'NOT_ENOUGH',
  },
}

/** Opens and pays, and returns everything that a refund needs. */
export async function aPaidPayment(
  psp: string,
  { name, port, request }: { name: PaymentProvider; port: PaymentPort; request: PaymentRequest },
) {
  const { reference } = request
  const { providerRef, next } = await port.open(request)
  await BUYERS[name].pay(psp, next)
  const payment = { reference, providerRef }
  const { captureRef, captured } = await port.state(payment, true)
  if (captureRef === null || captured === null) throw new Error(`${name} took nothing`)
  return { ...payment, captureRef, captured }
}
