import type { Cart, CartLine } from '@ironsouq/contract/mall/cart/cart.schema'
import { describe, expect, it } from 'vitest'
import { hasChanged, obstacleOf } from './cart-sum.ts'

const money = (amount: string, currency = 'AED') => ({ amount, currency })

const line = (change: Partial<CartLine> = {}): CartLine => ({
  skuId: crypto.randomUUID(),
  productId: crypto.randomUUID(),
  name: 'Track roller',
  variant: '',
  skuCode: 'TR-1',
  picture: null,
  unitPrice: money('690.00'),
  quantity: 1,
  amount: money('690.00'),
  available: 9,
  isVirtual: false,
  deliveryMethods: ['courier'],
  fault: null,
  isChecked: true,
  arrival: null,
  priceBefore: null,
  ...change,
})

const cart = (lines: CartLine[], change: Partial<Cart> = {}): Cart => ({
  stores: [
    {
      sellerId: 's',
      name: 'S',
      logo: null,
      isOwn: false,
      lines,
      amount: money('690.00'),
      promotions: [],
    },
  ],
  invalid: [],
  count: lines.length,
  lines: lines.length,
  checked: lines.filter(({ isChecked, fault }) => isChecked && fault === null).length,
  totals: [money('690.00')],
  ...change,
})

describe('the way to the checkout', () => {
  it('is open for 50 lines and closed for 51 [CA-1]', () => {
    const lines = Array.from({ length: 51 }, () => line())
    expect(obstacleOf(cart(lines.slice(0, 50)))).toBeUndefined()
    expect(obstacleOf(cart(lines))).toBe('tooMany')
  })

  it('is closed when nothing is chosen, or stores have different currencies', () => {
    expect(obstacleOf(cart([line({ isChecked: false })]))).toBe('nothing')
    const { stores } = cart([line()])
    const dollars = { ...stores[0]!, sellerId: 'd', amount: money('10.00', 'USD') }
    expect(obstacleOf(cart([line()], { stores: [...stores, dollars] }))).toBe('currencies')
    const unpicked = { ...dollars, lines: [line({ isChecked: false })] }
    expect(obstacleOf(cart([line()], { stores: [...stores, unpicked] }))).toBeUndefined()
  })
})

it('states that something has changed', () => {
  expect(hasChanged(cart([line()]))).toBe(false)
  expect(hasChanged(cart([line({ priceBefore: money('600.00') })]))).toBe(true)
  expect(hasChanged(cart([line()], { invalid: [line({ fault: 'soldOut' })] }))).toBe(true)
})
