import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { BrowserContext } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { test as base } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'

interface SignIn {
  /** What the person may do; default: everything. */
  permissions?: readonly Permission[]
  locale?: LocaleCode
  theme?: 'light' | 'dark'
}

interface Fixtures {
  /** Signs a new staff member in, without the login screen, and returns their id. */
  signIn: (given?: SignIn) => Promise<string>
}

const DAY_MS = 86_400_000

/** A staff member with a role of exactly these permissions, and a session of theirs; or one more of theirs. */
export async function staffSession(
  { databaseUrl }: Environment,
  permissions: readonly Permission[],
  known?: string,
): Promise<{ staffId: string; token: string }> {
  const staffId = known ?? randomUUID()
  // One role for each set of permissions: the table of all roles stays as small as a real one.
  const digest = createHash('sha256').update(permissions.join()).digest('hex')
  const roleId = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + DAY_MS)
  const person: [text: string, values: unknown[]][] = [
    [
      `insert into staff (id, name, email, state, created_at) values ($1, $2, $3, 'active', now())`,
      [staffId, 'Amal Haddad', `${staffId}@office.example`],
    ],
    [
      `insert into role (id, name, permissions, created_at) values ($1, $2, $3, now())
       on conflict (id) do nothing`,
      [roleId, roleId, [...permissions]],
    ],
    [
      'insert into staff_role (staff_id, role_id, created_at) values ($1, $2, now())',
      [staffId, roleId],
    ],
  ]
  const rows: typeof person = [
    ...(known === undefined ? person : []),
    [
      `insert into session (id, token_hash, audience, subject_id, permissions, created_at, proved_at,
         expires_at, ends_at) values ($1, $2, 'staff', $3, $4, now(), now(), $5, $5)`,
      [randomUUID(), tokenHash, staffId, [...permissions], expiresAt],
    ],
  ]
  for (const [text, values] of rows) await sql(databaseUrl, text, values)
  return { staffId, token }
}

async function addCookies(context: BrowserContext, url: string, cookies: Record<string, string>) {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
}

/** Tests of the back office: addresses are below it, and `signIn` gives the browser a session. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ environment }, use) => use(environment.officeUrl),
  // The browser reports each refused call, and a missing session is one.
  expectedMessages: /status of 4\d\d/,
  signIn: async ({ context, environment }, use) =>
    use(async ({ permissions = PERMISSIONS, locale = 'en', theme = 'light' } = {}) => {
      const { staffId, token } = await staffSession(environment, permissions)
      await addCookies(context, environment.officeUrl, { staff: token, lang: locale, theme })
      return staffId
    }),
})

export { expect } from '../environment/fixtures.ts'
