import { isPermission } from '@ironsouq/contract/permission'
import type { AuditKind } from '@ironsouq/contract/platform/audit/audit.schema'
import type { useT } from '@ironsouq/portal/language/use-t.ts'
import { permissionText } from '#features/people/staff/parts/permission-text.ts'

export const KIND_TEXTS = {
  money: 'backofficeAudit.kindMoney',
  access: 'backofficeAudit.kindAccess',
  machines: 'backofficeAudit.kindMachines',
  mall: 'backofficeAudit.kindMall',
  people: 'backofficeAudit.kindPeople',
  content: 'backofficeAudit.kindContent',
  settings: 'backofficeAudit.kindSettings',
  other: 'backofficeAudit.kindOther',
} as const satisfies Record<AuditKind, string>

/** Permissions of merchants have no text here. */
export const permissionName = (t: ReturnType<typeof useT>, permission: string | null) =>
  permission !== null && isPermission(permission) ? permissionText(t, permission) : permission
