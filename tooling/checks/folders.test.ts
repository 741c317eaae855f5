import { describe, expect, it } from 'vitest'
import { folders } from './folders.ts'
import { withTree } from './planted.ts'

const many = (folder: string, count: number, end = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/a${i}${end}`, '']))

describe('the check of folder sizes', () => {
  it('passes folders within their limits, folders of data, and what is not code', async () => {
    const files = {
      ...many('apps/server/src/kernel/http', 25),
      ...many('apps/server/src/kernel/http', 15, '.test.ts'),
      ...many('apps/server/src/kernel/data', 25, '.tsx'),
      ...many('e2e/http', 40, '.http.ts'),
      ...many('packages/demo/src/drawings/machines', 60),
      ...many('packages/demo/src/notes', 60),
      ...many('e2e/catalogue', 60, '.png'),
    }
    const seen: string[] = []
    expect(await withTree(files, (root) => folders(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['3 folders of code; 0 in 0 entries still allowed'])
  })

  it.each([
    ['sources', many('apps/server/src/kernel', 26), 'apps/server/src/kernel (sources): 26'],
    ['components', many('apps/storefront/app/kit', 26, '.tsx'), 'app/kit (sources): 26'],
    ['packages', many('packages/ui/src/primitives', 26), 'packages/ui/src/primitives (sources)'],
    ['tools', many('tooling/checks', 26), 'tooling/checks (sources): 26'],
    ['tests', many('e2e', 41, '.e2e.ts'), 'e2e (files): 41'],
    ['unit tests', many('scripts/verify', 41, '.test.ts'), 'scripts/verify (files): 41'],
  ])('refuses too many %s', async (_, files, fault) => {
    expect(await withTree(files, folders)).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({}, folders)).toEqual([expect.stringContaining('found no sources')])
  })
})
