import type { Permission } from '@ironsouq/contract/permission'
import type { AuditKind } from '@ironsouq/contract/platform/audit/audit.schema'
import { withoutFormula } from '#kernel/table-file/formula.ts'

export const MONEY_PERMISSIONS: readonly Permission[] = [
  'device.reprice',
  'currency.edit',
  'landedCost.setRate',
  'ledger.change',
  'ledger.payOut',
]
export const ACCESS_ENTITIES = ['staff', 'role', 'session', 'invitation', 'staffSession']
export const ACCESS_PERMISSIONS: readonly Permission[] = ['staff.edit', 'role.edit']

interface Described {
  permission: string | null
  entity: string | null
  hasState: boolean
}

const isAmong = (list: readonly string[], value: string | null) =>
  value !== null && list.includes(value)

/** The first that fits: money, access, state. `kindIs` of the projection says the same in SQL. */
export function kindOf({ permission, entity, hasState }: Described): AuditKind {
  if (isAmong(MONEY_PERMISSIONS, permission)) return 'money'
  if (isAmong(ACCESS_PERMISSIONS, permission) || isAmong(ACCESS_ENTITIES, entity)) return 'access'
  return hasState ? 'state' : 'other'
}

/** A cell of a CSV file. A spreadsheet would execute what begins like a formula. */
export function csvCell(value: string | null): string {
  const text = value ?? ''
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
