import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clauses, write } from './clauses.ts'
import { withTree } from './planted.ts'

const SPEC = `| id | must hold | layer |
|---|---|---|
| AB-1 | one | u |
| AB-2 | two | a |
| AB-3 | three | a b |
| AB-10 | ten | u a |

| id | route | purpose |
|---|---|---|
| RT-1 | \`/\` | home |
`
const UNIT = 'packages/ui/src/a.test.tsx'
const API = 'apps/server/src/features/a/a.api.test.ts'
const HTTP = 'e2e/http/a.http.ts'
const BROWSER = 'e2e/a.e2e.ts'
const CATALOGUE = 'e2e/catalogue/a.e2e.ts'

/** A test file whose title carries these, each in brackets. */
const proof = (...ids: string[]) =>
  `it('holds ${ids.map((id) => `[${id}]`).join(' ')}', () => {})\n`

const tree = (covered: string, files: Record<string, string>) => ({
  'docs/spec/clauses.md': SPEC,
  'docs/spec/covered.txt': covered,
  ...files,
})

describe('the clause check', () => {
  it('passes when the clauses proven in every layer are the listed ones', async () => {
    const files = tree('AB-1\nAB-10\n', {
      [UNIT]: proof('AB-1', 'AB-10', 'AB-2'),
      [API]: proof('AB-10', 'AB-3'),
    })
    const seen: string[] = []
    expect(await withTree(files, (root) => clauses(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['2 of 5 clauses proven in every layer, 2 in part, 0 listed as unproven'])
  })

  it.each([
    ['a unit clause', 'AB-1', [UNIT], true],
    ['a unit clause through the API, which uses the unit', 'AB-1', [API], true],
    ['a unit clause in the browser, which uses the unit', 'AB-1', [BROWSER], true],
    ['an API clause', 'AB-2', [API], true],
    ['an API clause by an HTTP test', 'AB-2', [HTTP], true],
    ['an API clause by a unit test', 'AB-2', [UNIT], false],
    ['an API clause by a browser test', 'AB-2', [BROWSER], false],
    ['a clause of two layers by both', 'AB-3', [API, BROWSER], true],
    ['a clause of two layers by one', 'AB-3', [BROWSER], false],
    ['a clause of two layers by the API and the catalogue', 'AB-3', [API, CATALOGUE], false],
    ['a unit clause by the catalogue', 'AB-1', [CATALOGUE], false],
    ['a route by an HTTP test', 'RT-1', [HTTP], true],
    ['a route by a test of the API behind it', 'RT-1', [API], false],
    ['a route by a browser test', 'RT-1', [BROWSER], false],
  ])('decides on %s', async (_, id, places, isProven) => {
    const files = tree('', Object.fromEntries(places.map((place) => [place, proof(id)])))
    const found = await withTree(files, clauses)
    expect(found).toEqual(isProven ? [expect.stringContaining(`${id} is proven now`)] : [])
  })

  it.each([
    ['a clause that lost its test', 'AB-1\nAB-2\n', proof('AB-2'), 'AB-1 has lost its test:'],
    ['a clause newly proven and not listed', 'AB-2\n', proof('AB-1', 'AB-2'), 'AB-1 is proven now'],
    [
      'a clause that lost one layer',
      'AB-3\n',
      proof('AB-3'),
      'AB-3 has lost its test of layer b: write one',
    ],
    ['an unknown clause', 'AB-2\n', proof('AB-2', 'ZZ-9'), 'ZZ-9 is not in docs/spec/clauses.md'],
    ['a range', 'AB-2\n', proof('AB-2', 'AB-1..2'), '"[AB-1..2]" is not one clause'],
    ['two ids in one pair of brackets', 'AB-2\n', proof('AB-2', 'AB-1, AB-2'), 'its own brackets'],
    ['an unsorted list', 'AB-2\nAB-1\n', proof('AB-1', 'AB-2'), 'is not sorted'],
    [
      'a proof that is skipped',
      'AB-2\n',
      proof('AB-2').replace('it(', 'it.skip('),
      'lost its test',
    ],
  ])('refuses %s', async (_, covered, source, fault) => {
    const files = tree(covered, { [API]: source })
    expect(await withTree(files, clauses)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['a listed clause that counts as unproven', 'AB-1  the product does not use it\n', 'lost its'],
    ['a reason that is missing', 'AB-2\n', 'AB-2 needs a reason'],
    ['an entry without any test', 'AB-3  later\n', 'no test carries AB-3; delete the line'],
    ['an entry that occurs twice', 'AB-2  a\nAB-2  b\n', 'AB-2 occurs twice'],
  ])('refuses %s', async (_, unproven, fault) => {
    const files = tree('AB-1\n', {
      'docs/spec/unproven.txt': unproven,
      [UNIT]: proof('AB-1', 'AB-2'),
    })
    expect(await withTree(files, clauses)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['an unknown layer', '| AB-4 | four | x |', 'AB-4 names the layers "x"'],
    ['a row without a layer', '| AB-4 | four |', 'AB-4 names the layers ""'],
    ['an id that occurs twice', '| AB-1 | one again | u |', 'AB-1 occurs twice'],
  ])('refuses %s', async (_, row, fault) => {
    const spec = SPEC.replace('| AB-10', `${row}\n| AB-10`)
    const files = { ...tree('AB-1\n', { [UNIT]: proof('AB-1') }), 'docs/spec/clauses.md': spec }
    expect(await withTree(files, clauses)).toEqual([expect.stringContaining(fault)])
  })

  it('writes the list from scratch and names what it drops', async () => {
    const files = tree('AB-3\n', { [API]: proof('AB-10', 'AB-2'), [UNIT]: proof('AB-1') })
    await withTree(files, async (root) => {
      expect(await write(root)).toEqual(['AB-3'])
      const listed = await readFile(join(root, 'docs/spec/covered.txt'), 'utf8')
      expect(listed).toBe('AB-1\nAB-2\nAB-10\n')
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
