import { describe, expect, it } from 'vitest'
import { lineAt, partsOf } from './source.ts'

const read = (text: string) => partsOf(text).map(({ kind, text, tag }) => [kind, text, tag ?? ''])

describe('the parts of a source', () => {
  it.each([
    [
      'a comment of a line',
      'a // it\'s "b"\nc',
      [
        ['code', 'a '],
        ['comment', '// it\'s "b"'],
        ['code', '\nc'],
      ],
    ],
    [
      'a comment of several lines',
      '/* `a\n */b',
      [
        ['comment', '/* `a\n */'],
        ['code', 'b'],
      ],
    ],
    [
      'strings with escapes',
      `'it\\'s' "a"`,
      [
        ['string', "it\\'s"],
        ['string', 'a'],
      ],
    ],
    [
      'an apostrophe in an element',
      "<p>it's</p>\nb",
      [
        ['code', '<p>it'],
        ['string', 's</p>'],
        ['code', '\nb'],
      ],
    ],
    [
      'a regular expression with quotes',
      "a = /['`/]/g\nb",
      [
        ['regex', "/['`/]/g"],
        ['code', 'a =         \nb'],
      ],
    ],
    [
      'a division',
      "a / b / 'c'",
      [
        ['code', 'a / b / '],
        ['string', 'c'],
      ],
    ],
    ['a template that is not closed', '`a', [['template', 'a']]],
  ])('are read from %s', (_, text, parts) => {
    expect(read(text).map((part) => part.slice(0, 2))).toEqual(parts)
  })

  it('are read inside a template, after its own text', () => {
    expect(read("sql<{ a: 1 }>`x ${f(`y${{ b: 'z' }}`)} w`;d")).toEqual([
      ['code', 'sql<{ a: 1 }>', ''],
      ['template', 'x $ w', 'sql'],
      ['code', 'f(', ''],
      ['template', 'y$', ''],
      ['code', '{ b: ', ''],
      ['string', 'z', ''],
      ['code', ' }', ''],
      ['code', ')', ''],
      ['code', ';d', ''],
    ])
  })

  it('know their lines', () => {
    const text = "a\n\n'b'\n"
    expect(partsOf(text).map(({ at }) => lineAt(text, at))).toEqual([1, 3])
  })
})
