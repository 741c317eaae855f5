import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { LeaveWarning } from '@ironsouq/portal/form/leave-warning'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { permissionText } from './parts/permission-text.ts'
import { roleText } from './parts/role-text.ts'

interface UnsavedRolesProps {
  roles: readonly Role[]
  isChanged: (role: Role, permission: Permission) => boolean
  isHeld: (role: Role, permission: Permission) => boolean
  isSaving: boolean
  onSave: () => void
  onUndo: () => void
}

/** What will change and whom it affects, before it is saved. */
export function UnsavedRoles(props: UnsavedRolesProps) {
  const { roles, isChanged, isHeld, isSaving, onSave, onUndo } = props
  const t = useT()
  const count = roles.reduce((sum, { holders }) => sum + holders, 0)
  return (
    <Panel heading={t('backofficeStaff.unsavedTitle')}>
      <ul className="grid gap-1 pb-3">
        {roles.flatMap((role) =>
          PERMISSIONS.filter((permission) => isChanged(role, permission)).map((permission) => (
            <li
              key={`${role.roleId} ${permission}`}
              className={`flex items-center gap-2 rounded-tight px-2 py-1 text-micro ${
                isHeld(role, permission)
                  ? 'bg-proven-wash text-proven'
                  : 'bg-refused-wash text-refused'
              }`}
            >
              <Icon name={isHeld(role, permission) ? 'plus' : 'minus'} size="mini" />
              {t('backofficeStaff.mayOf', {
                role: roleText(t, role),
                permission: permissionText(t, permission),
              })}
            </li>
          )),
        )}
      </ul>
      <p className="pb-3 text-small text-ink-2">{t('backofficeStaff.affected', { count })}</p>
      <div className="flex gap-2">
        <Button tone="ink" size="dense" isPending={isSaving} onPress={onSave}>
          {t('portal.save')}
        </Button>
        <Button size="dense" onPress={onUndo}>
          {t('backofficeStaff.undo')}
        </Button>
      </div>
      <LeaveWarning isChanged={!isSaving} />
    </Panel>
  )
}
