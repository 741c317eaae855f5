import type { CheckoutQuote, CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import type { Address } from '@ironsouq/contract/people/address/address.schema'
import type { Country } from '#features/people/address/parts/address-form.tsx'

/** What the page of the checkout starts with. */
export interface CheckoutStart {
  submitId: string
  lines: CheckoutRequest['lines']
  /** The flash sale that it is bought in. */
  flashSaleId: string | undefined
  /** The lines leave the cart when the orders are placed. */
  isFromCart: boolean
  quote: CheckoutQuote
  addresses: readonly Address[]
  countries: readonly Country[]
}
