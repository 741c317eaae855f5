import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SecondStep, Session, Ticket } from '../identity/identity.schema.ts'
import { SOCIAL_TYPES } from './social-login.types.ts'

const socialType = z.enum(SOCIAL_TYPES)
/** A page of the storefront without query and hash, from an allow list [ID-12]. */
const callbackUrl = z.url().check(z.maxLength(500))

export const socialEndpoints = {
  url: endpoint({
    method: 'GET',
    path: '/getThirdLoginUrl',
    audience: 'anyone',
    summary: 'Where a social login begins: the provider’s page, with state, nonce and PKCE',
    query: z.object({ socialType, callbackUrl }),
    data: z.url(),
    limit: { max: 60, seconds: 60 },
  }),
  login: endpoint({
    method: 'POST',
    path: '/thirdLogin',
    audience: 'anyone',
    summary:
      'Ends a social login: a session, its second step, or a ticket that binds it to an account',
    body: z.object({
      socialType,
      callbackUrl,
      /** The raw query of the provider's redirect. */
      authCallback: z.string().check(z.maxLength(4000)),
    }),
    data: z.union([
      z.object({ session: Session }),
      SecondStep,
      z.object({
        bindTicket: Ticket,
        /** The provider's data, to fill the form with. */
        nickName: z.string(),
        email: z.string(),
        /** An account has this address already: the user signs in and links it. */
        hasAccount: z.boolean(),
      }),
    ]),
    limit: { max: 60, seconds: 60 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/social/list',
    audience: 'member',
    summary: 'The login providers of this site, and which of them are linked to the account',
    data: z.array(z.object({ socialType, boundAt: z.nullable(z.iso.datetime()) })),
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/p/social/unbind',
    audience: 'member',
    summary: 'Unlinks a provider from the account, unless it is the only login method',
    body: z.object({ socialType }),
    data: z.null(),
  }),
}
