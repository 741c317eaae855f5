import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  type MerchantRole,
  PERMISSIONS_OF,
} from '@ironsouq/contract/seller-account/seller-account.roles'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Environment } from '../environment/environment.ts'
import { test as base } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'

const DAY_MS = 86_400_000

interface Dealer {
  sellerCode: string
  role?: MerchantRole
}

/** A person of a seller, and the token of a session of theirs. */
export async function dealerSession(
  { databaseUrl }: Environment,
  { sellerCode, role = 'owner' }: Dealer,
): Promise<string> {
  const accountId = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + DAY_MS)
  await sql(
    databaseUrl,
    `insert into seller_account (id, seller_id, name, email, locale, role, state, created_at)
     select $1, id, 'Omar Saleh', $2, 'en', $3, 'active', now() from seller where code = $4`,
    [accountId, `${accountId}@firm.example`, role, sellerCode],
  )
  await sql(
    databaseUrl,
    `insert into session (id, token_hash, audience, subject_id, seller_id, permissions, created_at,
       proved_at, expires_at, ends_at)
     select $1, $2, 'merchant', $3, id, $4, now(), now(), $5, $5 from seller where code = $6`,
    [randomUUID(), tokenHash, accountId, [...PERMISSIONS_OF[role]], expiresAt, sellerCode],
  )
  return token
}

interface Fixtures {
  /** The language that the browser chose before. */
  speak: (locale: LocaleCode) => Promise<void>
  /** Signs a person of a seller in, without the login screen. */
  signIn: (dealer: Dealer) => Promise<void>
}

/** Tests of the merchant portal: addresses are below it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ environment }, use) => use(environment.merchantUrl),
  // The browser reports each refused call, and a missing session is one.
  expectedMessages: /status of 4\d\d/,
  speak: async ({ context, environment }, use) =>
    use((locale) =>
      context.addCookies([{ name: 'lang', value: locale, url: environment.merchantUrl }]),
    ),
  signIn: async ({ context, environment }, use) =>
    use(async (dealer) => {
      const value = await dealerSession(environment, dealer)
      await context.addCookies([{ name: 'merchant', value, url: environment.merchantUrl }])
    }),
})

export { expect } from '../environment/fixtures.ts'
