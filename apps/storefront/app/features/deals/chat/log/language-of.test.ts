import { expect, it } from 'vitest'
import { isWrittenIn } from './language-of.ts'

it.each([
  ['en', 'The seal is in the price and we film the work.', true],
  ['en', 'Le joint est dans le prix, nous filmons pour vous.', false],
  ['de', 'Die Maschine ist noch da und wir sind bis sechs Uhr hier.', true],
  ['de', 'The machine is here and you can see it.', false],
  ['ar', 'نعم، متوفرة في الساحة.', true],
  ['ar', 'Yes, it is in the yard.', false],
  ['ko', '네, 야드에 있습니다.', true],
  ['zh_CN', '有的，在堆场。', false],
  ['en', 'OK', false],
] as const)('knows whether a reader of %s reads the language of %j', (locale, text, isOwn) => {
  expect(isWrittenIn(locale, text)).toBe(isOwn)
})
