import type { CategoryRecord } from '@ironsouq/contract/machines/category/category.endpoints'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { categoryName, treeOf } from '#features/machines/category/parts/category-tree.ts'
import type { SpecForm } from './spec-form.ts'

const INDENT = ['', 'ps-6', 'ps-12', 'ps-18'] as const

interface FieldCategoriesProps {
  form: SpecForm
  categories: readonly CategoryRecord[]
}

/** The categories that have the field, and whether their lists can be filtered by it. */
export function FieldCategories({ form, categories }: FieldCategoriesProps) {
  const t = useT()
  const { values, set } = form
  const chosen = new Map(values.categories.map((each) => [each.categoryId, each.isFacet]))
  const put = (categoryId: string, isFacet: boolean | undefined) => {
    const next = new Map(chosen)
    if (isFacet === undefined) next.delete(categoryId)
    else next.set(categoryId, isFacet)
    set({
      categories: [...next]
        .map(([id, facet]) => ({ categoryId: id, isFacet: facet }))
        .toSorted((a, b) => (a.categoryId < b.categoryId ? -1 : 1)),
    })
  }
  return (
    <fieldset className="grid min-w-0 max-w-180 gap-2">
      <legend className="pb-1 font-bold">{t('backofficeCatalogue.withField')}</legend>
      <p className="text-ink-muted">{t('backofficeCatalogue.everyMachine')}</p>
      <ul className="max-h-100 overflow-y-auto rounded-box border border-line bg-surface px-3">
        {treeOf(categories).map((category) => {
          const { categoryId, depth } = category
          const isFacet = chosen.get(categoryId)
          const name = categoryName(category)
          return (
            <li
              key={categoryId}
              className={`flex flex-wrap items-center gap-x-6 border-b border-line last:border-0 ${INDENT[depth] ?? ''}`}
            >
              <Checkbox
                label={name}
                isSelected={isFacet !== undefined}
                onChange={(isOn) => put(categoryId, isOn ? false : undefined)}
              />
              {isFacet !== undefined && (
                <Checkbox
                  aria-label={`${name}: ${t('backofficeCatalogue.isFacet')}`}
                  label={t('backofficeCatalogue.isFacet')}
                  isSelected={isFacet}
                  onChange={(isOn) => put(categoryId, isOn)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
