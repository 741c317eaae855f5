import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clauses, write } from './clauses.ts'
import { plant, withTree } from './planted.ts'

const SPEC = '| id | must hold |\n|---|---|\n| AB-1 | one |\n| AB-2 | two |\n| AB-10 | ten |\n'

/** A test file whose title carries these, each in brackets. */
const proof = (...ids: string[]) =>
  `it('holds ${ids.map((id) => `[${id}]`).join(' ')}', () => {})\n`

const tree = (covered: string, files: Record<string, string>) => ({
  'docs/spec/clauses.md': SPEC,
  'docs/spec/covered.txt': covered,
  ...files,
})

describe('the clause check', () => {
  it('passes when the covered clauses are the listed ones', async () => {
    const files = tree('AB-2\nAB-10\n', {
      'apps/server/src/features/a/a.api.test.ts': proof('AB-2'),
      'e2e/home.e2e.ts': proof('AB-10', 'AB-2'),
    })
    const seen: string[] = []
    expect(await withTree(files, (root) => clauses(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['2 of 3 clauses have a test'])
  })

  it.each([
    ['a clause that lost its test', 'AB-1\nAB-2\n', proof('AB-2'), 'AB-1 has lost its test'],
    [
      'a clause newly covered and not listed',
      'AB-2\n',
      proof('AB-1', 'AB-2'),
      'AB-1 has a test now',
    ],
    ['an unknown clause', 'AB-2\n', proof('AB-2', 'ZZ-9'), 'ZZ-9 is not in docs/spec/clauses.md'],
    ['a range', 'AB-2\n', proof('AB-2', 'AB-1..2'), '"[AB-1..2]" is not one clause'],
    ['two ids in one pair of brackets', 'AB-2\n', proof('AB-2', 'AB-1, AB-2'), 'its own brackets'],
    ['an unsorted list', 'AB-10\nAB-2\n', proof('AB-10', 'AB-2'), 'is not sorted'],
    [
      'a proof that is skipped',
      'AB-2\n',
      proof('AB-2').replace('it(', 'it.skip('),
      'lost its test',
    ],
  ])('refuses %s', async (_, covered, source, fault) => {
    const files = tree(covered, { 'packages/ui/src/a.test.tsx': source })
    expect(await withTree(files, clauses)).toEqual([expect.stringContaining(fault)])
  })

  it('writes what is newly covered and keeps what was lost in sight', async () => {
    const files = tree('AB-1\n', { 'scripts/a.test.ts': proof('AB-10', 'AB-2') })
    await withTree(files, async (root) => {
      await write(root)
      const listed = await readFile(join(root, 'docs/spec/covered.txt'), 'utf8')
      expect(listed).toBe('AB-1\nAB-2\nAB-10\n')
      expect(await clauses(root)).toEqual([expect.stringContaining('AB-1 has lost its test')])
      await plant(root, { 'scripts/b.test.ts': proof('AB-1') })
      expect(await clauses(root)).toEqual([])
    })
  })

  it.each([
    ['no clauses', { 'scripts/a.test.ts': proof('AB-1') }, 'found no clauses'],
    ['no tests', { 'docs/spec/clauses.md': SPEC }, 'found no tests'],
  ])('refuses a tree with %s', async (_, files, fault) => {
    expect(await withTree(files, clauses)).toEqual([expect.stringContaining(fault)])
  })
})
