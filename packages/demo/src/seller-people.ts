import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { ORDERS_STORE } from './mall/orders.ts'

/** The people of sellers to log in as in the merchant portal. */
export const SELLER_PASSWORD = 'Firm#2026'

export interface DemoSellerPerson {
  /** The code of the seller. */
  seller: string
  role: MerchantRole
  name: string
  email: string
  locale: string
  /** With the key of development the secret of the app, and so its codes, are always the same. */
  secretId: string
}

const secret = (n: number | 'a') => `0192f000-0000-7000-8000-00000000d00${n}`

// oxfmt-ignore
export const DEMO_SELLER_PEOPLE: readonly DemoSellerPerson[] = [
  { seller: 'seven-dunes', role: 'owner', name: 'Hamad Al Marri', email: 'owner@seven-dunes.example', locale: 'ar', secretId: secret(1) },
  { seller: 'seven-dunes', role: 'sales', name: 'Leila Haddad', email: 'sales@seven-dunes.example', locale: 'en', secretId: secret(2) },
  { seller: 'falaj-heavy', role: 'owner', name: 'Salim Al Balushi', email: 'owner@falaj-heavy.example', locale: 'ar', secretId: secret(3) },
  { seller: 'falaj-heavy', role: 'sales', name: 'Ravi Menon', email: 'sales@falaj-heavy.example', locale: 'en', secretId: secret(4) },
  { seller: 'grey-heron', role: 'owner', name: 'Anna Keller', email: 'owner@grey-heron.example', locale: 'de', secretId: secret(5) },
  { seller: 'grey-heron', role: 'sales', name: 'Tom Okafor', email: 'sales@grey-heron.example', locale: 'en', secretId: secret(6) },
]

/** Every role of the portal at one store of the mall: the one with orders in every state. */
// oxfmt-ignore
export const DEMO_STORE_PEOPLE: readonly DemoSellerPerson[] = [
  { seller: ORDERS_STORE, role: 'owner', name: 'Noura Al Hashimi', email: 'owner@grey-heron-filters.example', locale: 'en', secretId: secret(7) },
  { seller: ORDERS_STORE, role: 'sales', name: 'Felix Brandt', email: 'sales@grey-heron-filters.example', locale: 'de', secretId: secret(8) },
  { seller: ORDERS_STORE, role: 'warehouse', name: 'Bilal Chaudhry', email: 'warehouse@grey-heron-filters.example', locale: 'en', secretId: secret(9) },
  { seller: ORDERS_STORE, role: 'finance', name: 'Rania Khoury', email: 'finance@grey-heron-filters.example', locale: 'ar', secretId: secret('a') },
]
