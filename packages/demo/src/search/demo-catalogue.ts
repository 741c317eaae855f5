import { defaultWordSets } from '@ironsouq/server/features/platform/search/search.builder.ts'
import type {
  Catalogue,
  KnownCategory,
} from '@ironsouq/server/features/platform/search/search.catalogue.projection.ts'
import { lexiconOf } from '@ironsouq/server/features/platform/search/search.lexicon.rules.ts'
import type { Knowing } from '@ironsouq/server/features/platform/search/search.query-understanding.rules.ts'
import { brands } from '../brands.ts'
import type { DemoCategory } from '../categories/category.ts'
import { categoryTree } from '../categories/tree.ts'
import { demoModels } from '../models/models.ts'
import { fieldRows } from '../specs/rows.ts'

const inTree = (category: DemoCategory, parent: string | null): KnownCategory[] => [
  {
    code: category.code,
    names: category.names,
    parent,
    leaf: category.children.length === 0,
    shown: true,
  },
  ...category.children.flatMap((child) => inTree(child, category.code)),
]

/** The catalogue of the demo without a database. */
export const demoCatalogue: Catalogue = {
  fingerprint: 'demo',
  categories: new Map(
    categoryTree.flatMap((root) => inTree(root, null)).map((one) => [one.code, one]),
  ),
  brands: new Map(brands.map((brand) => [brand.code, brand])),
  certifications: new Map(),
  specs: fieldRows().map(({ categories, ...field }) => ({
    ...field,
    facetOf: categories.flatMap(({ category, facet }) => (facet ? [category] : [])),
  })),
  models: demoModels,
  words: defaultWordSets(),
}

/** What a search is understood with: nothing is chosen, on a fixed day, at the rate of the dirham. */
export const demoKnowing: Knowing = {
  lexicon: lexiconOf(demoCatalogue),
  literal: [],
  category: undefined,
  now: new Date('2026-11-14T08:00:00Z'),
  aedPerDollar: 3.6725,
}
