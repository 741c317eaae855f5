import { lifecycle } from '../../lifecycle.ts'

/**
 * A coupon as its issuer runs it. Its terms are final once it runs: members hold it by then. What was claimed before a
 * stop stays valid. That it is sold out follows from its numbers and is no state.
 */
// oxfmt-ignore
export const couponLifecycle = lifecycle('coupon', {
  states: ['draft', 'running', 'stopped', 'ended'],
  initial: 'draft',
  final: ['ended'],
  moves: [
    // action   from                      to         by
    ['start',   ['draft', 'stopped'],     'running', ['merchant', 'staff']],
    ['stop',    ['running'],              'stopped', ['merchant', 'staff']],
    ['end',     ['running', 'stopped'],   'ended',   ['system']],
  ],
  commands: [
    // action   in                        by
    ['edit',    ['draft'],                ['merchant', 'staff']],
    ['issue',   ['running'],              ['staff']],
  ],
})
export type CouponState = (typeof couponLifecycle.states)[number]

/** What the issuer moves it by. */
export const COUPON_ACTIONS = ['start', 'stop'] as const
/** What a person does with it. */
export const COUPON_COMMANDS = [...COUPON_ACTIONS, 'edit', 'issue'] as const
export type CouponAction = (typeof COUPON_ACTIONS)[number]

/**
 * A coupon that a member holds [CP-2]: reserved by a checkout that waits for payment, used by one that was paid. No one
 * moves it by a command of its own. A refund gives it back when all that it was used for is refunded.
 */
// oxfmt-ignore
export const memberCouponLifecycle = lifecycle('memberCoupon', {
  states: ['unused', 'reserved', 'used', 'expired'],
  initial: 'unused',
  final: ['expired'],
  moves: [
    // action    from           to          by
    ['reserve',  ['unused'],    'reserved', ['system']],
    ['release',  ['reserved'],  'unused',   ['system']],
    ['use',      ['reserved'],  'used',     ['system']],
    ['giveBack', ['used'],      'unused',   ['system']],
    ['expire',   ['unused'],    'expired',  ['system']],
  ],
})
export type MemberCouponState = (typeof memberCouponLifecycle.states)[number]
