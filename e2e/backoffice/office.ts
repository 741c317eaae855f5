import { randomUUID } from 'node:crypto'
import { createClient } from '@ironsouq/contract/client'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { BrowserContext } from '@playwright/test'
import {
  aPersonOf,
  aRole,
  staffTokenOf,
} from '../../apps/server/src/features/people/staff/staff.builder.ts'
import { serverCtx } from '../environment/ctx.ts'
import type { Environment } from '../environment/environment.ts'
import { test as base } from '../environment/fixtures.ts'

interface SignIn {
  /** What the person may do; default: everything. */
  permissions?: readonly Permission[]
  locale?: LocaleCode
  theme?: 'light' | 'dark'
  /** After ten minutes some commands ask for a proof of identity again. */
  signedInAt?: Date
}

interface Fixtures {
  /** Signs a new staff member in, without the login screen, and returns their id. */
  signIn: (given?: SignIn) => Promise<string>
}

/** One role for each set of permissions: the table of all roles stays as small as a real one. */
const roles = new Map<string, Promise<string>>()

function roleOf(permissions: readonly Permission[]): Promise<string> {
  const key = permissions.join()
  const made = async () => (await aRole(serverCtx(), `e2e ${randomUUID()}`, permissions)).id
  const role = roles.get(key) ?? made()
  roles.set(key, role)
  return role
}

interface Person {
  staffId: string
  token: string
}

/** A staff member with a role of exactly these permissions, and a session of theirs. */
export async function staffSession(
  permissions: readonly Permission[],
  { name = 'Amal Haddad', signedInAt }: { name?: string; signedInAt?: Date | undefined } = {},
): Promise<Person> {
  const staffId = await aPersonOf(serverCtx(), await roleOf(permissions), { name })
  return { staffId, token: await staffTokenOf(serverCtx(signedInAt), staffId) }
}

/** The API as staff with a session call it. */
export const callAs = ({ apiUrl }: Environment, token: string, locale: LocaleCode = 'en') =>
  createClient({ base: apiUrl, locale: () => locale, token: () => token, log: () => {} })

async function addCookies(context: BrowserContext, url: string, cookies: Record<string, string>) {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
}

/** Tests of the back office: addresses are below it, and `signIn` gives the browser a session. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ environment }, use) => use(environment.officeUrl),
  // The browser reports each refused call, and a missing session is one.
  expectedMessages: /status of 4\d\d/,
  signIn: async ({ context, environment }, use) =>
    use(async ({ permissions = PERMISSIONS, locale = 'en', theme = 'light', signedInAt } = {}) => {
      const { staffId, token } = await staffSession(permissions, { signedInAt })
      await addCookies(context, environment.officeUrl, { staff: token, lang: locale, theme })
      return staffId
    }),
})

export { expect } from '../environment/fixtures.ts'
