import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { STAFF_NAME_MAX } from '@ironsouq/contract/people/staff/staff.limits'
import type { StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { roleText } from './parts/role-text.ts'

interface PersonFormProps {
  person: StaffRecord
  roles: readonly Role[]
  mayEdit: boolean
}

/** Name and roles of a person. */
export function PersonForm({ person, roles, mayEdit }: PersonFormProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [name, setName] = useState(person.name)
  const [roleIds, setRoleIds] = useState(person.roles.map(({ roleId }) => roleId))
  const { staffId, version } = person
  const save = async () => {
    const body = { staffId, version, name, roleIds }
    if (await run(() => api(staffEndpoints.update, { body })))
      toasts.show({ text: t('portal.saved') })
  }
  return (
    <form
      className="grid gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('portalPeople.name')}
        value={name}
        onChange={setName}
        maxLength={STAFF_NAME_MAX}
        isReadOnly={!mayEdit}
        isRequired
      />
      <CheckboxGroup
        label={t('backofficeStaff.roles')}
        value={roleIds}
        onChange={setRoleIds}
        isReadOnly={!mayEdit}
      >
        {roles.map((role) => (
          <Checkbox key={role.roleId} value={role.roleId} label={roleText(t, role)} />
        ))}
      </CheckboxGroup>
      {mayEdit && (
        <div>
          <Button type="submit" tone="ink" isPending={isRunning}>
            {t('portal.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
