import type { Address } from '@ironsouq/contract/address/address.schema'
import type { CheckoutQuote, CheckoutRequest } from '@ironsouq/contract/order/checkout.schema'
import type { Country } from '#features/address/parts/address-form.tsx'

/** What the page of the checkout starts with. */
export interface CheckoutStart {
  submitId: string
  lines: CheckoutRequest['lines']
  /** The lines leave the cart when the orders are placed. */
  isFromCart: boolean
  quote: CheckoutQuote
  addresses: readonly Address[]
  countries: readonly Country[]
}
