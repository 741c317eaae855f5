import { describe, expect, it } from 'vitest'
import { readDeviceQuery } from './device-query.server.ts'

const read = (search: string) => readDeviceQuery(new URLSearchParams(search))
const PLAIN = { current: 1, size: 24, sort: 'newest' }

describe('the query of the machine list', () => {
  it('takes what a form without script sends, empty fields and all', () => {
    expect(read('q=+&category=&emirate=dubai&sort=priceLow')).toEqual({
      ...PLAIN,
      emirate: 'dubai',
      sort: 'priceLow',
    })
  })

  it.each([
    ['current=0'],
    ['current=-1&current=x'],
    ['emirate=paris'],
    ['category=%3Cscript%3E'],
    ['sort=cheapest'],
    ['size=5000'],
  ])('leaves out what it cannot read: %s', (wrong) => {
    expect(read(`${wrong}&brand=volvo`)).toEqual({ ...PLAIN, brand: 'volvo' })
  })
})
