import type { LocaleCode } from '@ironsouq/i18n/locales'
import { brands } from './brands.ts'
import type { DemoCategory } from './categories/category.ts'
import { categoryTree } from './categories/tree.ts'

type Names = Record<LocaleCode, string>

const singulars = new Map<string, Names>()
const keepLeaves = (categories: readonly DemoCategory[]): void => {
  for (const { code, singular, children } of categories) {
    if (singular) singulars.set(code, singular)
    keepLeaves(children)
  }
}
keepLeaves(categoryTree)

const brandNames = new Map<string, Names>(brands.map(({ code, names }) => [code, names]))

function namesOf(known: ReadonlyMap<string, Names>, code: string): Names {
  const names = known.get(code)
  if (!names) throw new Error(`the demo data names ${code}, which does not exist`)
  return names
}

/** What one machine of a leaf category is called. */
export const singularOf = (category: string): Names => namesOf(singulars, category)

export const brandNamesOf = (brand: string): Names => namesOf(brandNames, brand)
