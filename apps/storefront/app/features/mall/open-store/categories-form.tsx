import type { DataOf } from '@ironsouq/contract/endpoint'
import type { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

export type Choice = DataOf<typeof storeApplicationEndpoints.choices>['categories'][number]

const FIELD = 'categoryIds'
/** Commissions are in parts of it. */
export const MILLION = 1_000_000

interface CategoriesFormProps extends StepFormProps {
  choices: readonly Choice[]
  chosen: readonly string[]
}

/** What the store is going to sell, with the commission of each category. */
export function CategoriesForm({ choices, chosen, ...form }: CategoriesFormProps) {
  const t = useT()
  const format = useFormat()
  const groups = Map.groupBy(choices, ({ path, name }) => path[0] ?? name)
  const check = (data: FormData) => ({
    [FIELD]: data.has(FIELD) ? undefined : t('error.fieldRequired'),
  })
  return (
    <StepForm part="categories" stored={{}} check={check} {...form}>
      {({ errorOf }) => (
        <>
          <p className="text-ink-2">{t('openStore.categoriesLead')}</p>
          {errorOf(FIELD) !== undefined && (
            <p role="alert" className="flex gap-1 text-small text-refused">
              <Icon name="warn" size="small" />
              {errorOf(FIELD)}
            </p>
          )}
          <div className="grid divide-y divide-line border-y border-line">
            {[...groups].map(([group, categories]) => (
              <details
                key={group}
                open={categories.some(({ categoryId }) => chosen.includes(categoryId))}
              >
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
                  <span className="min-w-0 flex-1 font-bold">{group}</span>
                  <span className="text-small text-ink-muted tabular-nums">
                    {t('openStore.subcategories', { count: categories.length })}
                  </span>
                </summary>
                <div role="group" aria-label={group} className="pb-3 sm:columns-2 sm:gap-x-8">
                  {categories.map(({ categoryId, path, name, commissionPpm }) => (
                    <PlainCheck
                      key={categoryId}
                      name={FIELD}
                      value={categoryId}
                      defaultChecked={chosen.includes(categoryId)}
                    >
                      {[...path.slice(1), name].join(' › ')}{' '}
                      <bdi className="text-micro text-ink-muted tabular-nums">
                        {format.exactPercent(commissionPpm / MILLION)}
                      </bdi>
                    </PlainCheck>
                  ))}
                </div>
              </details>
            ))}
          </div>
        </>
      )}
    </StepForm>
  )
}
