/** What changes points, as members read it [LO-1]. */
export const POINTS_SOURCES = [
  'purchase',
  /** The order was refunded before its points were spent. */
  'purchaseTakenBack',
  'levelUp',
  'checkIn',
  /** On a purchase, reserved when it is placed. */
  'redeemed',
  /** The purchase was cancelled or refunded. */
  'returned',
  'expired',
  'topUp',
  /** By staff. */
  'system',
  'registration',
  /** The member deleted their account. */
  'givenUp',
] as const
export type PointsSource = (typeof POINTS_SOURCES)[number]

/** Those that bring points with an expiry of their own. */
export const LOT_SOURCES = [
  'purchase',
  'levelUp',
  'checkIn',
  'returned',
  'topUp',
  'system',
  'registration',
] as const satisfies readonly PointsSource[]
export type LotSource = (typeof LOT_SOURCES)[number]

export const POINTS_DIRECTIONS = ['earned', 'spent'] as const
