import type { DeviceState } from '@ironsouq/contract/device/device.lifecycle'
import type { Money } from '@ironsouq/contract/money'
import { fromMinor } from '@ironsouq/contract/money.minor'
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

/**
 * What of a saved machine is mailed. A price that rose and a machine that was taken off sale are no
 * news to act upon: they are told here, and no mail is worth opening for them.
 */
export const MAILED_KINDS = ['priceCut', 'sold', 'backOnSale'] as const satisfies NoticeKind[]

export type MailedKind = (typeof MAILED_KINDS)[number]

interface Step {
  state: DeviceState
  priceMinor: bigint | null
  priceCurrency: string | null
  before: { priceMinor: string | null; priceCurrency: string | null } | null
}

interface PriceMove {
  kind: 'priceCut' | 'priceRise'
  price: Money
  before: Money
}

const isOnSale = (state: DeviceState): boolean => state === 'listed' || state === 'reserved'

/** Where a price went while the machine is on sale, if the two can be compared. */
export function priceMove({ state, priceMinor, priceCurrency, before }: Step): PriceMove | null {
  if (!isOnSale(state) || priceMinor === null || priceCurrency === null) return null
  if (!before?.priceMinor || before.priceCurrency !== priceCurrency) return null
  const beforeMinor = BigInt(before.priceMinor)
  if (beforeMinor === priceMinor) return null
  return {
    kind: priceMinor < beforeMinor ? 'priceCut' : 'priceRise',
    price: fromMinor(priceMinor, priceCurrency),
    before: fromMinor(beforeMinor, priceCurrency),
  }
}
