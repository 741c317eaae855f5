import { describe, expect, it } from 'vitest'
import { docs } from './docs.ts'
import { withTree } from './planted.ts'

const tree = (files: Record<string, string>) => ({
  'package.json': '{ "scripts": { "setup": "x", "verify:quick": "y" } }',
  'README.md': '# A\n\nStart with `npm run setup`, see [how](docs/how.md#why).\n',
  'ARCHITECTURE.md': '# B\n\n![picture](</docs/how.md>) [site](https://example.com) [here](#b)\n',
  'docs/how.md': '# How\n\n[back](../README.md "the first page")\n\n```md\n[x](nowhere.md)\n```\n',
  ...files,
})

describe('the document check', () => {
  it('passes documents whose links resolve', async () => {
    const seen: string[] = []
    expect(await withTree(tree({}), (root) => docs(root, (what) => seen.push(what)))).toEqual([])
    expect(seen).toEqual(['3 documents'])
  })

  it.each([
    ['a dead link', { 'docs/how.md': '[x](gone.md)\n' }, 'docs/how.md: the link gone.md'],
    ['a dead named link', { 'docs/how.md': '[x]\n\n[x]: ../gone.md\n' }, 'the link ../gone.md'],
    ['a long README', { 'README.md': 'npm run setup\n'.repeat(81) }, '81 lines'],
    ['a long ARCHITECTURE', { 'ARCHITECTURE.md': 'a\n'.repeat(201) }, '201 lines'],
    ['a command that is no script', { 'README.md': '`npm run nope`\n' }, '"npm run nope"'],
    [
      'two decisions with one number',
      { 'docs/decisions/0007-a.md': '', 'docs/decisions/0007-b.md': '' },
      'the number 0007',
    ],
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
