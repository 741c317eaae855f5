/**
 * Why a stock row changed. `held`, `released` and `sold` follow an order; `received`, `counted`, `returned`
 * and `written_off` change what is on hand.
 */
export const MOVEMENT_KINDS = [
  'received',
  'counted',
  'writtenOff',
  'held',
  'released',
  'sold',
  'returned',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const HOLD_STATES = ['held', 'sold', 'released'] as const

/** What people change by hand. */
export const HAND_KINDS = [
  'received',
  'counted',
  'writtenOff',
] as const satisfies readonly MovementKind[]
