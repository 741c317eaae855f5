import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { cycles } from './cycles.ts'

const SERVER = 'apps/server/src/features/deals'
const SHOP = 'apps/storefront/app/features/deals'

const of = (from: string, ...to: string[]) =>
  to.map((each) => `import { a } from '#features/deals/${each}/${each}.queries.ts'\n`).join('') +
  `export const from = '${from}'\n`

describe('the check of cycles between features', () => {
  it('passes folders that import in one direction', async () => {
    const files = {
      [`${SERVER}/device/device.queries.ts`]: of('device', 'brand', 'yard'),
      [`${SERVER}/yard/yard.queries.ts`]: of('yard', 'brand'),
      [`${SERVER}/brand/brand.queries.ts`]: of('brand'),
      [`${SERVER}/brand/brand.api.test.ts`]: of('brand', 'device'),
      [`${SHOP}/brand/brand.ts`]: of('brand', 'device'),
      [`${SHOP}/device/device.ts`]: `import '../device/a.ts'\nimport '#kit/api.ts'\n`,
    }
    const seen: string[] = []
    expect(await withTree(files, (root) => cycles(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['imports between 5 feature folders; 0 in 0 entries still allowed'])
  })

  it.each([
    ['an import', "import { a } from '#features/deals/device/device.queries.ts'"],
    ['an import of a type', "import type { A } from '../device/device.queries.ts'"],
    ['a re-export', "export * from '#features/deals/device/device.queries.ts'"],
    ['a dynamic import', "const a = import('#features/deals/device/parts/a.ts')"],
    ['a type by its path', "type A = import('../device/device.queries.ts').A"],
    ['a side effect', "import '../device/device.queries.ts'"],
  ])('refuses a cycle by %s', async (_, line) => {
    for (const features of [SERVER, SHOP]) {
      const files = {
        [`${features}/device/device.queries.ts`]: of('device', 'brand'),
        [`${features}/brand/brand.queries.ts`]: `${line}\n`,
        [`${features}/yard/yard.queries.ts`]: of('yard', 'brand'),
      }
      expect(await withTree(files, cycles)).toEqual([
        expect.stringContaining(': deals/brand → deals/device: 1, allowed 0'),
        expect.stringContaining(': deals/device → deals/brand: 1, allowed 0'),
      ])
    }
  })

  it('refuses a cycle of three, and leaves what only leads into it alone', async () => {
    const files = {
      [`${SERVER}/a/a.ts`]: of('a', 'b'),
      [`${SERVER}/b/b.ts`]: of('b', 'c'),
      [`${SERVER}/c/c.ts`]: of('c', 'a', 'd'),
      [`${SERVER}/d/d.ts`]: of('d'),
      [`${SERVER}/e/e.ts`]: of('e', 'a'),
    }
    const found = await withTree(files, cycles)
    expect(found.map((fault) => /: (\S+ → [^:]+)/.exec(fault)?.[1])).toEqual([
      'deals/a → deals/b',
      'deals/b → deals/c',
      'deals/c → deals/a',
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({}, cycles)).toEqual([expect.stringContaining('found no sources')])
  })
})
