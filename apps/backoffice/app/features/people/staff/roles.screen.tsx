import { type Role, roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import type { Route } from './+types/roles.screen.ts'
import { InviteStaff } from './invite-staff.tsx'
import { NewRole } from './new-role.tsx'
import { roleText } from './parts/role-text.ts'
import { useRoleChanges } from './role-changes.ts'
import { RoleTable } from './role-table.tsx'
import { UnsavedRoles } from './unsaved-roles.tsx'

export const clientLoader = () => api(roleEndpoints.list)

type Open = 'newRole' | 'invite' | Role

/** Who may do what: every role, and the changes of them before they are saved. */
export default function RolesScreen({ loaderData: roles }: Route.ComponentProps) {
  const t = useT()
  const [open, setOpen] = useState<Open>()
  const { permissions: own } = usePortal()
  const [mayEdit, mayInvite] = [useMay('role.edit'), useMay('staff.edit')]
  const { run, isRunning } = useCommand()
  const changes = useRoleChanges(roles)
  const { isHeld, changed } = changes
  const shut = () => setOpen(undefined)
  const canSet = ({ code }: Role, permission: Permission) =>
    mayEdit && code !== 'administrator' && own.includes(permission)

  async function save() {
    const saved = await run(async () => {
      for (const role of changed) {
        const { roleId, version } = role
        const permissions = PERMISSIONS.filter((permission) => isHeld(role, permission))
        await api(roleEndpoints.update, { body: { roleId, version, permissions } })
      }
      return true
    })
    changes.clear()
    if (saved) toasts.show({ text: t('portal.saved') })
  }

  const remove = ({ roleId }: Role) => run(() => api(roleEndpoints.remove, { body: { roleId } }))
  const made = roles.filter(({ code }) => code === null)

  return (
    <ScreenPage
      title={t('backofficeStaff.rolesTitle')}
      actions={
        <>
          {mayEdit && (
            <Button size="portal" onPress={() => setOpen('newRole')}>
              {t('backofficeStaff.newRole')}
            </Button>
          )}
          {mayInvite && (
            <Button tone="ink" size="portal" icon="plus" onPress={() => setOpen('invite')}>
              {t('portalPeople.invite')}
            </Button>
          )}
        </>
      }
    >
      <ScreenBody>
        <h2 className="text-title font-bold">{t('backofficeStaff.matrix')}</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
          <RoleTable
            roles={roles}
            isHeld={isHeld}
            isChanged={changes.isChanged}
            canSet={canSet}
            onSet={changes.toggle}
          />
          <div className="grid gap-4 max-xl:order-first">
            {changed.length > 0 && (
              <UnsavedRoles
                {...changes}
                roles={changed}
                isSaving={isRunning}
                onSave={() => void save()}
                onUndo={changes.clear}
              />
            )}
            {mayEdit && made.length > 0 && (
              <Panel heading={t('backofficeStaff.removeRole')}>
                <ul className="grid gap-1">
                  {made.map((role) => (
                    <li
                      key={role.roleId}
                      className="flex min-w-0 items-center justify-between gap-3"
                    >
                      <bdi className="block min-w-0 truncate">{role.name}</bdi>
                      <IconButton
                        tone="quiet"
                        icon="close"
                        label={`${t('backofficeStaff.removeRole')}: ${role.name}`}
                        onPress={() => setOpen(role)}
                      />
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            <p className="flex gap-2 rounded-box bg-info-wash p-3 text-small text-info">
              <Icon name="lock" size="small" />
              {t('backofficeStaff.lastNote')}
            </p>
          </div>
        </div>
      </ScreenBody>
      {open === 'newRole' && <NewRole onDone={shut} />}
      {open === 'invite' && <InviteStaff roles={roles} onDone={shut} />}
      {typeof open === 'object' && (
        <Confirm
          title={t('backofficeStaff.removeRole')}
          confirm={t('backofficeStaff.removeRole')}
          cancel={t('portal.cancel')}
          isDanger
          isOpen
          onAnswer={(answer) => {
            shut()
            if (answer === 'confirm') void remove(open)
          }}
        >
          {t('backofficeStaff.removeRoleBody', { role: roleText(t, open) })}
        </Confirm>
      )}
    </ScreenPage>
  )
}
