import { randomBytes } from 'node:crypto'
import { codeKeyOf, codeOf } from '#features/mall/voucher/voucher.rules.ts'
import type { TestServer } from '../harness.ts'
import { TERMS } from '../mall/vouchers.ts'
import type { Make } from './row-maker.ts'

interface Of {
  mark: string
  memberId: string
  sellerId: string
  orderId: string
  orderNumber: string
  orderLineId: string
}

/** A code of an order that can be used, and a use of it before. */
export async function aVoucherOf({ ctx }: TestServer, make: Make, of: Of) {
  const own = { member_id: of.memberId, seller_id: of.sellerId }
  await make('voucher_line', {
    ...own,
    order_line_id: of.orderLineId,
    order_id: of.orderId,
    order_number: of.orderNumber,
    name: JSON.stringify({ en: `${of.mark} voucher` }),
    variant: '{}',
    quantity: 1,
    terms: JSON.stringify(TERMS),
    answers: JSON.stringify([{ label: { en: 'Serial number' }, value: `${of.mark} serial` }]),
  })
  const seed = { kind: 'counted', codeSeed: randomBytes(16) } as const
  const code = codeOf(ctx.signer, seed)
  const voucher = await make('voucher', {
    ...own,
    order_line_id: of.orderLineId,
    order_id: of.orderId,
    position: 1,
    kind: seed.kind,
    state: 'toBeUsed',
    code_seed: seed.codeSeed,
    code_key: codeKeyOf(ctx.signer, code),
    uses_total: 3,
    uses_left: 2,
    uses: 1,
    valid_from: '2026-11-14T07:00:00Z',
  })
  await make('lifecycle_log', { actor: 'staff', entity: 'voucher', entity_id: voucher.id })
  await make('voucher_write_off', { ...own, voucher_id: voucher.id, position: 1 })
  return { voucherId: voucher.id, code }
}
