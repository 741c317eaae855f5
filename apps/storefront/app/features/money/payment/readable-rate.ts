/** A rate with the dearer currency first, as people read it: 1 USD = 3.67 AED, not 1 AED = 0.272294 USD. */
export function readableRate(rate: { from: string; to: string; rate: string }) {
  const value = Number(rate.rate)
  if (!(value > 0)) return rate
  return value >= 1
    ? { ...rate, rate: rounded(value) }
    : { from: rate.to, to: rate.from, rate: rounded(1 / value) }
}

const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000)
