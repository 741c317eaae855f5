import { BarList } from '@ironsouq/ui/patterns/chart/bar-list'
import { useFormat } from '../language/use-format.ts'

interface BarFigureProps {
  /** Makes the keys of the bars unique on the page. */
  name: string
  bars: readonly { key: string; text: string; value: number }[]
}

/** Amounts as bars; the longest fills the width. */
export function BarFigure({ name, bars }: BarFigureProps) {
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <BarList
      bars={bars.map(({ key, text, value }) => ({
        key: `${name}-${key}`,
        name: text,
        length: (100 * value) / most,
        value: format.number(value),
      }))}
    />
  )
}
