import type { SpecFieldChoice } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { Specs, SpecValue } from '@ironsouq/contract/machines/device/device.enums'
import type { FieldFaults } from '#kernel/errors.ts'

type Fault = FieldFaults['faults'][number]
type Reason = Omit<Fault, 'field'>

function faultOf({ kind, min, max, options }: SpecFieldChoice, value: SpecValue): Reason | null {
  if (kind === 'flag')
    return typeof value === 'boolean' ? null : { key: 'error.fieldWrongType', values: {} }
  if (kind === 'choice')
    return options.some(({ code }) => code === value)
      ? null
      : { key: 'error.fieldNotAllowed', values: {} }
  if (typeof value !== 'number') return { key: 'error.fieldWrongType', values: {} }
  if (min !== null && value < min) return { key: 'error.fieldTooSmall', values: { min } }
  if (max !== null && value > max) return { key: 'error.fieldTooBig', values: { max } }
  return null
}

/** What is wrong with a specification: fields the category does not have, types and ranges. */
export function specFaults(fields: readonly SpecFieldChoice[], specs: Specs): Fault[] {
  const byCode = new Map(fields.map((field) => [field.code, field]))
  return Object.entries(specs).flatMap(([code, value]) => {
    const field = byCode.get(code)
    const reason = field
      ? faultOf(field, value)
      : { key: 'error.fieldNotAllowed' as const, values: {} }
    return reason ? [{ field: `specs.${code}`, ...reason }] : []
  })
}

/** What of a specification the fields of a category take. */
export const specsTaken = (fields: readonly SpecFieldChoice[], specs: Specs): Specs =>
  Object.fromEntries(
    Object.entries(specs).filter(
      ([code, value]) => specFaults(fields, { [code]: value }).length === 0,
    ),
  )
