import {
  type ActivityPrice,
  type Coupon,
  EVERYTHING,
  type FullReduction,
  type Given,
  type MemberLevelDiscount,
  NO_PROMOTIONS,
  type Points,
  type PricingLine,
  type StoreCoupon,
} from './pricing.given.rules.ts'

/** Every kind that a promotion can go together with. */
const ANY = ['memberLevel', 'fullReduction', 'storeCoupon', 'platformCoupon', 'points'] as const

const promotion = {
  names: { en: 'Autumn service' },
  startsAt: null,
  endsAt: null,
  scope: EVERYTHING,
  combinesWith: ANY,
}

export const aLine = (lineId: string, over: Partial<PricingLine> = {}): PricingLine => ({
  lineId,
  orderKey: over.sellerId ?? 'store',
  sellerId: 'store',
  productId: lineId,
  categoryIds: [],
  quantity: 1,
  unitMinor: 10_000n,
  taxScheme: 'standard',
  commissionPpm: 100_000,
  ...over,
})

export const anActivityPrice = (
  lineId: string,
  unitMinor: bigint,
  over: Partial<ActivityPrice> = {},
): ActivityPrice => ({
  sourceId: 'flash-sale',
  names: { en: 'One-hour sale' },
  startsAt: null,
  endsAt: null,
  sellerId: 'store',
  currency: 'AED',
  lineId,
  unitMinor,
  isChosen: true,
  ...over,
})

export const aLevel = (
  ppm: number,
  over: Partial<MemberLevelDiscount> = {},
): MemberLevelDiscount => ({
  ...promotion,
  sourceId: 'level',
  storeSharePpm: 0,
  ppm,
  ...over,
})

export const aFullReduction = (
  tiers: FullReduction['tiers'],
  over: Partial<FullReduction> = {},
): FullReduction => ({
  ...promotion,
  sourceId: 'full-reduction',
  sellerId: 'store',
  currency: 'AED',
  storeSharePpm: 1_000_000,
  tiers,
  isRepeated: false,
  mostMinor: null,
  ...over,
})

export const aCoupon = (
  fromMinor: bigint,
  amountMinor: bigint,
  over: Partial<Coupon> = {},
): Coupon => ({
  ...promotion,
  sourceId: 'platform-coupon',
  currency: 'AED',
  storeSharePpm: 0,
  fromMinor,
  off: { by: 'amount', amountMinor },
  ...over,
})

export const aStoreCoupon = (
  fromMinor: bigint,
  amountMinor: bigint,
  over: Partial<StoreCoupon> = {},
): StoreCoupon => ({
  ...aCoupon(fromMinor, amountMinor),
  sourceId: 'store-coupon',
  sellerId: 'store',
  storeSharePpm: 1_000_000,
  ...over,
})

export const somePoints = (wanted: number, over: Partial<Points> = {}): Points => ({
  available: wanted,
  wanted,
  hundredMinor: 100n,
  scope: EVERYTHING,
  combinesWith: ANY,
  ...over,
})

export const given = (lines: readonly PricingLine[], over: Partial<Given> = {}): Given => ({
  ...NO_PROMOTIONS,
  now: new Date('2026-11-19T12:00:00Z'),
  currency: 'AED',
  lines,
  freight: [],
  merchantPrice: null,
  stored: [],
  ...over,
})
