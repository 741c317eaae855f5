import { expect, it } from 'vitest'
import { knownQuery } from './known-query.ts'

it.each([
  ['?ids=a,b', '?ids=a%2Cb'],
  ['?ids=a%2Cb', '?ids=a%2Cb'],
  ['?utm=x&q=pump&ids=a', '?ids=a&q=pump'],
  ['?utm=x', ''],
  ['', ''],
])('writes the query %s as %s, on the server and in the browser', (search, known) => {
  expect(knownQuery(search, ['q', 'ids'])).toBe(known)
})
