/**
 * Prints the faults that a drill found and returns whether it succeeded. A control run breaks a
 * guarantee on purpose: it succeeds only if the checks report that.
 */
export function printResult(
  faults: readonly string[],
  isControl: boolean,
  success: string,
): boolean {
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  const found = faults.length > 0
  if (isControl)
    console.log(
      found ? 'The checks detected the planted fault.' : 'THE CHECKS MISSED THE PLANTED FAULT',
    )
  else console.log(found ? 'FAULTS' : success)
  return found === isControl
}
