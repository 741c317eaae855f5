import { type Bounds, boundsOf } from '@ironsouq/contract/machines/device/device.filters'
import type { RangeFacet, SpecFacet, Spread } from '@ironsouq/contract/machines/device/device.query'
import { TapeRange } from '@ironsouq/ui/patterns/chart/tape-range'
import { usePriceUnit } from '#features/money/currency/parts/use-price-unit.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FILTER_WORD } from './device-filter-labels.ts'
import { endFields, PRICE_RATE, SPEC_CODE } from './device-form.ts'
import { useFilterLabels } from './use-filter-labels.ts'

const STEPS = 100

/** A round step, about a hundredth of the range. */
function stepOf({ min, max }: Pick<Spread, 'min' | 'max'>): number {
  const rough = (max - min) / STEPS
  if (rough <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return Number((round * power).toPrecision(1))
}

interface RangeProps {
  /** The name of both fields. */
  name: string
  /** What is measured: screen readers announce it at each end. */
  label: string
  spread: Spread
  chosen: Bounds
  unit?: string
  step?: number
  write: (value: number) => string
}

function Range({ name, label, spread, chosen, unit, step, write }: RangeProps) {
  const t = useT()
  const { min: from, max: to } = endFields(name)
  const { min, max } = chosen
  const width = step ?? stepOf(spread)
  // Rounded outwards, so that the handles are at round numbers.
  const low = Number((Math.floor(spread.min / width) * width).toFixed(2))
  const high = Number((Math.ceil(spread.max / width) * width).toFixed(2))
  return (
    <TapeRange
      from={{
        name: from,
        label: `${label}, ${t('device.from')}`,
        openText: write(low),
        ...(min !== undefined && { value: min }),
      }}
      to={{
        name: to,
        label: `${label}, ${t('device.to')}`,
        openText: spread.hasMore ? `${write(high)}+` : write(high),
        ...(max !== undefined && { value: max }),
      }}
      min={low}
      max={high}
      step={width}
      bars={spread.bars}
      {...(unit !== undefined && { unit })}
    />
  )
}

interface DeviceRangeProps {
  facet: RangeFacet
  chosen: string | undefined
}

/** Price, hours or another range of every machine. */
export function DeviceRange({ facet, chosen }: DeviceRangeProps) {
  const t = useT()
  const format = useFormat()
  const { unit } = useFilterLabels()
  const price = usePriceUnit()
  const { filter } = facet
  const units = {
    price: undefined,
    year: undefined,
    hours: format.hours(0).replace(/^0\s?/, ''),
    weight: unit('kg'),
    mileage: t('device.mileage', { value: '' }).trim(),
  }
  const isPrice = filter === 'price'
  const inUnit = (value: number) => (isPrice ? price.shown(value) : value)
  const { min, max } = boundsOf(chosen)
  return (
    <>
      {isPrice && price.rate !== 1 && <input type="hidden" name={PRICE_RATE} value={price.rate} />}
      <Range
        name={filter}
        label={t(FILTER_WORD[filter])}
        spread={{ ...facet, min: inUnit(facet.min), max: inUnit(facet.max) }}
        chosen={{
          ...(min !== undefined && { min: inUnit(min) }),
          ...(max !== undefined && { max: inUnit(max) }),
        }}
        write={(value) => (filter === 'year' ? String(value) : format.number(value))}
        {...(filter === 'year' && { step: 1 })}
        {...(units[filter] !== undefined && { unit: units[filter] })}
      />
    </>
  )
}

interface SpecRangeProps {
  facet: SpecFacet & { spread: Spread }
  chosen: string | undefined
}

/** A measure that only machines of this category have. */
export function SpecRange({ facet, chosen }: SpecRangeProps) {
  const format = useFormat()
  const words = useFilterLabels()
  const { code, name, unit, spread } = facet
  return (
    <>
      <input type="hidden" name={SPEC_CODE} value={code} />
      <Range
        name="spec"
        label={name}
        spread={spread}
        chosen={boundsOf(chosen)}
        write={(value) => format.number(value)}
        {...(unit && { unit: words.unit(unit) })}
      />
    </>
  )
}
