import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../../identity/identity/identity.schema.ts'
import { SignedIn } from '../../identity/session/session.endpoints.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { staffLifecycle } from './staff.lifecycle.ts'
import { ROLES_MAX } from './staff.limits.ts'
import { StaffLocale, StaffName, StaffRecord } from './staff.schema.ts'

const RoleIds = z.array(z.uuid()).check(z.maxLength(ROLES_MAX))
const One = z.object({ staffId: z.uuid() })

/** The people of the back office. No one manages a person who may do more than they may themselves. */
export const staffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/staff/list',
    audience: 'staff',
    permission: 'staff.read',
    summary: 'The people of the back office',
    query: z.extend(staffListQuery(['name', '-name', '-createdAt']), {
      /** Part of the name or the address. */
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      state: z.optional(z.enum(staffLifecycle.states)),
      roleId: z.optional(z.uuid()),
    }),
    data: staffPage(StaffRecord),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/p/staff/staff/detail',
    audience: 'staff',
    permission: 'staff.read',
    summary: 'One person of the back office',
    query: One,
    data: StaffRecord,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/p/staff/staff/invite',
    recentProof: true,
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    summary: 'Adds a person and invites them by mail',
    body: z.object({ name: StaffName, email: Email, locale: StaffLocale, roleIds: RoleIds }),
    data: StaffRecord,
    once: true,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/p/staff/staff/inviteAgain',
    recentProof: true,
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    summary: 'Sends another invitation; the link of the one before no longer works',
    body: One,
    data: z.null(),
  }),
  update: endpoint({
    method: 'POST',
    path: '/p/staff/staff/update',
    recentProof: true,
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    versioned: true,
    summary: 'Changes name and roles; sessions with other permissions end',
    body: z.extend(One, { version: Version, name: StaffName, roleIds: RoleIds }),
    data: StaffRecord,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/p/staff/staff/disable',
    recentProof: true,
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    summary: 'Takes the access away; every session of the person ends',
    body: One,
    data: z.null(),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/p/staff/staff/reset',
    recentProof: true,
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    summary: 'Deletes password and second factors of a person and invites them again',
    body: One,
    data: z.null(),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/p/staff/staff/sessions',
    audience: 'staff',
    permission: 'staff.read',
    summary: 'Where a person is signed in, the latest first',
    query: One,
    data: z.array(SignedIn),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/p/staff/staff/endSession',
    audience: 'staff',
    permission: 'staff.edit',
    audit: true,
    summary: 'Ends a session of a person, at once and everywhere',
    body: z.extend(One, { sessionId: z.uuid() }),
    data: z.null(),
  }),
}
