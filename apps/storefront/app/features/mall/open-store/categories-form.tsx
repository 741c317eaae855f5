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
          <div className="grid gap-5 sm:grid-cols-2">
            {[...groups].map(([group, categories]) => (
              <fieldset key={group} className="min-w-0 border-t-2 border-ink pt-2">
                <legend className="float-start w-full pb-1 font-bold">{group}</legend>
                <div className="clear-both">
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
              </fieldset>
            ))}
          </div>
        </>
      )}
    </StepForm>
  )
}
