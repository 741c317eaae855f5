import { event } from '#kernel/work/events.ts'

interface OrderIds {
  orderId: string
  memberId: string
  sellerId: string
}

/** An order was paid and has its codes. */
export const voucherIssued = event<OrderIds>('voucher.issued')
/** A code was used up or has expired: its order may have nothing left to use. */
export const voucherEnded = event<OrderIds & { voucherId: string }>('voucher.ended')
/** Codes of an order expire soon. */
export const voucherExpiring = event<OrderIds>('voucher.expiring')
