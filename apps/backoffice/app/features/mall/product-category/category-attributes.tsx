import type { ProductAttributeRecord } from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import type { CategoryForm } from './product-category-form.ts'
import { nameOf } from './product-category-tree.ts'

type Line = CategoryForm['values']['attributes'][number]

/** The lines with one of them a place earlier or later. */
function stepped(lines: readonly Line[], from: number, by: -1 | 1): Line[] {
  const rest = lines.filter((_, at) => at !== from)
  return [...rest.slice(0, from + by), ...lines.slice(from, from + 1), ...rest.slice(from + by)]
}

interface CategoryAttributesProps {
  form: CategoryForm
  attributes: readonly ProductAttributeRecord[]
  /** What the categories above ask for already. */
  inherited: readonly string[]
}

/** What products of the category state, in their order, and what of it they must state. */
export function CategoryAttributes({ form, attributes, inherited }: CategoryAttributesProps) {
  const t = useT()
  const { values, set, faulty } = form
  const lines = values.attributes
  const find = (id: string) => attributes.find((each) => each.productAttributeId === id)
  const others = attributes.filter(({ productAttributeId: id }) =>
    lines.every((line) => line.productAttributeId !== id),
  )
  const put = (next: Line[]) => set({ attributes: next })
  return (
    <section className="grid max-w-180 gap-3">
      <h2 className="font-bold">{t('backofficeProduct.attributesOf')}</h2>
      {inherited.length > 0 && (
        <p className="text-ink-muted">
          {t('backofficeProduct.fromAbove', { names: inherited.join(', ') })}
        </p>
      )}
      <ol className="rounded-box border border-line bg-surface px-3 empty:hidden">
        {lines.map((line, at) => {
          const attribute = find(line.productAttributeId)
          const name = attribute ? nameOf(attribute) : ''
          const required = t('backofficeProduct.isRequired')
          return (
            <li
              key={line.productAttributeId}
              className="flex flex-wrap items-center gap-x-2 border-b border-line py-1 last:border-0"
            >
              <span className="min-w-0 flex-[1_0_9rem] font-medium wrap-anywhere">{name}</span>
              <Checkbox
                aria-label={`${name}: ${required}`}
                label={required}
                isSelected={line.isRequired}
                onChange={(isRequired) =>
                  put(lines.map((each) => (each === line ? { ...line, isRequired } : each)))
                }
              />
              <span className="flex">
                <IconButton
                  tone="quiet"
                  size="portal"
                  icon="up"
                  label={t('backofficeCatalogue.moveUp', { name })}
                  isDisabled={at === 0}
                  onPress={() => put(stepped(lines, at, -1))}
                />
                <IconButton
                  tone="quiet"
                  size="portal"
                  icon="down"
                  label={t('backofficeCatalogue.moveDown', { name })}
                  isDisabled={at === lines.length - 1}
                  onPress={() => put(stepped(lines, at, 1))}
                />
                <IconButton
                  tone="quiet"
                  size="portal"
                  icon="close"
                  label={t('portalProduct.removeNamed', { name })}
                  onPress={() => put(lines.filter((each) => each !== line))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {others.length > 0 && (
        <Select
          label={t('backofficeProduct.addAttribute')}
          options={others.map((each) => ({ id: each.productAttributeId, text: nameOf(each) }))}
          value={null}
          onChange={(id) => put([...lines, { productAttributeId: String(id), isRequired: false }])}
          {...faulty('attributes')}
        />
      )}
    </section>
  )
}
