import { faultsOf, type FormFaults } from '../session.server.ts'

/**
 * A refusal for a form that shows these fields. What is wrong with none of them is said of the form
 * as a whole; `lone` is the field that a refusal without a field is about.
 */
export function shownFaults(err: unknown, shown: readonly string[], lone?: string): FormFaults {
  const { fields, ...faults } = faultsOf(err)
  const seen = Object.fromEntries(Object.entries(fields).filter(([name]) => shown.includes(name)))
  if (Object.keys(seen).length > 0) return { ...faults, fields: seen }
  const [hidden] = Object.values(fields)
  const msg = hidden ?? faults.msg
  return { ...faults, msg, fields: lone === undefined || faults.needsProof ? {} : { [lone]: msg } }
}
