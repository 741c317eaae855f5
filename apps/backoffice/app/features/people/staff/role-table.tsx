import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { Fragment } from 'react'
import { permissionText } from './parts/permission-text.ts'
import { roleText } from './parts/role-text.ts'
import { permissionGroups } from './permission-groups.ts'

interface RoleTableProps {
  roles: readonly Role[]
  /** Whether a role has a permission, with what is not saved yet. */
  isHeld: (role: Role, permission: Permission) => boolean
  isChanged: (role: Role, permission: Permission) => boolean
  /** Whether the person may give and take it. */
  canSet: (role: Role, permission: Permission) => boolean
  onSet: (role: Role, permission: Permission) => void
}

const HEAD = 'border-b border-line-strong bg-sunk px-3 py-2 text-small font-medium'

interface RoleCheckProps {
  role: Role
  permission: Permission
  isHeld: boolean
  canSet: boolean
  onSet: RoleTableProps['onSet']
}

function RoleCheck({ role, permission, isHeld, canSet, onSet }: RoleCheckProps) {
  const t = useT()
  const words = { role: roleText(t, role), permission: permissionText(t, permission) }
  return (
    <span className="inline-grid">
      <PlainCheck
        name={`${role.roleId} ${permission}`}
        checked={isHeld}
        disabled={!canSet}
        onChange={() => onSet(role, permission)}
      >
        <span className="sr-only">{t('backofficeStaff.mayOf', words)}</span>
      </PlainCheck>
    </span>
  )
}

/** Permissions by roles: who may do what. */
export function RoleTable({ roles, isHeld, isChanged, canSet, onSet }: RoleTableProps) {
  const t = useT()
  const format = useFormat()
  return (
    // The hidden texts of the boxes are placed in it: they scroll with the table, not with the page.
    <div className="relative overflow-x-auto rounded-box border border-line">
      <table aria-label={t('backofficeStaff.matrix')} className="w-full border-collapse bg-surface">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('backofficeStaff.permission')}
            </th>
            {roles.map((role) => (
              <th key={role.roleId} scope="col" className={`${HEAD} text-center`}>
                <bdi>{roleText(t, role)}</bdi>
                <span className="block text-micro text-ink-muted tabular-nums">
                  {format.number(role.holders)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionGroups.map(({ title, permissions }) => (
            <Fragment key={title}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={roles.length + 1}
                  className="border-b border-line bg-paper px-3 py-1.5 text-start text-small font-bold"
                >
                  {t(title)}
                </th>
              </tr>
              {permissions.map((permission) => (
                <tr key={permission} className="border-b border-line last:border-0">
                  <th
                    scope="row"
                    className="sticky start-0 min-w-40 bg-surface px-3 py-1 text-start text-small font-normal sm:min-w-60"
                  >
                    {permissionText(t, permission)}
                  </th>
                  {roles.map((role) => (
                    <td
                      key={role.roleId}
                      className={`px-3 text-center ${isChanged(role, permission) ? 'bg-info-wash' : ''}`}
                    >
                      <RoleCheck
                        role={role}
                        permission={permission}
                        isHeld={isHeld(role, permission)}
                        canSet={canSet(role, permission)}
                        onSet={onSet}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
