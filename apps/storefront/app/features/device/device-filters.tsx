import type { Category } from '@ironsouq/contract/category/category.endpoints'
import type { DeviceQuery } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { SearchField, SelectField } from '@ironsouq/ui/primitives/field'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { Form } from 'react-router'
import { useLocalPath } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { EMIRATE_WORD, SORT_WORD } from './device-words.ts'

interface DeviceFiltersProps {
  query: DeviceQuery
  categories: readonly Pick<Category, 'code' | 'name'>[]
}

/** A form that writes the address and nothing else, so it works without script. */
export function DeviceFilters({ query, categories }: DeviceFiltersProps) {
  const t = useT()
  const at = useLocalPath()
  const everything = { value: '', text: t('device.all') }
  return (
    // A form keeps what was typed when React draws it again; another query is another form.
    <Form key={JSON.stringify(query)} method="get" action={at('/device-list')} role="search">
      <div className="grid gap-3">
        <SearchField
          label={t('device.searchLabel')}
          submit={t('common.search')}
          name="q"
          defaultValue={query.q}
          placeholder={t('device.searchPlaceholder')}
          maxLength={100}
        />
        {query.brand !== undefined && <input type="hidden" name="brand" value={query.brand} />}
        <details className="fold-on-phone">
          <summary className={`${buttonLook({ tone: 'line' })} w-full cursor-pointer list-none`}>
            <Icon name="filter" size="small" />
            {t('device.filters')}
          </summary>
          <div className="grid gap-3 max-lg:pt-3">
            <SelectField
              label={t('device.category')}
              name="category"
              defaultValue={query.category ?? ''}
              options={[
                everything,
                ...categories.map(({ code, name }) => ({ value: code, text: name })),
              ]}
            />
            <SelectField
              label={t('device.location')}
              name="emirate"
              defaultValue={query.emirate ?? ''}
              options={[
                everything,
                ...Object.entries(EMIRATE_WORD).map(([value, key]) => ({ value, text: t(key) })),
              ]}
            />
            <SelectField
              label={t('device.sortBy')}
              name="sort"
              defaultValue={query.sort}
              options={Object.entries(SORT_WORD).map(([value, key]) => ({ value, text: t(key) }))}
            />
            <button type="submit" className={buttonLook({ tone: 'ink' })}>
              {t('device.apply')}
            </button>
          </div>
        </details>
      </div>
    </Form>
  )
}
