import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PERMISSIONS } from '../../permission.ts'
import { Version } from '../../versioned.ts'
import { ROLE_NAME_MAX } from './staff.limits.ts'
import { RoleName } from './staff.schema.ts'

const Permissions = z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length))

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(ROLE_NAME_MAX))

/** A set of permissions. */
export const Role = z.extend(RoleName, {
  permissions: Permissions,
  version: Version,
  /** How many people have it, without those who are disabled. */
  holders: z.int(),
})
export type Role = z.output<typeof Role>

/** No one gives or takes a permission that they do not hold themselves. */
export const roleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/role/list',
    audience: 'staff',
    permission: 'staff.read',
    summary: 'Every role with its permissions: who may do what',
    data: z.array(Role),
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/staff/role/add',
    recentProof: true,
    audience: 'staff',
    permission: 'role.edit',
    audit: true,
    summary: 'Creates a role',
    body: z.object({ name: Name, permissions: Permissions }),
    data: Role,
    once: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/p/staff/role/update',
    recentProof: true,
    audience: 'staff',
    permission: 'role.edit',
    audit: true,
    versioned: true,
    summary: 'Changes a role; the sessions of those who may now do more or less end',
    body: z.object({
      roleId: z.uuid(),
      version: Version,
      /** Only of a role that staff created: the packs name the others. */
      name: z.optional(Name),
      permissions: Permissions,
    }),
    data: Role,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/staff/role/remove',
    recentProof: true,
    audience: 'staff',
    permission: 'role.edit',
    audit: true,
    summary: 'Removes a role that staff created, also from the people who have it',
    body: z.object({ roleId: z.uuid() }),
    data: z.null(),
  }),
}
