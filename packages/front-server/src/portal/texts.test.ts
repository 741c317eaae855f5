import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Namespace } from '@ironsouq/i18n/messages'
import { NAMESPACES } from '@ironsouq/i18n/packs'
import { expect, it } from 'vitest'
import { packsOf } from './texts.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** `t('portal.save')` and, with a name put in, the same between back quotes. */
const KEY = /\bt\(\s*['`](\w+)\./g
/** Rules in words, which the storefront has as well. */
const IMPORT = /'@ironsouq\/i18n\/(\w+-words)'/g

const firstOf = (pattern: RegExp, sources: readonly string[]) =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))

/** The packs whose keys the sources name. */
function packsIn(pattern: string): Namespace[] {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const sources = globSync(pattern, { cwd: ROOT }).map(read)
  const words = [...firstOf(IMPORT, sources)].map((name) => read(`packages/i18n/src/${name}.ts`))
  const named = firstOf(KEY, [...sources, ...words])
  return NAMESPACES.filter((name) => named.has(name))
}

const OWN = /^(?:backoffice|merchant)/

it.each([
  ['backoffice', 'apps/backoffice/app'],
  ['merchant', 'apps/merchant/app'],
])('the %s portal sends the texts that its screens name', (prefix, folder) => {
  const shared = packsIn('packages/portal/src/**/*.{ts,tsx}').filter((name) => !OWN.test(name))
  const needed = [...packsIn(`${folder}/**/*.{ts,tsx}`), ...shared]
  expect(needed).toContain('promotion')
  expect(needed.filter((name) => !packsOf(prefix).includes(name))).toEqual([])
})
