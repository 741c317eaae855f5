/** The unit that shown prices are rounded to: the URL has hundredths of a dirham. */
export const roundingOf = (rate: number): number =>
  rate >= 0.01 ? 1 : 10 ** Math.ceil(Math.log10(0.01 / rate))

/** From here on prices are shown without decimals. */
const WHOLE_FROM = 100

/** Dirhams in a currency of so many dirhams per unit, as a small price is shown [AP-15]. */
export function smallFigure(dirhams: number, rate: number): number {
  const units = dirhams / rate
  return Number(units.toFixed(rate !== 1 && units >= WHOLE_FROM ? 0 : 2))
}
