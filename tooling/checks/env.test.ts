import { describe, expect, it } from 'vitest'
import { env } from './env.ts'
import { withTree } from './planted.ts'

const tree = (example: string, server = "['PORT', 'SMTP_URL']") => ({
  '.env.example': example,
  'apps/server/src/entry/config.ts': `export const ENV_NAMES: string[] = ${server}\n`,
  'apps/storefront/entry/config.ts': "export const ENV_NAMES = ['PORT', 'API_URL'] as const\n",
  'apps/backoffice/entry/config.ts': "export const ENV_NAMES = ['PORT'] as const\n",
  'apps/merchant/entry/config.ts': "export const ENV_NAMES = ['PORT'] as const\n",
})

describe('the environment check', () => {
  it('passes an example that names every variable once', async () => {
    const seen: string[] = []
    const files = tree('# Where it listens.\nPORT=4000\nAPI_URL=http://a\n# SMTP_URL=smtp://b\n')
    expect(await withTree(files, (root) => env(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['3 variables'])
  })

  it.each([
    ['a variable left out', 'PORT=1\nAPI_URL=a\n', 'lacks SMTP_URL'],
    ['one that nothing reads', 'PORT=1\nAPI_URL=a\nSMTP_URL=b\nOLD=c\n', 'names OLD'],
    ['one named twice', 'PORT=1\nPORT=2\nAPI_URL=a\nSMTP_URL=b\n', 'PORT more than once'],
  ])('refuses %s', async (_, example, fault) => {
    expect(await withTree(tree(example), env)).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a config without a list of its variables', async () => {
    const found = await withTree(tree('PORT=1\nAPI_URL=a\n', '[]'), env)
    expect(found).toEqual([
      'apps/server/src/entry/config.ts must export ENV_NAMES, the variables it reads',
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, env)).toEqual([
      expect.stringContaining('found no .env.example'),
    ])
  })
})
