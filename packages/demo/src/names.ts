import type { LocaleCode } from '@ironsouq/i18n/locales'
import { brands } from './brands.ts'
import type { DemoCategory } from './categories/category.ts'
import { categoryTree } from './categories/tree.ts'

type Names = Record<LocaleCode, string>

const singulars = new Map<string, Names>()
const tops = new Map<string, string>()
const keepLeaves = (categories: readonly DemoCategory[], top?: string): void => {
  for (const { code, singular, children } of categories) {
    tops.set(code, top ?? code)
    if (singular) singulars.set(code, singular)
    keepLeaves(children, top ?? code)
  }
}
keepLeaves(categoryTree)

/** Every leaf of the tree. */
export const leafCodes: readonly string[] = [...singulars.keys()]

/** The category of the first level that one is under. */
export function topOf(category: string): string {
  const top = tops.get(category)
  if (top === undefined) throw new Error(`the demo data names ${category}, which does not exist`)
  return top
}

const brandNames = new Map<string, Names>(brands.map(({ code, names }) => [code, names]))

function namesOf(known: ReadonlyMap<string, Names>, code: string): Names {
  const names = known.get(code)
  if (!names) throw new Error(`the demo data names ${code}, which does not exist`)
  return names
}

/** What one machine of a leaf category is called. */
export const singularOf = (category: string): Names => namesOf(singulars, category)

export const brandNamesOf = (brand: string): Names => namesOf(brandNames, brand)

/** The brand in the letters that drawings know. */
export const makeOf = (brand: string): string =>
  brandNamesOf(brand).en.normalize('NFD').replaceAll(/\p{M}/gu, '')
