import { data } from 'react-router'

/** The record that an address names, for a loader; without it the screen says that it is not there. */
export function foundIn<Name extends string, Row extends Record<Name, string>>(
  records: readonly Row[],
  name: Name,
  wanted: string,
): Row {
  const found = records.find((record) => record[name] === wanted)
  // oxlint-disable-next-line typescript/only-throw-error -- what the router takes as a status
  if (found === undefined) throw data(null, { status: 404 })
  return found
}
