import { expect, it } from 'vitest'
import { latinDigits, SearchText } from './search-text.ts'

it.each([
  ['Arabic', '٠٥٠١٢٣٤٥٦٧'],
  ['Persian and Urdu', '۰۵۰۱۲۳۴۵۶۷'],
  ['Devanagari', '०५०१२३४५६७'],
  ['Bengali', '০৫০১২৩৪৫৬৭'],
  ['Gurmukhi', '੦੫੦੧੨੩੪੫੬੭'],
  ['Gujarati', '૦૫૦૧૨૩૪૫૬૭'],
  ['Tamil', '௦௫௦௧௨௩௪௫௬௭'],
  ['Telugu', '౦౫౦౧౨౩౪౫౬౭'],
  ['Malayalam', '൦൫൦൧൨൩൪൫൬൭'],
  ['Thai', '๐๕๐๑๒๓๔๕๖๗'],
  ['wide', '０５０１２３４５６７'],
])('a number in %s digits is searched as 0 to 9', (_, typed) => {
  expect(latinDigits(typed)).toBe('0501234567')
})

it('what is searched has no spaces around it, and its letters stay', () => {
  expect(SearchText(60).parse(' Priya ٤٤١٠ ')).toBe('Priya 4410')
})
