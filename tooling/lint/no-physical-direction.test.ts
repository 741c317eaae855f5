import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const PHYSICAL =
  'ml-2 -mr-1 pl-gutter pr-[3px] left-0 -right-1/2 border-l border-r-2 rounded-l rounded-r-md rounded-tl-lg rounded-br text-left text-right float-left clear-right scroll-ml-2 scroll-pr-4 sm:hover:ml-2 !ml-2 mr-2! rtl:ml-2 [&>svg]:ml-2 data-[side=left]:pl-2 [margin-left:4px] [left:0]'.split(
    ' ',
  )
const UNMIRRORED =
  'origin-left origin-top-right bg-left object-right bg-linear-to-r translate-x-2 -translate-x-full'.split(
    ' ',
  )
const LOGICAL = [
  'ms-2 me-1 ps-2 pe-2 mx-auto px-4 start-0 end-0 border-s rounded-s-md rounded-ss-lg text-start float-start scroll-ms-2',
  'mt-2 pb-2 top-0 inset-x-0 space-x-2 divide-x border-line rounded-lg place-items-center leading-tight',
  'origin-left rtl:origin-right',
  'ltr:translate-x-2 rtl:-translate-x-2',
  'translate-x-0 rtl:-scale-x-100 translate-y-2',
  'data-[side=left]:ps-2',
  'plain mroad preview prose-lg pleft',
]

const onClass = (name: string) => `export const A = () => <i className="${name}" />\n`
const places = (names: string[], folder: string) =>
  Object.fromEntries(names.map((name, i) => [`${folder}/n${i}.tsx`, onClass(name)]))

describe('house/no-physical-direction', { timeout: 60_000 }, () => {
  it('refuses each utility that does not mirror', async () => {
    const planted = places([...PHYSICAL, ...UNMIRRORED], 'packages/ui/src')
    const { exit, hits } = await lint(planted)
    expect(exit).toBe(1)
    const hit = new Set(hits)
    const missed = Object.entries(planted).filter(
      ([file]) => !hit.has(`${file}: house(no-physical-direction)`),
    )
    expect(missed).toEqual([])
  })

  it('sees templates, calls, tables of classes and style objects', async () => {
    const planted = {
      'packages/ui/src/template.tsx':
        'export const A = (p: { a: string }) => <i className={`ml-2 ${p.a}`} />\n',
      'packages/ui/src/call.tsx':
        "export const cls = (...all: string[]) => all.join(' ')\nexport const a = cls('flex', 'pr-2')\n",
      'packages/ui/src/table.ts': "export const TONE = { sale: 'text-accent ml-2' }\n",
      'apps/storefront/app/kit/style.tsx':
        'export const A = () => <i style={{ marginLeft: 4 }} />\n',
      'apps/storefront/app/kit/left.tsx': 'export const A = () => <i style={{ left: 4 }} />\n',
      'apps/storefront/app/kit/align.tsx':
        "export const A = () => <i style={{ textAlign: 'right' }} />\n",
    }
    const { hits } = await lint(planted)
    expect(hits).toEqual(
      Object.keys(planted)
        .toSorted()
        .map((file) => `${file}: house(no-physical-direction)`),
    )
  })

  it('passes what mirrors', async () => {
    const styled = {
      'packages/ui/src/style.tsx':
        'export const A = () => <i style={{ marginInlineStart: 4, insetInlineEnd: 0 }} />\n',
    }
    const report = await lint({ ...places(LOGICAL, 'packages/ui/src'), ...styled })
    expect(report).toEqual({ exit: 0, hits: [] })
  })
})
