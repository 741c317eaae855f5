import { expect, it } from 'vitest'
import { CheckoutRequest } from './mall/order/checkout.schema.ts'
import { AddressForm } from './people/address/address.schema.ts'

const address = {
  recipient: 'Saeed\u202e\u0007 Al\nMansoori\u2069',
  phone: '+971501234567',
  country: 'AE',
  region: 'sharjah',
  city: '\u2067الصجعة\u2069',
  detail: 'Street 12,\u2028yard 40\ufeff',
}

it('names, addresses and messages turn no text of others around and break no line [FM-4]', () => {
  expect(AddressForm.parse(address)).toMatchObject({
    recipient: 'Saeed  Al Mansoori',
    city: 'الصجعة',
    detail: 'Street 12, yard 40',
  })
  expect(AddressForm.safeParse({ ...address, recipient: ' \u202e\u0007' }).success).toBe(false)
  const id = '01a1ea36-f39b-74b8-ba16-023762df0ebb'
  const delivery = { sellerId: id, method: 'courier', message: 'At the\u202e gate\u0000' }
  const { deliveries } = CheckoutRequest.parse({
    lines: [{ skuId: id, quantity: 1 }],
    deliveries: [delivery],
  })
  expect(deliveries[0]?.message).toBe('At the gate ')
})
