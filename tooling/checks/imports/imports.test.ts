import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { imports } from './imports.ts'

const SERVER = 'apps/server/src'

const edgesIn = (faults: readonly string[]) =>
  faults.map((fault) => /^(\S+ → \S+): 1, allowed 0/.exec(fault)?.[1] ?? fault)

describe('the check of cycles between files', () => {
  it('passes files that import in one direction', async () => {
    const files = {
      [`${SERVER}/a.ts`]: "import { b } from './b.ts'\nimport { c } from '#work/c.ts'\n",
      [`${SERVER}/b.ts`]: "import type { C } from './work/c.ts'\nimport z from 'zod'\n",
      [`${SERVER}/work/c.ts`]: 'export type C = 1\n',
      [`${SERVER}/work/c.test.ts`]: "import './c.ts'\n",
      'e2e/a.e2e.ts': "import { b } from '../apps/server/src/b.ts'\n",
    }
    const seen: string[] = []
    expect(await withTree(files, (root) => imports(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['imports between 4 files; 0 in 0 entries still allowed'])
  })

  it.each([
    ['an import', "import { a } from './a.ts'"],
    ['an import of a type', "import type { A } from './a.ts'"],
    ['an import of several lines', "import {\n  type A,\n} from './a.ts'"],
    ['a re-export', "export * from '#a.ts'"],
    ['a dynamic import', "const a = import('./a.ts')"],
    ['a type by its path', "type A = import('#a.ts').A"],
    ['a side effect', "import './a.ts'"],
  ])('refuses a cycle by %s', async (_, line) => {
    for (const folder of [SERVER, 'apps/merchant/app']) {
      const files = {
        [`${folder}/a.ts`]: "import { b } from '#b.tsx'\n",
        [`${folder}/b.tsx`]: `${line}\n`,
        [`${folder}/c.ts`]: "import { a } from './a.ts'\n",
      }
      expect(edgesIn(await withTree(files, imports))).toEqual([
        `${folder}/a.ts → ${folder}/b.tsx`,
        `${folder}/b.tsx → ${folder}/a.ts`,
      ])
    }
  })

  it('refuses a cycle of three through other folders, by the names of an app', async () => {
    const files = {
      [`${SERVER}/a.ts`]: "import type { B } from '#test/b.ts'\n",
      'apps/server/test/b.ts': "import type { C } from './c.ts'\n",
      'apps/server/test/c.ts': "import type { A } from '#a.ts'\nimport '#d.ts'\n",
      [`${SERVER}/d.ts`]: 'export {}\n',
    }
    expect(edgesIn(await withTree(files, imports))).toEqual(
      [
        `apps/server/test/c.ts → ${SERVER}/a.ts`,
        `${SERVER}/a.ts → apps/server/test/b.ts`,
        'apps/server/test/b.ts → apps/server/test/c.ts',
      ].toSorted(),
    )
  })

  it('does not take comments and strings for imports', async () => {
    const files = {
      'packages/ui/src/a.ts': "import { b } from './b.ts'\n",
      'packages/ui/src/b.ts': `// import { a } from './a.ts'\nexport const b = "import './a.ts'"\n`,
    }
    expect(await withTree(files, imports)).toEqual([])
  })

  it('allows what its list allows, and no more', async () => {
    const files = {
      'scripts/a.ts': "import type { B } from './b.ts'\n",
      'scripts/b.ts': "import type { A } from './a.ts'\n",
      'tooling/checks/imports/imports.allowed.json':
        '{ "scripts/a.ts → scripts/b.ts": 1, "scripts/b.ts → scripts/c.ts": 1 }',
    }
    expect(await withTree(files, imports)).toEqual([
      expect.stringContaining('scripts/b.ts → scripts/a.ts: 1, allowed 0'),
      expect.stringContaining('scripts/b.ts → scripts/c.ts is down to 0 from 1'),
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({}, imports)).toEqual([expect.stringContaining('found no sources')])
  })
})
