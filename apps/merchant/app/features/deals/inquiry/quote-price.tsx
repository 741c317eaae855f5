import type { QuoteMachine } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { BAND, guidePlace } from '@ironsouq/contract/machines/device/guide-place'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LEAST_PRICE } from '@ironsouq/portal/quote/dirhams.ts'
import { Guide } from '@ironsouq/ui/patterns/chart/tape'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'

interface QuotePriceProps {
  machine: QuoteMachine | undefined
  price: number
  onChange: (price: number) => void
  error?: string
}

/** The price with what it is compared with: the asking price, and the guide price with this price on its tape. */
export function QuotePrice({ machine, price, onChange, error }: QuotePriceProps) {
  const t = useT()
  const format = useFormat()
  const { price: asking = null, guide = null } = machine ?? {}
  const place = guide && guidePlace(price, guide)
  const range = guide && format.shortRange(approximate(guide.low), approximate(guide.high))
  return (
    <div className="grid gap-2">
      <NumberField
        label={t('portalDevice.priceAed')}
        hasNoSteps
        value={price}
        minValue={LEAST_PRICE}
        onChange={onChange}
        isRequired
        {...(asking && { description: `${t('quote.asking')}: ${format.money(asking)}` })}
        {...(error !== undefined && { error })}
      />
      {place && range !== null && !Number.isNaN(price) && (
        <Guide {...BAND} at={place.at} word={t(place.word)} range={range} />
      )}
      {range !== null && Number.isNaN(price) && (
        <p className="text-micro text-ink-muted">
          {t('portalDevice.guide')}: <bdi>{range}</bdi>
        </p>
      )}
    </div>
  )
}
