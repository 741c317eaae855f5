/** The element at a place that must exist. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`Nothing at ${i} in a list of ${list.length}`)
  return found
}
