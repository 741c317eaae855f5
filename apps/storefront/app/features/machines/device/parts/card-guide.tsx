import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { BAND, guidePlace } from '@ironsouq/contract/machines/device/guide-place'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { Guide } from '@ironsouq/ui/patterns/chart/tape'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { useGuideBasis } from './use-guide-basis.ts'

/** The price on the tape of its guide range, with a label and the range in the chosen currency. */
export function CardGuide({ device: { price, guide } }: { device: DeviceCard }) {
  const t = useT()
  const format = useFormat()
  const basisOf = useGuideBasis()
  const { currency, currencies } = useSiteData()
  if (!price || !guide) return null
  const { at, word } = guidePlace(approximate(price), guide)
  const figure = (money: Money) => approximate(converted(money, currency, currencies) ?? money)
  return (
    <Guide
      {...BAND}
      at={at}
      word={t(word)}
      basis={basisOf(guide)}
      range={format.shortRange(figure(guide.low), figure(guide.high))}
    />
  )
}
