import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { docs } from './docs.ts'

const tree = (files: Record<string, string>) => ({
  'package.json': '{ "scripts": { "setup": "x", "verify:quick": "y" } }',
  'README.md': '# A\n\nStart with `npm run setup`, see [how](docs/how.md#why).\n',
  'ARCHITECTURE.md': '# B\n\n![picture](</docs/how.md>) [site](https://example.com) [here](#b)\n',
  'docs/how.md': '# How\n\n[back](../README.md "the first page")\n\n```md\n[x](nowhere.md)\n```\n',
  ...files,
})

const RECORD = '# 7. A\n\n2026-11-15 · accepted\n'
const LINE = '| [7](0007-a.md) | A | accepted |\n'
const decisions = (index: string, record = RECORD) => ({
  'docs/decisions/README.md': index,
  'docs/decisions/0007-a.md': record,
})

describe('the document check', () => {
  it('passes documents whose links resolve', async () => {
    const seen: string[] = []
    expect(await withTree(tree({}), (root) => docs(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['3 documents'])
  })

  it('passes decisions that are listed, and paths that exist or are patterns', async () => {
    const CONTRIBUTING = 'Copy `docs/how.md`, `docs/<noun>.md`, `/p/staff/x` or `noun/verb`.\n'
    const files = tree({ ...decisions(LINE), 'CONTRIBUTING.md': CONTRIBUTING })
    expect(await withTree(files, docs)).toEqual([])
  })

  it.each([
    ['a dead link', { 'docs/how.md': '[x](gone.md)\n' }, 'docs/how.md: the link gone.md'],
    ['a dead named link', { 'docs/how.md': '[x]\n\n[x]: ../gone.md\n' }, 'the link ../gone.md'],
    ['a long README', { 'README.md': 'npm run setup\n'.repeat(81) }, '81 lines'],
    ['a long ARCHITECTURE', { 'ARCHITECTURE.md': 'a\n'.repeat(201) }, '201 lines'],
    ['a command that is no script', { 'README.md': '`npm run nope`\n' }, '"npm run nope"'],
    [
      'two decisions with one number',
      {
        'docs/decisions/README.md':
          '| [7](0007-a.md) | A | accepted |\n| [7](0007-b.md) | A | accepted |\n',
        'docs/decisions/0007-a.md': RECORD,
        'docs/decisions/0007-b.md': RECORD,
      },
      'the number 0007',
    ],
    ['decisions without an index', { 'docs/decisions/0007-a.md': RECORD }, 'README.md is missing'],
    ['a decision that is not listed', decisions(''), 'list 0007-a.md once'],
    ['a decision that is listed twice', decisions(`${LINE}${LINE}`), 'list 0007-a.md once'],
    ['another title', decisions(LINE.replace('| A |', '| B |')), '0007-a.md is "A", accepted'],
    ['another status', decisions(LINE.replace('accepted', 'outdated')), 'is "A", accepted'],
    [
      'a status that says nothing',
      decisions(LINE, RECORD.replace('accepted', 'maybe')),
      'begin with',
    ],
    ['a path that does not exist', { 'CONTRIBUTING.md': 'Copy `docs/gone.ts`.\n' }, 'docs/gone.ts'],
    ['a long CONTRIBUTING', { 'CONTRIBUTING.md': 'a'.repeat(12_001) }, '12001 bytes'],
    ['a README without a command', { 'README.md': '# A\n' }, 'names no command'],
  ])('refuses %s', async (_, files, fault) => {
    expect(await withTree(tree(files), docs)).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a tree without its documents', async () => {
    expect(await withTree({ 'docs/a.md': '' }, docs)).toEqual([
      'README.md is missing',
      'ARCHITECTURE.md is missing',
    ])
    expect(await withTree({ 'a.txt': '' }, docs)).toEqual([
      expect.stringContaining('found no documents'),
    ])
  })
})
