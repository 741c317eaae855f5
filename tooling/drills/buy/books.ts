import { DatabaseSync } from 'node:sqlite'

/** What a provider has of one payment, in minor units of the currency that it charged. */
export interface Booked {
  /** The id of the payment, without hyphens. */
  reference: string
  captured: number
  refunded: number
}

interface Charge {
  amount_captured: number
  amount_refunded: number
  metadata: { reference: string }
}

interface Capture {
  invoice: string
  cents: number
  refundedCents: number
}

interface AlipayTrade {
  no: string
  total: number
  refunded: number
  paidAt: number | null
}

interface WechatTrade {
  out_trade_no: string
  paid: number
  refunded: number
  paidAt: number | null
}

const isPaid = ({ paidAt }: { paidAt: number | null }) => paidAt !== null

/** All charges in the books of the providers; their file is read, as an auditor would. */
export function bookedIn(file: string): Booked[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const find = db.prepare('select body from object where kind = ?')
  const all = (kind: string) =>
    find.all(kind).map(({ body }) => JSON.parse(String(body)) as unknown)
  const charges = (all('charge') as Charge[]).map((charge) => ({
    reference: charge.metadata.reference,
    captured: charge.amount_captured,
    refunded: charge.amount_refunded,
  }))
  const captures = (all('paypal.capture') as Capture[]).map(
    ({ invoice: reference, cents: captured, refundedCents: refunded }) => ({
      reference,
      captured,
      refunded,
    }),
  )
  const alipay = (all('alipay.trade') as AlipayTrade[])
    .filter(isPaid)
    .map(({ no: reference, total: captured, refunded }) => ({ reference, captured, refunded }))
  const wechat = (all('wechat.trade') as WechatTrade[])
    .filter(isPaid)
    .map(({ out_trade_no: reference, paid: captured, refunded }) => ({
      reference,
      captured,
      refunded,
    }))
  db.close()
  return [...charges, ...captures, ...alipay, ...wechat]
}
