import type { Permission } from '@ironsouq/contract/permission'
import {
  AUDIT_ENTITIES,
  AUDIT_ENTITY_KINDS,
  isAuditEntity,
} from '@ironsouq/contract/platform/audit/audit.entities'
import type { AuditKind } from '@ironsouq/contract/platform/audit/audit.schema'
import { withoutFormula } from '#kernel/table-file/formula.ts'

export const MONEY_PERMISSIONS: readonly Permission[] = [
  'device.reprice',
  'currency.edit',
  'landedCost.setRate',
  'ledger.change',
  'ledger.payOut',
]
export const ACCESS_PERMISSIONS: readonly Permission[] = ['staff.edit', 'role.edit']

interface Described {
  permission: string | null
  entity: string | null
}

const isAmong = (list: readonly string[], value: string | null) =>
  value !== null && list.includes(value)

/** The noun of a permission: what an entry is about that names no thing. */
const nounOf = (permission: string | null) => permission?.split('.')[0] ?? ''

/** Money and access by the permission; else what the entry is about. `kindIs` of the projection says the same in SQL. */
export function kindOf({ permission, entity }: Described): AuditKind {
  if (isAmong(MONEY_PERMISSIONS, permission)) return 'money'
  if (isAmong(ACCESS_PERMISSIONS, permission)) return 'access'
  const noun = entity ?? nounOf(permission)
  return isAuditEntity(noun) ? AUDIT_ENTITY_KINDS[noun] : 'other'
}

export const entitiesOf = (kind: AuditKind): string[] =>
  AUDIT_ENTITIES.filter((entity) => AUDIT_ENTITY_KINDS[entity] === kind)

/** A cell of a CSV file. A spreadsheet would execute what begins like a formula. */
export function csvCell(value: string | null): string {
  const text = value ?? ''
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
