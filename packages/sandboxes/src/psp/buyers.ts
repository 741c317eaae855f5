const send = async (address: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const reply = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  const location = reply.headers.get('location')
  return { status: reply.status, to: location && new URL(location, address).href }
}

/** A buyer at the hosted page for cards. */
export const payByCard = (page: string, card = '4242424242424242') => send(page, { card })

/** What the buyer says to the bank that asks. */
export const answerBank = (page: string, answer: 'yes' | 'no') => send(page, { answer })

/** A buyer at PayPal. */
const approvePaypal = (page: string) => send(page, { answer: 'approve', card: '' })

/** A buyer who opens Alipay's page, signs in, and pays if asked to. */
export async function visitAlipay(page: string, pays = true) {
  const opened = await fetch(page, { redirect: 'manual' })
  const cashier = opened.headers.get('location')
  if (cashier === null) return { status: opened.status, to: null }
  const signedIn = await send(cashier, { answer: 'sign-in' })
  return pays && signedIn.status === 200 ? send(cashier, { answer: 'pay' }) : signedIn
}

/** A telephone that scans WeChat's QR code. */
const scanWechat = (psp: string, content: string) =>
  send(`${psp}/wechat/phone/${new URL(content).searchParams.get('pr')}`, { answer: 'pay' })

/** What a payment leads to: a page of the provider, or the content of a QR code. */
type Next = { kind: 'redirect'; url: string } | { kind: 'qr'; content: string }

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
export const BUYERS: Readonly<Record<'stripe' | 'paypal' | 'alipay' | 'wechat', Buyer>> = {
  stripe: {
    currency: 'AED',
    pay: (_, next) => payByCard(pageOf(next)),
    refunds: '/v1/refunds',
    tooMuch: 'amount_too_large',
  },
  paypal: {
    currency: 'USD',
    pay: (_, next) => approvePaypal(pageOf(next)),
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
