import { describe, expect, it } from 'vitest'
import { readingMinutes, sanitised, statusesOf, writtenText } from './article.rules.ts'

/** Each is removed whatever the schema let through; what stays is harmless. */
const ATTACKS = [
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a broken picture with a handler', '<img src=x onerror=alert(1)>', ''],
  ['a picture of another site', '<img src="https://evil.example/pixel.png">', ''],
  ['a script as an address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a hidden script as an address', '<a href="java&#x09;script:alert(1)">a</a>', '<a>a</a>'],
  ['a page as data', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>', ''],
  [
    'a frame, a style and a form',
    '<iframe src="//x"></iframe><style>*{}</style><form><p>a</p></form>',
    '<p>a</p>',
  ],
] as const

describe('the HTML of an article', () => {
  it.each(ATTACKS)('loses %s [NW-1]', (_, html, left) => {
    expect(sanitised(html)).toBe(left)
  })

  it('opens other sites beside this one, and its own pages in place', () => {
    expect(sanitised('<a href="https://u.ae">a</a> <a href="/device-list">b</a>')).toBe(
      '<a href="https://u.ae" target="_blank" rel="noopener">a</a> <a href="/device-list">b</a>',
    )
  })
})

const form = (document: string) => ({
  title: 'A',
  summary: '',
  document,
  status: 'translated' as const,
})

it('a document that is not one is refused as a field', () => {
  for (const document of ['{', '{}', '{"type":"doc","content":[{"type":"iframe"}]}'])
    expect(() => writtenText('en', form(document))).toThrow('error.invalid')
})

it('a translation of an older English text is outdated', () => {
  const text = { status: 'translated' as const, fingerprint: 'x', translatedFrom: 'old' }
  const texts = [
    { ...text, locale: 'en', fingerprint: 'new', translatedFrom: null },
    { ...text, locale: 'ar' },
    { ...text, locale: 'de', translatedFrom: 'new' },
    { ...text, locale: 'fr', status: 'draft' as const },
  ]
  expect(statusesOf(texts)).toMatchObject({
    en: 'translated',
    ar: 'outdated',
    de: 'translated',
    fr: 'draft',
    ko: 'missing',
  })
})

it('reading time counts words, and letters of languages without spaces', () => {
  expect(readingMinutes('one two three')).toBe(1)
  expect(readingMinutes('word '.repeat(800))).toBe(4)
  expect(readingMinutes('机'.repeat(1600))).toBe(4)
})
