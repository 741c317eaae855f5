import type { NoticeGroup } from '@ironsouq/contract/notification/notification.limits'

/** What a member can be told, and where it belongs. */
export const NOTICE_KINDS = {
  priceCut: 'machines',
  priceRise: 'machines',
  sold: 'machines',
  withdrawn: 'machines',
  backOnSale: 'machines',
  newDevice: 'account',
  passwordChanged: 'account',
  exportReady: 'account',
  welcome: 'account',
} as const satisfies Record<string, NoticeGroup>

export type NoticeKind = keyof typeof NOTICE_KINDS

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICE_KINDS, kind)
