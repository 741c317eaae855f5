import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { OrderRow } from '../order.present.ts'
import type { linesOf } from '../order.projection.ts'
import type { AddressCopy } from '../order.tables.ts'

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** An order with its lines in the two languages of the slip. */
export interface SlipOrder {
  row: OrderRow
  lines: readonly Line[]
  beside: readonly Line[]
}

function addressText(locale: LocaleCode, address: AddressCopy): string {
  const { country, region, city, detail, postalCode } = address
  const emirate = country === 'AE' && EMIRATES.find((each) => each === region)
  const names = new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region' })
  const place = emirate ? translator(locale)(`device.emirate${capital(emirate)}`) : region
  const parts = [detail, city, place, postalCode, names.of(country) ?? country]
  return parts.filter((part) => part !== null && part !== '').join(', ')
}

/** What has left already is not packed again, unless all of it has: then the slip is printed once more. */
function toPack(lines: readonly Line[]) {
  const isAllSent = lines.every(({ quantity, shippedQuantity }) => shippedQuantity === quantity)
  return lines.map((line) => ({
    line,
    left: isAllSent ? line.quantity : line.quantity - line.shippedQuantity,
  }))
}

/** The content of packing slips as their template reads it. No price is on a slip: the goods may be a present. */
export function slipsContent(
  [main, beside]: readonly [LocaleCode, LocaleCode],
  orders: readonly SlipOrder[],
) {
  const [first, second] = [translator(main), translator(beside)]
  const pair = (key: Key) => [first(key), second(key)]
  const format = formatter(main)
  const factsOf = ({ order: { address, collector, message, delivery } }: OrderRow) => {
    const facts: [label: string[], value: string | null | undefined, isLtr?: true][] = [
      [pair('portalOrder.delivery'), first(`portalOrder.method_${delivery}`)],
      [pair('portalOrder.recipient'), address?.recipient ?? collector?.name],
      [pair('portalOrder.mobile'), address?.phone ?? collector?.phone, true],
      [pair('portalOrder.address'), address && addressText(main, address)],
      [pair('portalOrder.makani'), address?.makani],
      [pair('portalOrder.message'), message],
    ]
    return facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value, isLtr = false]) => [label, value, isLtr])
  }
  return {
    documentTitle: first('portalOrder.slip'),
    house: orders[0]?.row.storeName ?? '',
    title: pair('portalOrder.slip'),
    columns: [
      pair('portalOrder.goods'),
      pair('portalOrder.sku'),
      pair('portalOrder.quantity'),
      pair('portalOrder.packed'),
    ],
    slips: orders.map(({ row, lines, beside: others }) => ({
      store: row.storeName,
      number: row.order.number,
      date: format.date(row.order.createdAt),
      facts: factsOf(row),
      lines: toPack(lines)
        .map((line, at) => ({ ...line, other: others[at] }))
        .filter(({ left }) => left > 0)
        .map(({ line, other, left }) => [
          [line.name, other?.name ?? line.name],
          [line.variant, line.kind === 'gift' ? pair('promotion.gift').join(' · ') : '']
            .filter((word) => word !== '')
            .join(' · '),
          line.skuCode,
          format.number(left),
        ]),
    })),
  }
}
