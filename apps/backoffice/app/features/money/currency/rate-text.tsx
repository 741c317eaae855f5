import { rateChange } from '@ironsouq/contract/money/currency/currency.limits'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'

/** Six digits tell any two rates apart that a person would. */
export const shortRate = (rate: string): string => String(Number(Number(rate).toPrecision(6)))

/** A rate; digits read left to right in every language. */
export function RateText({ rate }: { rate: string }) {
  return <bdi dir="ltr">{shortRate(rate)}</bdi>
}

/** The share by which a rate moved, with its sign. */
export function RateChange({ before, after }: { before: string; after: string }) {
  const format = useFormat()
  const tenths = Math.round(rateChange(before, after) * 1000) / 10
  return <bdi dir="ltr">{`${tenths > 0 ? '+' : ''}${format.number(tenths)}%`}</bdi>
}
