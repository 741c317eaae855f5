import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { anAccount } from '#features/identity/identity/identity.builder.ts'
import { socialAttempt } from '#features/identity/social-login/social-login.tables.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import type { NewMember } from '#features/people/member/member.service.ts'
import { one } from '#kernel/data/db.ts'
import { anAuthenticator } from './authenticator.ts'
import type { TestServer } from './harness.ts'
import { inbox } from './inbox.ts'

const SHOP = 'http://shop.example'

/** A member with a password who has just signed in, and the changes that they can make. */
export async function anOwner(server: TestServer, given: Partial<NewMember> = {}) {
  const { ctx } = server
  const { id } = await anAccount(ctx, given)
  const bearer = await server.tokenFor({ audience: 'member', id })
  const call = server.client({ bearer })

  async function changeMail(mail: string) {
    await call(accountEndpoints.sendCode, { body: { purpose: 'changeMail', target: mail } })
    const code = await sentDigits(ctx, { purpose: 'changeMail', target: mail })
    return call(memberEndpoints.mail, { body: { mail, code } })
  }

  async function addPasskey(name: string, device = anAuthenticator(SHOP)) {
    const { ticket, options } = await call(passkeyEndpoints.addOptions)
    const response = device.create(options)
    return call(passkeyEndpoints.add, { body: { ticket, response, name } })
  }

  async function bindGoogle(subject: string) {
    const bindTicket = await aBindTicket(server, subject)
    return call(identityEndpoints.bind, { body: { bindTicket } })
  }

  return { id, bearer, call, changeMail, addPasskey, bindGoogle }
}

/** What the provider's callback leaves for a subject that no account is bound to. */
export async function aBindTicket({ ctx }: TestServer, subject: string): Promise<string> {
  const values = {
    socialType: 'google' as const,
    callbackUrl: `${SHOP}/en/login`,
    nonce: 'n',
    verifier: 'v',
    subject,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + 600_000),
  }
  const { id } = one(await ctx.db.insert(socialAttempt).values(values).returning())
  return ctx.signer.sign('bind', id)
}

/** The tickets of the undo links in the mails to an address, or only in those about one change. */
export async function undoTicketsTo(address: string, about = ''): Promise<string[]> {
  const mails = (await inbox(address)).filter(({ text }) => text.includes(about))
  return mails.flatMap(({ text }) => /undo-change\?ticket=([\w.-]+)/.exec(text)?.[1] ?? [])
}
