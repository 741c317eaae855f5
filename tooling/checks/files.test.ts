import { describe, expect, it } from 'vitest'
import { files } from './files.ts'
import { withTree } from './planted.ts'

const mark = ['TO', 'DO'].join('')
const off = ['oxlint', 'disable'].join('-')
const long = (lines: number) => 'export const a = 1\n'.repeat(lines)

describe('the file check', () => {
  it.each([
    ['packages/ui/src/long.ts', long(401), '401 lines'],
    ['packages/ui/src/utils/date.ts', long(1), 'no folder is called utils'],
    ['apps/server/src/services/a.ts', long(1), 'no folder is called services'],
    ['packages/ui/src/index.ts', long(1), 'no index files'],
    ['packages/ui/src/PriceTag.tsx', long(1), '"PriceTag.tsx" is not kebab-case'],
    ['packages/ui/src/Price/tag.tsx', long(1), '"Price" is not kebab-case'],
    ['packages/ui/src/a.ts', `// ${mark}: later\n`, 'packages/ui/src/a.ts:1: a note of unfinished'],
    ['docs/money.md', `\n${mark} write this\n`, 'docs/money.md:2: a note of unfinished'],
    ['packages/ui/src/a.ts', `/* ${off} */\n`, 'must name the one rule'],
    ['packages/ui/src/a.ts', `// ${off}-next-line -- because\n`, 'must name the one rule'],
    [
      'packages/ui/src/a.ts',
      `/* ${off} house/suppression-needs-reason, no-console */\n`,
      'must name the one rule',
    ],
  ])('refuses %s', async (place, text, fault) => {
    const found = await withTree({ 'scripts/dev.ts': long(1), [place]: text }, files)
    expect(found).toEqual([expect.stringContaining(fault)])
  })

  it('passes short, well-named files', async () => {
    const tree = {
      'packages/ui/src/long.ts': long(400),
      'apps/server/src/features/refund/refund.on-order-cancelled.ts': `// ${mark} #12: later\n`,
      'apps/server/test/a.ts': `// ${off}-next-line no-console -- the last word of a process\n`,
      'node_modules/x/lib/index.js': long(900),
      'apps/storefront/build/lib/Index.js': long(900),
    }
    const seen: string[] = []
    expect(await withTree(tree, (root) => files(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['3 source files'])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'docs/a.md': '# A\n' }, files)).toEqual([
      expect.stringContaining('found no source files'),
    ])
  })
})
