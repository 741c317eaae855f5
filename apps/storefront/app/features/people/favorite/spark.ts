import type { PricePoint } from '@ironsouq/contract/machines/device/device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import type { Money } from '@ironsouq/contract/money/money/money'

export const SPARK = { width: 116, height: 28 }
const TOP = 4
const BOTTOM = 24
const END = 112

export interface SparkLine {
  /** For the `d` of a path. */
  path: string
  /** The position of the current price. */
  end: { x: number; y: number }
}

interface Asked {
  /** When it was saved. */
  priceThen: Money | null
  prices: readonly PricePoint[]
  now: Money | null
}

const isSame = (a: Money | null | undefined, b: Money | null) =>
  a?.amount === b?.amount && a?.currency === b?.currency

/**
 * The asking prices since a machine was saved, as a line of equally wide steps: the x axis is not
 * time. Only prices in the currency of the last one are drawn.
 */
export function sparkLine({ priceThen, prices, now }: Asked): SparkLine | null {
  const steps = [priceThen, ...prices.map(({ price }) => price)]
  const asked = [...steps, ...(isSame(steps.at(-1), now) ? [] : [now])].filter((p) => p !== null)
  const currency = asked.at(-1)?.currency
  const values = asked.filter((price) => price.currency === currency).map(approximate)
  const first = values[0]
  if (first === undefined) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number) =>
    high === low
      ? (TOP + BOTTOM) / 2
      : Math.round(BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP))
  const width = END / values.length
  const drawn = values.map((value, i) => `V${yOf(value)}H${Math.round(width * (i + 1))}`)
  return {
    path: `M0 ${yOf(first)}${drawn.join('')}`,
    end: { x: END, y: yOf(values.at(-1) ?? first) },
  }
}
