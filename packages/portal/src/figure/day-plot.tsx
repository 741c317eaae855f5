import { Plot, type PlotPoint } from '@ironsouq/ui/patterns/chart/plot'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { topOf } from './scale.ts'

interface DayPlotProps {
  title: string
  days: readonly { day: string; value: number; before?: number }[]
  size?: 'small' | 'big'
}

const COLUMNS = 5

/** The days whose names stand below: the first, the last and some between. */
function namedDays(days: readonly string[], count: number): string[] {
  const last = days.length - 1
  const places = Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)))
  return [...new Set(places)].map((place) => days[place] ?? '')
}

/** A figure of each day as a line, and of the days before as a dotted one. The last day is not over: it is a dot apart. */
export function DayPlot({ title, days, size = 'big' }: DayPlotProps) {
  const t = useT()
  const format = useFormat()
  const values = days.map(({ value }) => value)
  const most = Math.max(0, ...values)
  const top = topOf(Math.max(most, ...days.map(({ before = 0 }) => before)))
  const at = (value: number, i: number): PlotPoint => ({
    x: (100 * i) / Math.max(1, days.length - 1),
    y: 100 - (100 * value) / top,
  })
  const points = values.map(at)
  const hasBefore = days.some(({ before }) => before !== undefined)
  const rows = size === 'small' ? [top, 0] : [top, top / 2, 0]
  const names = namedDays(
    days.map(({ day }) => day),
    size === 'small' ? 2 : COLUMNS,
  )
  return (
    <Plot
      label={t('portalFigure.summary', {
        title,
        total: format.number(values.reduce((sum, value) => sum + value, 0)),
        most: format.number(most),
      })}
      rows={rows.map((row) => format.number(row))}
      columns={names.map((day) => format.dayMonth(day))}
      line={points.slice(0, -1)}
      dots={points.slice(-1).map((point) => ({ ...point, key: 'today' }))}
      isFilled
      size={size}
      {...(hasBefore && { trend: days.map(({ before = 0 }, i) => at(before, i)) })}
    />
  )
}
