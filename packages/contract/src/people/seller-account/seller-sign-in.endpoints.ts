import * as z from 'zod/mini'
import { signInEndpointsOf } from '../../identity/sign-in/sign-in.endpoints.ts'
import { OpenedSession, RecoveryCodes } from '../../identity/sign-in/sign-in.schema.ts'
import { AccountRole, MerchantMe, SellerPassword } from './seller-account.schema.ts'

const MerchantSession = z.extend(OpenedSession, { me: MerchantMe })
export type MerchantSession = z.output<typeof MerchantSession>

/** People of dealers sign in on the origin of the merchant portal. */
export const sellerSignInEndpoints = signInEndpointsOf({
  path: '/merchant',
  newPassword: SellerPassword,
  session: MerchantSession,
  firstSession: z.extend(MerchantSession, RecoveryCodes.shape),
  invitation: z.object({
    name: z.string(),
    email: z.string(),
    /** The name of who sent it; null when the approval of the dealer made it. */
    invitedBy: z.nullable(z.string()),
    role: AccountRole,
    /** The name of the dealer. */
    firm: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})
