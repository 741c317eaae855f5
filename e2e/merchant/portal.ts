import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import {
  aSellerAccount,
  merchantTokenOf,
} from '../../apps/server/src/features/people/seller-account/seller-account.builder.ts'
import { sellerByCode } from '../../apps/server/src/features/people/seller/seller.queries.ts'
import { serverCtx } from '../environment/ctx.ts'
import { test as base } from '../environment/fixtures.ts'

interface Dealer {
  sellerCode: string
  role?: MerchantRole
}

export async function sellerIdOf(code: string): Promise<string> {
  const found = await sellerByCode(serverCtx(), code)
  if (!found) throw new Error(`there is no seller ${code}`)
  return found.id
}

/** A person of a seller, and the token of a session of theirs. */
export async function dealerSession({ sellerCode, role = 'owner' }: Dealer): Promise<string> {
  const ctx = serverCtx()
  const sellerId = await sellerIdOf(sellerCode)
  return merchantTokenOf(ctx, await aSellerAccount(ctx, { sellerId, role, name: 'Omar Saleh' }))
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
      const value = await dealerSession(dealer)
      await context.addCookies([{ name: 'merchant', value, url: environment.merchantUrl }])
    }),
})

export { expect } from '../environment/fixtures.ts'
