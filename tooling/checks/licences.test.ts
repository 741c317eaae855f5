import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { licenceFaults, licences, versionFaults } from './licences.ts'
import { withTree } from './planted.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe('the licence check', () => {
  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    'Unknown',
    'BUSL-1.1',
  ])('refuses %s', (license) => {
    const found = licenceFaults([{ name: 'left', license }])
    expect(found).toEqual([expect.stringContaining(`left is under ${license}`)])
  })

  it.each(['MIT', 'BSD-3-Clause', '(MIT OR CC0-1.0)', '(MIT OR GPL-2.0)', 'MIT AND ISC', '0BSD'])(
    'passes %s',
    (license) => {
      expect(licenceFaults([{ name: 'left', license }])).toEqual([])
    },
  )

  it('excuses what it names, and nothing else under that licence', () => {
    const license = 'LGPL-3.0-or-later'
    const names = ['@img/sharp-libvips-linux-x64', '@img/sharp']
    const found = licenceFaults(names.map((name) => ({ name, license })))
    expect(found).toEqual([expect.stringMatching(/^@img\/sharp is under/)])
  })

  it.each([
    ['a range in the catalog', "  '@types/pg': ^8.15.0\n", 'catalog:', '@types/pg is ^8.15.0'],
    [
      'a version beside the catalog',
      '  pg: 8.23.1\n',
      '^8.23.1',
      'apps/a/package.json: pg is ^8.23.1',
    ],
  ])('refuses %s', async (_, line, version, fault) => {
    const files = {
      'pnpm-workspace.yaml': `packages:\n  - apps/*\n\ncatalog:\n  zod: 4.6.7\n${line}\noverrides:\n  a: ^1.0.0\n`,
      'apps/a/package.json': JSON.stringify({ dependencies: { pg: version, b: 'workspace:*' } }),
    }
    expect(await withTree(files, versionFaults)).toEqual([expect.stringContaining(fault)])
  })

  it('sees the packages that we ship', async () => {
    const seen: string[] = []
    await licences(ROOT, (what) => seen.push(what))
    expect(Number.parseInt(seen[0] ?? '', 10)).toBeGreaterThan(100)
  })

  it('refuses a workspace in which it sees nothing', async () => {
    const files = { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages: []\n' }
    expect(await withTree(files, licences)).toHaveLength(1)
    expect(await withTree(files, versionFaults)).toEqual([
      expect.stringContaining('found no catalog'),
    ])
  })
})
