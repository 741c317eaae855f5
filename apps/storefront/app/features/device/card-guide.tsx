import { converted } from '@ironsouq/contract/currency/currency.rates'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import { Guide } from '@ironsouq/ui/patterns/tape'
import { useShell } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { BAND, guidePlace } from './card-guide-place.ts'

/** The price on the tape of its guide, and one word; the range in the reader's currency. */
export function CardGuide({ device: { price, guide } }: { device: DeviceCard }) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useShell()
  if (!price || !guide) return null
  const { at, word } = guidePlace(Number(price.amount), guide)
  const figure = (money: Money) => Number((converted(money, currency, currencies) ?? money).amount)
  return (
    <Guide
      {...BAND}
      at={at}
      word={t(word)}
      range={format.shortRange(figure(guide.low), figure(guide.high))}
    />
  )
}
