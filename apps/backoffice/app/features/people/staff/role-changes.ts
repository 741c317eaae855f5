import type { Role } from '@ironsouq/contract/people/staff/role.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import { useState } from 'react'

const keyOf = ({ roleId }: Role, permission: Permission) => `${roleId} ${permission}`

/** What a person changed in the table and has not saved: each cell that was switched. */
export function useRoleChanges(roles: readonly Role[]) {
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set())
  const isChanged = (role: Role, permission: Permission) => switched.has(keyOf(role, permission))
  const isHeld = (role: Role, permission: Permission) =>
    role.permissions.includes(permission) !== isChanged(role, permission)

  function toggle(role: Role, permission: Permission) {
    const next = new Set(switched)
    const key = keyOf(role, permission)
    if (!next.delete(key)) next.add(key)
    setSwitched(next)
  }

  const changed = roles.filter(({ roleId }) =>
    [...switched].some((key) => key.startsWith(`${roleId} `)),
  )
  return { isChanged, isHeld, toggle, changed, clear: () => setSwitched(new Set()) }
}
