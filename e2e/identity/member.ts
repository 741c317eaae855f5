import { randomUUID } from 'node:crypto'
import { type ApiCall, createClient } from '@ironsouq/contract/client'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { BrowserContext } from '@playwright/test'
import {
  endSessionsOf,
  openSession,
} from '../../apps/server/src/features/identity/session/session.service.ts'
import { aMember } from '../../apps/server/src/features/people/member/member.builder.ts'
import { serverCtx } from '../environment/ctx.ts'
import type { Environment } from '../environment/environment.ts'

type Place = Pick<Environment, 'url' | 'apiUrl'>

export interface Member {
  memberId: string
  nickName: string
  mail: string
  /** The API as this member calls it. */
  call: ApiCall
  /** The cookies of a signed-in browser, as a request header. */
  cookie: string
  /** Gives a browser the cookies of a sign-in. */
  signIn: (context: BrowserContext) => Promise<void>
  /** Starts another session of the member and returns its token. */
  anotherSession: () => Promise<string>
  /** Revokes the sessions of the member in the database. */
  signOut: () => Promise<void>
}

const FROM = { address: '203.0.113.9', userAgent: '', deviceKey: null, country: null }

interface Given {
  nickName?: string
  locale?: LocaleCode
  /** Verified. */
  mobile?: string
  /** After ten minutes a change of the account asks for a proof of identity again. */
  signedInAt?: Date
}

/** A new member for one test, with the session that a sign-in starts. */
export async function createMember(environment: Place, given: Given = {}): Promise<Member> {
  const { apiUrl, url } = environment
  const { nickName = 'Yard Buyer', locale = 'en', mobile } = given
  const ctx = serverCtx(given.signedInAt)
  const name = randomUUID().slice(0, 8)
  const mail = `buyer-${name}@example.com`
  const { id: memberId } = await aMember(ctx, {
    nickName,
    account: `buyer_${name}`,
    mail,
    mailVerifiedAt: ctx.now(),
    mobile: mobile ?? null,
    mobileVerifiedAt: mobile === undefined ? null : ctx.now(),
  })
  const subject = { audience: 'member', id: memberId } as const
  const anotherSession = async () => (await openSession(ctx, subject, FROM)).token
  const token = await anotherSession()
  return {
    memberId,
    nickName,
    mail,
    call: createClient({
      base: apiUrl,
      locale: () => locale,
      token: () => token,
      log: () => {},
    }),
    cookie: `token=${token}; signed=1`,
    signIn: (context) =>
      context.addCookies([
        { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
        { name: 'signed', value: '1', url, sameSite: 'Lax' },
      ]),
    anotherSession,
    signOut: () => endSessionsOf(serverCtx(), memberId),
  }
}
