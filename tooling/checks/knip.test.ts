import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './command.ts'
import { withTree } from './planted.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const member = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@ironsouq/${name}`, private: true, type: 'module', ...more })

/** A small server and a package, all of it used. */
const USED = {
  'package.json': JSON.stringify({ name: 'ironsouq', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
  'apps/server/package.json': member('server', {
    imports: { '#*': './src/*' },
    exports: { './*': './src/*' },
    dependencies: { '@ironsouq/contract': 'workspace:*' },
  }),
  'apps/server/src/entry/http.ts': "import { serve } from '#kernel/http/serve.ts'\n\nserve()\n",
  'apps/server/src/kernel/http/serve.ts':
    "import { FILS } from '@ironsouq/contract/money/money/money'\n\nexport const serve = () => FILS\n",
  'packages/contract/package.json': member('contract', { exports: { './*': './src/*.ts' } }),
  'packages/contract/src/money/money/money.ts': 'export const FILS = 100\n',
}

interface Issue {
  file: string
  files?: { name: string }[]
  exports?: { name: string }[]
  dependencies?: { name: string }[]
}

/** What knip reports with the repository's own config, as `kind name`. */
const unused = (files: Record<string, string>) =>
  withTree({ ...USED, ...files }, async (root) => {
    await copyFile(join(ROOT, 'knip.json'), join(root, 'knip.json'))
    const knip = join(ROOT, 'node_modules/.bin/knip')
    const { exit, out } = await run(knip, ['--reporter', 'json', '--no-config-hints'], root)
    const { issues } = JSON.parse(out) as { issues: Issue[] }
    const found = issues.flatMap(({ file, files: dead = [], exports = [], dependencies = [] }) => [
      ...dead.map(() => `file ${file}`),
      ...exports.map(({ name }) => `export ${file} ${name}`),
      ...dependencies.map(({ name }) => `dependency ${file} ${name}`),
    ])
    return { exit, found }
  })

describe('the config of knip', { timeout: 30_000 }, () => {
  it('reports nothing where all is used', async () => {
    expect(await unused({})).toEqual({ exit: 0, found: [] })
  })

  it('reports an unused file, export and dependency, of packages too', async () => {
    const server = JSON.parse(USED['apps/server/package.json']) as { dependencies: object }
    const planted = {
      'apps/server/package.json': JSON.stringify({
        ...server,
        dependencies: { ...server.dependencies, 'left-pad': 'catalog:' },
      }),
      'apps/server/src/kernel/dead.ts': 'export const dead = 1\n',
      'apps/server/src/kernel/http/serve.ts': `${USED['apps/server/src/kernel/http/serve.ts']}export const extra = 1\n`,
      'packages/contract/src/dead.ts': 'export const dead = 1\n',
      'packages/demo/package.json': member('demo'),
      'packages/demo/src/dead.ts': 'export const dead = 1\n',
    }
    const { exit, found } = await unused(planted)
    expect(exit).toBe(1)
    expect(found.toSorted()).toEqual([
      'dependency apps/server/package.json left-pad',
      'export apps/server/src/kernel/dead.ts dead',
      'export apps/server/src/kernel/http/serve.ts extra',
      'export packages/contract/src/dead.ts dead',
      'file packages/demo/src/dead.ts',
    ])
  })
})
