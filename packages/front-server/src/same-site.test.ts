import { expect, it } from 'vitest'
import { isCrossSite } from './same-site.ts'

const OWN = 'https://shop.example'

it.each([
  ['same-origin', OWN, false],
  ['none', undefined, false],
  ['same-origin', 'null', false],
  ['cross-site', 'https://evil.example', true],
  ['same-site', 'https://other.shop.example', true],
  ['cross-site', OWN, true],
  [undefined, OWN, false],
  [undefined, 'https://evil.example', true],
  [undefined, 'null', true],
  [undefined, undefined, false],
])('a write that says %s and %s comes from another site: %s', (fetchSite, origin, crosses) => {
  expect(isCrossSite({ fetchSite, origin }, OWN)).toBe(crosses)
})
