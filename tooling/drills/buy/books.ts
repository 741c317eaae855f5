import { DatabaseSync } from 'node:sqlite'

/** What a provider has of one payment, in minor units of the currency that it charged. */
export interface Booked {
  /** The id of the payment, without hyphens. */
  reference: string
  captured: number
  refunded: number
  /** Taken by a bank for a dispute that is open or lost. */
  chargedBack: number
}

/** A dispute as its provider has it. */
export interface DisputeAtProvider {
  id: string
  state: 'open' | 'won' | 'lost'
}

interface Charge {
  _isChargedBack?: boolean
  amount_captured: number
  amount_refunded: number
  metadata: { reference: string }
}

interface StripeDispute {
  id: string
  status: string
}

interface PaypalDispute {
  id: string
  captureId: string
  outcome: string | null
}

interface Capture {
  id: string
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

/** The books of the providers; their file is read, as an auditor would. */
function readBooks<T>(file: string, read: (all: (kind: string) => unknown[]) => T): T {
  using db = new DatabaseSync(file, { readOnly: true })
  const find = db.prepare('select body from object where kind = ?')
  return read((kind) => find.all(kind).map(({ body }) => JSON.parse(String(body)) as unknown))
}

const PAYPAL_WON = 'RESOLVED_SELLER_FAVOUR'
const paypalState = ({ outcome }: PaypalDispute) => {
  if (outcome === null) return 'open'
  return outcome === PAYPAL_WON ? 'won' : 'lost'
}

export const disputesIn = (file: string): DisputeAtProvider[] =>
  readBooks(file, (all) => [
    ...(all('dispute') as StripeDispute[]).map(({ id, status }): DisputeAtProvider => ({
      id,
      state: status === 'won' || status === 'lost' ? status : 'open',
    })),
    ...(all('paypal.dispute') as PaypalDispute[]).map((each): DisputeAtProvider => ({
      id: each.id,
      state: paypalState(each),
    })),
  ])

export const bookedIn = (file: string): Booked[] => readBooks(file, booked)

function booked(all: (kind: string) => unknown[]): Booked[] {
  const charges = (all('charge') as Charge[]).map((charge) => ({
    reference: charge.metadata.reference,
    captured: charge.amount_captured,
    refunded: charge.amount_refunded,
    chargedBack: charge._isChargedBack === true ? charge.amount_captured : 0,
  }))
  const taken = new Set(
    (all('paypal.dispute') as PaypalDispute[])
      .filter(({ outcome }) => outcome !== PAYPAL_WON)
      .map(({ captureId }) => captureId),
  )
  const captures = (all('paypal.capture') as Capture[]).map(
    ({ id, invoice: reference, cents: captured, refundedCents: refunded }) => ({
      reference,
      captured,
      refunded,
      chargedBack: taken.has(id) ? captured : 0,
    }),
  )
  const alipay = (all('alipay.trade') as AlipayTrade[])
    .filter(isPaid)
    .map(({ no: reference, total: captured, refunded }) => ({
      reference,
      captured,
      refunded,
      chargedBack: 0,
    }))
  const wechat = (all('wechat.trade') as WechatTrade[])
    .filter(isPaid)
    .map(({ out_trade_no: reference, paid: captured, refunded }) => ({
      reference,
      captured,
      refunded,
      chargedBack: 0,
    }))
  return [...charges, ...captures, ...alipay, ...wechat]
}
