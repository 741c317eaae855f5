import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Grey Heron Filters', 'GH'],
  ['الخليج الأخضر', 'خأ'],
  ['آل مكتوم', 'آم'],
  ['Ironsouq', 'I'],
])('are the first letters of two words, without the Arabic article: %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
