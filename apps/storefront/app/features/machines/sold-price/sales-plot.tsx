import type { Sale } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { Plot } from '@ironsouq/ui/patterns/chart/plot'
import { scaleOf, trendOf } from '#features/machines/device/parts/price-scale.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** With fewer sales a chart would be misleading. */
const ENOUGH = 5
const STEPS = 4

/** The sales of the list by operating hours, or by year for machines without an hour meter. */
export function SalesPlot({ sales }: { sales: readonly Sale[] }) {
  const t = useT()
  const format = useFormat()
  const { chosen } = useMoneyText()
  const withHours = sales.filter(({ workHours }) => workHours !== null)
  const isByHours = withHours.length >= ENOUGH
  const shown = (isByHours ? withHours : sales).map((sale, i) => ({
    key: String(i),
    along: (isByHours && sale.workHours) || sale.yearMade,
    amount: approximate(chosen(sale.price)),
  }))
  if (shown.length < ENOUGH) return null
  const across = scaleOf(
    shown.map(({ along }) => along),
    STEPS,
  )
  const up = scaleOf(
    shown.map(({ amount }) => amount),
    STEPS,
  )
  const dots = shown.map(({ key, along, amount }) => ({
    key,
    x: across.at(along),
    y: 100 - up.at(amount),
  }))
  const trend = trendOf(dots)
  return (
    <Plot
      label={t(isByHours ? 'soldPrice.chartHours' : 'soldPrice.chartYears', {
        count: shown.length,
      })}
      rows={up.ticks.toReversed().map((tick) => format.number(tick))}
      columns={across.ticks.map((tick) => (isByHours ? format.hours(tick) : String(tick)))}
      {...(trend && { trend })}
      dots={dots}
    />
  )
}
