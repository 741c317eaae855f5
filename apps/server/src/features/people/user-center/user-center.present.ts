import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { CenterInfo, Profile } from '@ironsouq/contract/people/member/member.schema'
import type { MemberRow } from '#features/people/member/member.queries.ts'

export const presentProfile = (row: MemberRow, passwordChangedAt: Date | null): Profile => ({
  nickName: row.nickName,
  account: row.account,
  pic: row.pic ?? '',
  gender: row.gender,
  birthDate: row.birthDate,
  company: row.company,
  mail: row.mail,
  mailVerifiedAt: row.mailVerifiedAt?.toISOString() ?? null,
  mobile: row.mobile,
  mobileVerifiedAt: row.mobileVerifiedAt?.toISOString() ?? null,
  locale: row.locale,
  currency: row.currency,
  units: row.units,
  timeZone: row.timeZone,
  memberSince: row.createdAt.toISOString(),
  hasPassword: passwordChangedAt !== null,
  passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
})

interface Counted {
  favorites: { all: number; cheaper: number; sold: number }
  favoriteProducts: number
  history: number
  viewedProducts: number
  savedSearches: { total: number; new: number }
  inquiries: CenterInfo['inquiries']
  unreadMessages: number
  unreadNotices: number
  orders: Partial<Record<OrderState, number>>
  coupons: number
}

/** Zero for features that do not exist yet. */
export const presentCenter = ({
  favorites,
  favoriteProducts,
  history,
  viewedProducts,
  savedSearches,
  inquiries,
  unreadMessages,
  unreadNotices,
  orders,
  coupons,
}: Counted): CenterInfo => ({
  favorites: {
    total: favorites.all,
    cheaper: favorites.cheaper,
    sold: favorites.sold,
    products: favoriteProducts,
  },
  history: { total: history, products: viewedProducts },
  savedSearches,
  inquiries,
  unreadMessages,
  unreadNotices,
  orders: {
    pendingPayment: orders.pendingPayment ?? 0,
    pendingDelivery: orders.pendingDelivery ?? 0,
    readyForPickup: orders.readyForPickup ?? 0,
    pendingReceipt: orders.pendingReceipt ?? 0,
    pendingEvaluation: 0,
  },
  coupons,
  points: 0,
  balance: '0.00',
  level: 0,
})
