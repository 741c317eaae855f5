import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { NewPassword } from '../../identity/identity/identity.schema.ts'
import { ownAccountParts } from '../../identity/sign-in/own-account.schema.ts'
import { Me, StaffLocale, StaffName } from './staff.schema.ts'

const OWN = { audience: 'staff', permission: null } as const
const READ = { ...OWN, method: 'GET' } as const
const COMMAND = { ...OWN, method: 'POST', audit: true } as const
const parts = ownAccountParts(NewPassword)

/** The account of the signed-in staff member. */
export const staffAccountEndpoints = {
  me: endpoint({
    ...READ,
    path: '/p/staff/me',
    summary: 'The signed-in staff member, with roles and permissions',
    data: Me,
  }),
  update: endpoint({
    ...COMMAND,
    path: '/p/staff/me/update',
    summary: 'Changes name and language',
    body: z.object({ name: StaffName, locale: StaffLocale }),
    data: Me,
  }),
  leave: endpoint({ ...COMMAND, ...parts.leave, path: '/p/staff/me/leave' }),
  sessions: endpoint({ ...READ, ...parts.sessions, path: '/p/staff/me/sessions' }),
  endSession: endpoint({ ...COMMAND, ...parts.endSession, path: '/p/staff/me/endSession' }),
  askProof: endpoint({ ...COMMAND, ...parts.askProof, path: '/p/staff/me/prove/options' }),
  prove: endpoint({ ...COMMAND, ...parts.prove, path: '/p/staff/me/prove' }),
  changePassword: endpoint({ ...COMMAND, ...parts.changePassword, path: '/p/staff/me/password' }),
  factors: endpoint({ ...READ, ...parts.factors, path: '/p/staff/me/factors' }),
  beginApp: endpoint({ ...COMMAND, ...parts.beginApp, path: '/p/staff/me/app' }),
  enableApp: endpoint({ ...COMMAND, ...parts.enableApp, path: '/p/staff/me/app/enable' }),
  removeApp: endpoint({ ...COMMAND, ...parts.removeApp, path: '/p/staff/me/app/remove' }),
  beginPasskey: endpoint({
    ...COMMAND,
    ...parts.beginPasskey,
    path: '/p/staff/me/passkey/options',
  }),
  addPasskey: endpoint({ ...COMMAND, ...parts.addPasskey, path: '/p/staff/me/passkey' }),
  removePasskey: endpoint({
    ...COMMAND,
    ...parts.removePasskey,
    path: '/p/staff/me/passkey/remove',
  }),
  renewCodes: endpoint({ ...COMMAND, ...parts.renewCodes, path: '/p/staff/me/recoveryCodes' }),
}
