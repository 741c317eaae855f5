import * as z from 'zod/mini'
import { NewPassword } from '../../identity/identity/identity.schema.ts'
import { signInEndpointsOf } from '../../identity/sign-in/sign-in.endpoints.ts'
import { OpenedSession, RecoveryCodes } from '../../identity/sign-in/sign-in.schema.ts'
import { Me, RoleName } from './staff.schema.ts'

const StaffSession = z.extend(OpenedSession, { me: Me })
export type StaffSession = z.output<typeof StaffSession>

/** Staff sign in on the origin of the back office. */
export const staffSignInEndpoints = signInEndpointsOf({
  path: '/staff',
  newPassword: NewPassword,
  session: StaffSession,
  firstSession: z.extend(StaffSession, RecoveryCodes.shape),
  invitation: z.object({
    name: z.string(),
    email: z.string(),
    /** The name of who sent it; null when a command on the server made it. */
    invitedBy: z.nullable(z.string()),
    roles: z.array(RoleName),
    expiresAt: z.iso.datetime(),
  }),
})
