import { describe, expect, it } from 'vitest'
import { glossary } from './glossary.ts'
import { withTree } from './planted.ts'

const GLOSSARY = `# Glossary

| term | meaning | not this |
|---|---|---|
| cache | Values in memory. | \`blorp\`, \`zed\` (names only; alone) |
| cost | A sum. | \`frob\` (names only; except frob rate, net frob) |
| proxy | A route. | \`wug\` (file names only; in apps/*/src) |
| them | A person. | \`ze\` (text only; not in docs) |
| limit | How many. | \`gronkMost\` |
`
const CLEAN = 'export const cache = 1\n'

const check = (files: Record<string, string>, list = GLOSSARY) =>
  withTree({ 'docs/glossary.md': list, 'scripts/a.ts': CLEAN, ...files }, (root) => glossary(root))

describe('the glossary check', () => {
  it.each([
    ['a file name', { 'scripts/blorp-pages.ts': CLEAN }, 'blorp'],
    ['the role of a file', { 'apps/server/src/a.blorp.test.ts': CLEAN }, 'blorp'],
    ['a folder', { 'apps/server/src/blorp/a.ts': CLEAN }, 'blorp'],
    ['the name of a picture', { 'docs/pictures/blorp.png': '' }, 'blorp'],
    ['an identifier', { 'scripts/b.ts': 'const blorpPages = 1\n' }, 'blorp'],
    ['a constant', { 'scripts/b.ts': 'const THE_BLORP = 1\n' }, 'blorp'],
    ['a property in quotes', { 'scripts/b.ts': "a['blorp']\n" }, 'blorp'],
    ['a comment', { 'scripts/b.ts': '/** What is blorp. */\n' }, 'blorp'],
    ['a test title', { 'e2e/a.e2e.ts': "test('is blorp for long', f)\n" }, 'blorp'],
    ['a template', { 'scripts/b.ts': 'log(`blorp for ${n} ms`)\n' }, 'blorp'],
    ['what is inside a template', { 'scripts/b.ts': 'log(`${blorp} ms`)\n' }, 'blorp'],
    ['a document', { 'docs/decisions/0001-a.md': '# Pages are Blorp\n' }, 'blorp'],
    ['a document of the root', { 'README.md': 'It is blorp.\n' }, 'blorp'],
    ['code in a document', { 'docs/a.md': 'See `blorpPages`.\n' }, 'blorp'],
    ['a fence in a document', { 'docs/a.md': '```\nblorp()\n```\n' }, 'blorp'],
    ['a whole name', { 'scripts/b.ts': 'zed()\n' }, 'zed'],
    ['a name beyond its exception', { 'scripts/b.ts': 'frobLine(1)\n' }, 'frob'],
    ['a file under a path', { 'apps/server/src/wug.ts': CLEAN }, 'wug'],
    ['a sentence', { 'scripts/b.ts': '// Ze reads.\n' }, 'ze'],
    ['two words', { 'scripts/b.ts': 'const f = gronkMost(1)\n' }, 'gronkMost'],
  ])('refuses %s', async (_, files, word) => {
    expect(await check(files)).toEqual([
      expect.stringContaining(`${word}: 1, allowed 0; use the term of docs/glossary.md`),
    ])
  })

  it.each([
    ['a longer word', { 'scripts/b.ts': 'const blorps = 1\n' }],
    ['an import of a file', { 'scripts/b.ts': "import { a } from './blorp.ts'\n" }],
    ['a path of the API', { 'scripts/b.ts': "get('/blorp/list')\n" }],
    [
      'a key of the packs',
      { 'scripts/b.ts': "t('blorp.title')\n", 'packages/i18n/messages/en/deals/blorp.json': '{}' },
    ],
    ['a part of a longer name', { 'scripts/b.ts': 'zedTime()\n' }],
    ['an exception that follows', { 'scripts/b.ts': 'frobRate()\n' }],
    ['an exception that precedes', { 'scripts/b.ts': 'theNetFrob()\n' }],
    ['a word for names in a text', { 'scripts/b.ts': '// Frob it.\n' }],
    ['a word for texts in a name', { 'scripts/b.ts': "const ze = 'ze'\n" }],
    ['a file under another path', { 'scripts/wug.ts': CLEAN }],
    ['a path that is left out', { 'docs/a.md': 'Ze reads.\n' }],
    ['demo data', { 'packages/demo/src/a.ts': 'const blorp = 1\n' }],
    ['migrations', { 'apps/server/migrations/0001_blorp.sql': 'blorp' }],
    ['drawings', { 'packages/demo/src/drawings/blorp.ts': CLEAN }],
    ['words as data', { 'apps/server/src/a.words.ts': "export const a = 'blorp'\n" }],
    ['released changes', { 'CHANGELOG.md': 'Blorp.\n' }],
    ['the specification', { 'docs/spec/clauses.md': 'Blorp.\n' }],
  ])('passes %s', async (_, files) => {
    expect(await check(files)).toEqual([])
  })

  it.each([
    ['a term twice', '| cache | Again. | |\n', '"cache" occurs twice'],
    ['a term without a meaning', '| purge | | |\n', '"purge" needs three cells'],
    ['a scope of no rule', '| purge | A. | `a` (mostly) |\n', 'no rule explains: mostly'],
  ])('refuses %s', async (_, row, fault) => {
    expect(await check({}, GLOSSARY + row)).toEqual([expect.stringContaining(fault)])
  })

  it('reports what it looked at', async () => {
    const seen: string[] = []
    const files = { 'docs/glossary.md': GLOSSARY, 'scripts/a.ts': CLEAN }
    await withTree(files, (root) => glossary(root, (what) => seen.push(what)))
    expect(seen).toEqual(['5 terms, 6 refused words in 1 files; 0 in 0 entries still allowed'])
  })

  it('refuses a tree without a glossary', async () => {
    expect(await withTree({ 'scripts/a.ts': CLEAN }, glossary)).toEqual([
      expect.stringContaining('found no sources'),
    ])
  })
})
