import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type ApiCall, createClient } from '@ironsouq/contract/client'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { BrowserContext } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { sql } from '../environment/sql.ts'

type Place = Pick<Environment, 'url' | 'apiUrl' | 'databaseUrl'>

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

const INSERT_MEMBER = `insert into member (id, nick_name, account, mail, mail_verified_at, created_at)
  values ($1, $2, $3, $4, now(), now())`
const INSERT_SESSION = `insert into session
    (token_hash, audience, subject_id, created_at, last_seen_at, proved_at, expires_at, ends_at)
  values ($1, 'member', $2, now(), now(), now(), now() + interval '1 day', now() + interval '90 days')`
const END_SESSIONS = `with ended as (
    update session set revoked_at = now() where subject_id = $1 returning subject_id
  ) select pg_notify('session_ended', subject_id::text) from ended`

interface Given {
  nickName?: string
  locale?: LocaleCode
}

/** A new member for one test, with the session that a sign-in starts. */
export async function createMember(environment: Place, given: Given = {}): Promise<Member> {
  const { databaseUrl, apiUrl, url } = environment
  const { nickName = 'Yard Buyer', locale = 'en' } = given
  const memberId = randomUUID()
  const name = memberId.slice(0, 8)
  const mail = `buyer-${name}@example.com`
  const anotherSession = async () => {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await sql(databaseUrl, INSERT_SESSION, [hash, memberId])
    return token
  }
  await sql(databaseUrl, INSERT_MEMBER, [memberId, nickName, `buyer_${name}`, mail])
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
    signOut: async () => void (await sql(databaseUrl, END_SESSIONS, [memberId])),
  }
}
