import { describe, expect, it } from 'vitest'
import { messageFaults, placeholdersOf, TEXT_MAX } from './check-message.ts'
import { LOCALE_CODES, type LocaleCode } from './locales.ts'
import { NAMESPACES, PACKS } from './packs.ts'
import { translator } from './translate.ts'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const t = translator('en')
const faultsOf = (text: string, english: string, locale: LocaleCode = 'de') =>
  messageFaults(text, { english, locale }).map(({ key, values }) => plain(t(key, values)))

const COUNT = '{n, plural, one {# machine} other {# machines}}'
const SIX = 'zero {#} one {#} two {#} few {#} many {#} other {#}'

describe('the check of a text', () => {
  it('accepts every text of the packs', () => {
    for (const locale of LOCALE_CODES)
      for (const namespace of NAMESPACES) {
        const english: Record<string, string> = PACKS.en[namespace]
        for (const [key, text] of Object.entries(PACKS[locale][namespace]))
          expect([
            `${locale} ${namespace}.${key}`,
            messageFaults(text, { english: english[key] ?? '', locale }),
          ]).toEqual([`${locale} ${namespace}.${key}`, []])
      }
  }, 60_000)

  it.each([
    ['', 'Find', 'Enter a text, or restore the original.'],
    ['  \n', 'Find', 'Enter a text, or restore the original.'],
    ['x'.repeat(TEXT_MAX + 1), 'Find', 'Shorten the text to 2,000 characters.'],
    [
      'Suchen\u202e',
      'Find',
      'The text contains an invisible control character. Type the text again instead of pasting it.',
    ],
    ['{n', 'of {n}', 'A closing } is missing. Add it at the end of the placeholder.'],
    ['von {n}}', 'of {n}', 'There is one closing } too many. Remove it.'],
    ['von', 'of {n}', '{n} is missing. Add it where its value belongs.'],
    ['von {n} {m}', 'of {n}', '{m} is not in the English text. Remove it.'],
    ['von {n, number}', 'of {n}', 'Write the placeholder n as in English: {n}.'],
    ['{n} Maschinen', COUNT, 'Write the placeholder n as in English: {n, plural}.'],
    ['{n, plural, other {#}}', COUNT, 'The placeholder n lacks these forms: one. Add each one.'],
    [
      '{n, plural, one {#} few {#} other {#}}',
      COUNT,
      'The placeholder n has a form that is not used here: few. Remove it.',
    ],
    [
      '{k, select, new {Neu} other {Alt}}',
      '{k, select, new {New} used {Used} other {Other}}',
      'The placeholder k lacks these forms: used. Add each one.',
    ],
    ['<b>Suchen</b>', '<b>Find', '</b> is not in the English text. Remove it.'],
    [
      '<img src=x onerror=y> Suchen',
      'Find',
      '<img src=x onerror=y> is not in the English text. Remove it.',
    ],
    ['Suchen', '<0>Find', '<0> is missing. Add it as in the English text.'],
  ])('refuses %j in place of %j', (text, english, fault) => {
    expect(faultsOf(text, english)).toEqual([fault])
  })

  it('says where a text cannot be read', () => {
    expect(faultsOf('{n, plural,\n one {#} andere {#}}', COUNT)).toEqual([
      expect.stringMatching(/^The text cannot be read at line 2, column \d+\. /),
    ])
  })

  it('wants the forms that the language has: six in Arabic, one in Korean', () => {
    expect(faultsOf(`{n, plural, ${SIX}}`, COUNT, 'ar')).toEqual([])
    expect(faultsOf('{n, plural, one {#} other {#}}', COUNT, 'ar')).toEqual([
      'The placeholder n lacks these forms: zero, two, few, many. Add each one.',
    ])
    expect(faultsOf('{n, plural, other {#대}}', COUNT, 'ko')).toEqual([])
    expect(faultsOf('{n, plural, =0 {keine} one {eine} other {#}}', COUNT)).toEqual([])
  })

  it('finds what is wrong inside a form', () => {
    const english = '{n, plural, one {# in {place}} other {# in {place}}}'
    expect(faultsOf('{n, plural, one {# hier} other {# hier}}', english)).toEqual([
      '{place} is missing. Add it where its value belongs.',
    ])
  })

  it('lists the placeholders of a text', () => {
    expect(placeholdersOf('{n, plural, one {# in {place}} other {#}} {at, number}')).toEqual([
      { name: 'n', kind: 'plural', forms: ['one', 'other'] },
      { name: 'place', kind: '', forms: [] },
      { name: 'at', kind: 'number', forms: [] },
    ])
  })
})
