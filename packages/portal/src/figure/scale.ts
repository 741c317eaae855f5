const STEPS = [2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100]

/** The upper end of a scale from 0: a round even number that is not smaller than the value. */
export function topOf(most: number): number {
  let unit = 1
  while (unit * 100 < most) unit *= 10
  return unit * (STEPS.find((step) => step * unit >= most) ?? 100)
}
