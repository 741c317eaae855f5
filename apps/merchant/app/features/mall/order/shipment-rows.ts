import { type Carrier, CARRIERS } from '@ironsouq/contract/mall/order/order.enums'
import {
  WholeShipment,
  type WholeShipment as Shipment,
} from '@ironsouq/contract/mall/order/order.merchant.endpoints'

/** Names of carriers as people write them, in the language of the portal. */
export type CarrierNames = Readonly<Record<Carrier, string>>

interface ShipmentRows {
  shipments: Shipment[]
  /** The numbers of the lines that cannot be read, from 1. */
  faults: number[]
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

const carrierOf = (text: string, names: CarrierNames): string =>
  CARRIERS.find((id) => [plain(id), plain(names[id])].includes(plain(text))) ?? text

/** Reads pasted lines: cells of a table are apart by tabs, those of a CSV file by commas or semicolons. */
export function shipmentsIn(text: string, names: CarrierNames): ShipmentRows {
  const found: ShipmentRows = { shipments: [], faults: [] }
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const cells = line.split(/[\t;,،]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    const [orderNumber = '', carrier = '', trackingNo = ''] = cells
    const read = WholeShipment.safeParse({
      orderNumber,
      carrier: carrierOf(carrier, names),
      trackingNo,
    })
    if (read.success) found.shipments.push(read.data)
    else found.faults.push(at + 1)
  }
  return found
}

/** Pasted lines of tracking numbers, one for each order from the first on; undefined for a single one. */
export function filledDown(
  pasted: string,
  orderNumbers: readonly string[],
): Record<string, string> | undefined {
  const lines = pasted.split(/\r?\n/).map((line) => line.trim())
  const numbers = lines.filter((line) => line !== '')
  if (numbers.length < 2) return undefined
  return Object.fromEntries(
    orderNumbers.flatMap((orderNumber, at) => {
      const trackingNo = numbers[at]
      return trackingNo === undefined ? [] : [[orderNumber, trackingNo]]
    }),
  )
}
