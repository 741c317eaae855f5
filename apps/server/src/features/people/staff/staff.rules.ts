import type { StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'

/** The known permissions among these, in the order of the list. */
export function heldIn(names: Iterable<string>): Permission[] {
  const held = new Set(names)
  return PERMISSIONS.filter((permission) => held.has(permission))
}

export interface Grants {
  code: StandardRole | null
  permissions: readonly string[]
}

/** What roles allow together. The administrator may do everything, also what a later release adds. */
export const grantedBy = (roles: readonly Grants[]): Permission[] =>
  roles.some(({ code }) => code === 'administrator')
    ? [...PERMISSIONS]
    : heldIn(roles.flatMap(({ permissions }) => permissions))

/**
 * No one gives, takes or manages more than they may do themselves: otherwise a person who edits
 * roles could give themselves everything.
 */
export const mayHandle = (own: ReadonlySet<string>, permissions: Iterable<string>): boolean =>
  [...permissions].every((permission) => own.has(permission))

/** The permissions that only one of the two has. */
export const differing = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((permission) => !after.includes(permission)),
  ...after.filter((permission) => !before.includes(permission)),
]
