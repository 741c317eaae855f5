import { randomUUID } from 'node:crypto'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import { PaymentRefused, type PaymentPort, type ProviderPayment } from '#kernel/ports/payment.ts'

interface Charge {
  providerRef: string
  asked: bigint
  status: 'open' | 'paid' | 'expired'
  captured: bigint
  refunded: bigint
  refunds: Set<string>
}

const CURRENCY = 'AED'

/** A provider of payments whose books are in memory: thousands of sequences need no other process. */
export function createProvider() {
  const charges = new Map<string, Charge>()
  const chargeOf = (reference: string): Charge => {
    const found = charges.get(reference)
    if (!found) throw new PaymentRefused('there is no such payment', 'unknown')
    return found
  }
  const stateOf = ({ status, captured, refunded, providerRef }: Charge): ProviderPayment =>
    status === 'paid'
      ? {
          status,
          captured: fromMinor(captured, CURRENCY),
          refunded: fromMinor(refunded, CURRENCY),
          captureRef: `c${providerRef}`,
        }
      : { status, captured: null, refunded: null, captureRef: null }
  const nothing = { async *[Symbol.asyncIterator]() {} }
  const port: PaymentPort = {
    currencies: [CURRENCY],
    leastMinor: () => 1n,
    disputeState: null,
    notificationAnswer: '',
    async open({ reference, amount }) {
      const known = charges.get(reference)
      const charge = known ?? {
        providerRef: randomUUID(),
        asked: minorOf(amount),
        status: 'open',
        captured: 0n,
        refunded: 0n,
        refunds: new Set<string>(),
      }
      charges.set(reference, charge)
      return { providerRef: charge.providerRef, next: { kind: 'redirect', url: reference } }
    },
    state: async ({ reference }) => stateOf(chargeOf(reference)),
    async close({ reference }) {
      const charge = chargeOf(reference)
      if (charge.status === 'open') charge.status = 'expired'
      return stateOf(charge)
    },
    async refund({ reference, refundReference, amount }) {
      const charge = chargeOf(reference)
      if (!charge.refunds.has(refundReference)) {
        charge.refunds.add(refundReference)
        charge.refunded += minorOf(amount)
      }
      if (charge.refunded > charge.captured) throw new PaymentRefused('too much', 'too_much')
      return { refundRef: refundReference, status: 'done', amount }
    },
    refundState: async ({ refundRef }) => ({
      refundRef,
      status: 'done',
      amount: fromMinor(0n, CURRENCY),
    }),
    readNotification: async () => null,
    statement: () => nothing,
    missed: () => nothing,
  }
  return {
    port,
    /** A buyer pays; nothing happens at a page that has ended. */
    pay(reference: string): void {
      const charge = chargeOf(reference)
      if (charge.status !== 'open') return
      charge.status = 'paid'
      charge.captured = charge.asked
    },
    /** What the provider took and did not give back. */
    net: (reference: string): bigint => {
      const { captured, refunded } = chargeOf(reference)
      return captured - refunded
    },
  }
}
