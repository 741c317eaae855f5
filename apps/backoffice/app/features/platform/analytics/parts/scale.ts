const STEPS = [2, 4, 10, 20, 40, 60, 80, 100]

/** The upper end of a scale from 0: a round even number that is not smaller than the value. */
export function topOf(most: number): number {
  let unit = 1
  while (unit * 100 < most) unit *= 10
  return unit * (STEPS.find((step) => step * unit >= most) ?? 100)
}
