import * as z from 'zod/mini'
import { PERMISSIONS } from '../../permission.ts'
import { Version } from '../../versioned.ts'
import { STANDARD_ROLES } from './role.standard.ts'
import { staffLifecycle } from './staff.lifecycle.ts'
import { STAFF_NAME_MAX } from './staff.limits.ts'

export const StaffName = z
  .string()
  .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(STAFF_NAME_MAX))

/** The language of mails and, until they choose another, of the screens. */
export const StaffLocale = z.string().check(z.maxLength(10))

/** A role as a person has it. */
export const RoleName = z.object({
  roleId: z.uuid(),
  /** A role of the product, which the packs name; null for one that staff created. */
  code: z.nullable(z.enum(STANDARD_ROLES)),
  /** The name of a role that staff created; empty for one of the product. */
  name: z.string(),
})
export type RoleName = z.output<typeof RoleName>

/** The signed-in staff member. */
export const Me = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  roles: z.array(RoleName),
  /** What this session may do, in the order of the list of permissions. */
  permissions: z.array(z.enum(PERMISSIONS)),
})
export type Me = z.output<typeof Me>

/** A person of the back office, as a list shows them. */
export const StaffRecord = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  state: z.enum(staffLifecycle.states),
  version: Version,
  roles: z.array(RoleName),
  /** Whether an authenticator app is set up, and how many passkeys. */
  hasApp: z.boolean(),
  passkeys: z.int(),
  /** Until when the link of the invitation works; null if there is none that is not used. */
  invitedUntil: z.nullable(z.iso.datetime()),
  lastSignInAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type StaffRecord = z.output<typeof StaffRecord>
