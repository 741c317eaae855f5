import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { STAFF_NAME_MAX } from '@ironsouq/contract/people/staff/staff.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { InvitePerson } from '@ironsouq/portal/people/invite-person'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { useState } from 'react'
import { roleText } from './parts/role-text.ts'

interface InviteStaffProps {
  roles: readonly Role[]
  onDone: () => void
}

export function InviteStaff({ roles, onDone }: InviteStaffProps) {
  const t = useT()
  const [roleIds, setRoleIds] = useState<string[]>([])
  return (
    <InvitePerson
      nameMax={STAFF_NAME_MAX}
      invite={(person) => api(staffEndpoints.invite, { body: { ...person, roleIds } })}
      onDone={onDone}
    >
      <CheckboxGroup label={t('backofficeStaff.roles')} value={roleIds} onChange={setRoleIds}>
        {roles.map((role) => (
          <Checkbox key={role.roleId} value={role.roleId} label={roleText(t, role)} />
        ))}
      </CheckboxGroup>
    </InvitePerson>
  )
}
