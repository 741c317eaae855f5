import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const spoken = ['title', 'aria-label', 'placeholder', 'label', 'aria-valuetext']

const refused: Record<string, string> = {
  text: '<p>Hello</p>',
  arabic: '<p>مرحبا</p>',
  han: '<p>你好</p>',
  literal: "<p>{'Hello'}</p>",
  template: '<p>{`Year ${year}`}</p>',
  choice: "<p>{year > 1 ? 'Years' : '-'}</p>",
  and: "<p>{year > 1 && 'Years'}</p>",
  entity: '<p>&copy; Souq</p>',
  fragment: '<>Hello</>',
  alt: '<img alt="A crane" src="/a.avif" />',
  attribute: "<input title={year > 1 ? 'Years' : ''} aria-label={String(year)} />",
  ...Object.fromEntries(
    spoken.map((name) => [`${name}-attribute`, `<Field ${name}="Price" />`] as const),
  ),
}

const allowed: Record<string, string> = {
  number: '<p>1,200.00</p>',
  mark: '<p>· — × / 100%&nbsp;</p>',
  expression: '<p>{year}</p>',
  attributes: '<img alt="" src="/a.avif" className="flex" id="photo" />',
  keyed: "<p>{year === 1 ? '–' : label('device.year')}</p>",
  script: "<script>{'document.title'}</script>",
}

const source = (jsx: string) =>
  `interface Props { year: number; label: (key: string) => string }\nexport const Field = (props: Record<string, unknown>) => <i {...props} />\nexport const A = ({ year, label }: Props) => <div data-year={year} lang={label('a')}>${jsx}</div>\n`

const planted = (table: Record<string, string>, folder: string) =>
  Object.fromEntries(
    Object.entries(table).map(([name, jsx]) => [`${folder}/${name}.tsx`, source(jsx)]),
  )

const raw = (hits: string[]) => hits.filter((hit) => hit.endsWith('house(no-raw-text)'))

describe('house/no-raw-text', { timeout: 60_000 }, () => {
  it.each(['packages/ui/src', 'apps/storefront/app/features/machines/device'])(
    'refuses words in the JSX of %s',
    async (folder) => {
      const { exit, hits } = await lint(planted(refused, folder))
      expect(exit).toBe(1)
      expect(raw(hits)).toEqual(
        Object.keys(refused)
          .map((name) => `${folder}/${name}.tsx: house(no-raw-text)`)
          .toSorted(),
      )
    },
  )

  it('passes marks, numbers, keys and tests', async () => {
    const { hits } = await lint({
      ...planted(allowed, 'packages/ui/src'),
      'packages/ui/src/price.test.tsx': source('<p>Hello</p>'),
    })
    expect(raw(hits)).toEqual([])
  })
})
