import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'

/** The people of sellers to log in as in the merchant portal. */
export const SELLER_PASSWORD = 'Firm#2026'

interface DemoSellerPerson {
  /** The code of the seller. */
  seller: string
  role: MerchantRole
  name: string
  email: string
  locale: string
  /** With the key of development the secret of the app, and so its codes, are always the same. */
  secretId: string
}

const secret = (n: number) => `0192f000-0000-7000-8000-00000000d00${n}`

// oxfmt-ignore
export const DEMO_SELLER_PEOPLE: readonly DemoSellerPerson[] = [
  { seller: 'seven-dunes', role: 'owner', name: 'Hamad Al Marri', email: 'owner@seven-dunes.example', locale: 'ar', secretId: secret(1) },
  { seller: 'seven-dunes', role: 'sales', name: 'Leila Haddad', email: 'sales@seven-dunes.example', locale: 'en', secretId: secret(2) },
  { seller: 'falaj-heavy', role: 'owner', name: 'Salim Al Balushi', email: 'owner@falaj-heavy.example', locale: 'ar', secretId: secret(3) },
  { seller: 'falaj-heavy', role: 'sales', name: 'Ravi Menon', email: 'sales@falaj-heavy.example', locale: 'en', secretId: secret(4) },
  { seller: 'grey-heron', role: 'owner', name: 'Anna Keller', email: 'owner@grey-heron.example', locale: 'de', secretId: secret(5) },
  { seller: 'grey-heron', role: 'sales', name: 'Tom Okafor', email: 'sales@grey-heron.example', locale: 'en', secretId: secret(6) },
]
