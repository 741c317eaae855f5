/**
 * Says what a drill found, and ends it. With a control, where something was broken on purpose, the
 * checker must have found it.
 */
export function endWith(faults: readonly string[], isControl: boolean, good: string): never {
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  const found = faults.length > 0
  if (isControl)
    console.log(found ? 'The checker found what was broken on purpose.' : 'THE CHECKER IS BLIND')
  else console.log(found ? 'FAULTS' : good)
  process.exit(found === isControl ? 0 : 1)
}
