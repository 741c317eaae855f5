import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const mark = ['TO', 'DO'].join('')
const off = ['oxlint', 'disable'].join('-')

/** Each file breaks the rule it is listed with, and is refused. */
const REFUSED: [place: string, rule: string, source: string][] = [
  [
    'apps/server/src/kernel/floating.ts',
    'typescript(no-floating-promises)',
    'export async function f() { await Promise.resolve() }\nexport function g() { f() }\n',
  ],
  [
    'apps/server/src/kernel/misused.ts',
    'typescript(no-misused-promises)',
    'export const f = () => [1].forEach(async () => { await Promise.resolve() })\n',
  ],
  [
    'apps/server/src/kernel/thenable.ts',
    'typescript(await-thenable)',
    'export async function f(n: number) { return (await n) + 1 }\n',
  ],
  [
    'apps/server/src/kernel/switch.ts',
    'typescript(switch-exhaustiveness-check)',
    "export function f(s: 'a' | 'b') {\n  switch (s) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
  ],
  ['apps/server/src/kernel/any.ts', 'typescript(no-explicit-any)', 'export type A = any\n'],
  [
    'apps/server/src/kernel/unsafe.ts',
    'typescript(no-unsafe-assignment)',
    "export function f() { const a: string = JSON.parse('1'); return a }\n",
  ],
  [
    'apps/server/src/kernel/member.ts',
    'typescript(no-unsafe-member-access)',
    "export const f = () => String(JSON.parse('{}').a)\n",
  ],
  [
    'apps/server/src/kernel/type-import.ts',
    'typescript(consistent-type-imports)',
    "import { Readable } from 'node:stream'\nexport type A = Readable\n",
  ],
  [
    'apps/server/src/kernel/bang.ts',
    'typescript(no-non-null-assertion)',
    'export const f = (a?: string) => a!\n',
  ],
  [
    'apps/server/src/kernel/equal.ts',
    'eslint(eqeqeq)',
    'export const f = (a: unknown) => a == 1\n',
  ],
  [
    'apps/server/src/kernel/console.ts',
    'eslint(no-console)',
    "console.log('x')\nexport const a = 1\n",
  ],
  [
    'apps/server/src/kernel/cycle-a.ts',
    'import(no-cycle)',
    "import { b } from '#kernel/cycle-b.ts'\nexport const a = () => b\n",
  ],
  [
    'apps/server/src/kernel/cycle-b.ts',
    'import(no-cycle)',
    "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
  ],
  ['packages/ui/src/default.tsx', 'import(no-default-export)', 'export default 1\n'],
  [
    'packages/ui/src/key.tsx',
    'react(jsx-key)',
    'export const A = (p: { all: string[] }) => <ul>{p.all.map((x) => <li>{x}</li>)}</ul>\n',
  ],
  ['packages/ui/src/alt.tsx', 'jsx-a11y(alt-text)', 'export const A = () => <img src="/a" />\n'],
  [
    'apps/server/src/kernel/later.ts',
    'house(todo-needs-issue)',
    `// ${mark}: later\nexport const a = 1\n`,
  ],
  [
    'apps/server/src/kernel/unreasoned.ts',
    'house(suppression-needs-reason)',
    `// ${off}-next-line no-console\nconsole.log('x')\nexport const a = 1\n`,
  ],
  [
    'apps/server/src/kernel/ts-ignore.ts',
    'typescript(ban-ts-comment)',
    '// @ts-ignore because it is so\nexport const a: string = 1\n',
  ],
  [
    'apps/server/src/kernel/ts-expect.ts',
    'typescript(ban-ts-comment)',
    '// @ts-expect-error\nexport const a: string = 1\n',
  ],
]

const CLEAN: Record<string, string> = {
  'apps/server/src/kernel/later.ts': `// ${mark} #12: when the bank answers\nexport const a = 1\n`,
  'apps/server/src/kernel/reasoned.ts': `// ${off}-next-line no-console -- the last word of a dying process\nconsole.log('x')\nexport const a = 1\n`,
  'apps/server/src/kernel/awaited.ts':
    'export async function f() { await Promise.resolve() }\nexport async function g() { await f() }\n',
  'apps/server/src/kernel/equal.ts': 'export const f = (a: unknown) => a === 1\n',
  'apps/server/src/entry/http.ts': "console.log('ready')\nexport const a = 1\n",
  'apps/storefront/entry/http.ts': "console.log('ready')\nexport const a = 1\n",
  'apps/storefront/app/routes/home.tsx': 'export default function Home() { return <main /> }\n',
  'apps/storefront/app/routes.ts': 'export default []\n',
  'apps/storefront/vite.config.ts': 'export default {}\n',
  'scripts/doctor.ts': "console.log('well')\n",
  'apps/server/migrations/generated.ts': 'export type A = any\n',
  'apps/storefront/build/server.js': 'console.log(eval("1"))\n',
}

describe('the lint config', { timeout: 60_000 }, () => {
  it('refuses each planted fault by its rule', async () => {
    const { exit, hits } = await lint(
      Object.fromEntries(REFUSED.map(([place, , source]) => [place, source])),
    )
    expect(exit).toBe(1)
    const missed = REFUSED.filter(([place, rule]) => !hits.includes(`${place}: ${rule}`))
    expect(missed).toEqual([])
  })

  it('refuses a suppression that nothing needs', async () => {
    const { exit, hits } = await lint({
      'apps/server/src/kernel/unused.ts': `// ${off}-next-line no-console -- it used to speak\nexport const a = 1\n`,
    })
    expect({ exit, count: hits.length }).toEqual({ exit: 1, count: 1 })
  })

  it('passes their clean counterparts, and what is generated', async () => {
    expect(await lint(CLEAN)).toEqual({ exit: 0, hits: [] })
  })
})
