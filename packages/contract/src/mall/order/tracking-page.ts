import type { Carrier } from './order.enums.ts'

/** Pages of carriers that show one parcel; the others have none that takes a number in its address. */
const PAGES: Partial<Record<Carrier, string>> = {
  aramex: 'https://www.aramex.com/track/results?ShipmentNumber=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
}

/** Where the carrier itself shows a parcel; null when it has no such page. */
export function trackingPage(carrier: Carrier, trackingNo: string): string | null {
  const page = PAGES[carrier]
  return page === undefined ? null : `${page}${encodeURIComponent(trackingNo)}`
}
