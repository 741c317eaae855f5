import { lifecycle } from '../../lifecycle.ts'

/** One code of a virtual order [CP-2]. A use of a counted code that is not its last one moves nothing. */
// oxfmt-ignore
export const voucherLifecycle = lifecycle('voucher', {
  states: ['toBeUsed', 'used', 'refunded', 'expired'],
  initial: 'toBeUsed',
  final: ['used', 'refunded', 'expired'],
  moves: [
    // action     from          to          by
    ['use',       ['toBeUsed'], 'used',     ['merchant']],
    ['refund',    ['toBeUsed'], 'refunded', ['member', 'merchant', 'staff', 'system']],
    ['expire',    ['toBeUsed'], 'expired',  ['system']],
  ],
})

export type VoucherState = (typeof voucherLifecycle.states)[number]
