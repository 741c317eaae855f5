import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { ARRIVES_WITHIN } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { Facet } from '@ironsouq/ui/patterns/list/filter-panel'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { chooseEmirate, isEmirate } from '#features/mall/arrival/parts/arrival-store.ts'
import { PLACE_WORD, useEmirate } from '#features/mall/arrival/parts/use-arrival-text.ts'
import { useT } from '#kit/text/use-t.ts'

/** In how many working days, and where: the emirate is remembered for the days on all pages. */
export function ArrivalFilter({ query: { within, to } }: { query: ProductQuery }) {
  const t = useT()
  const chosen = useEmirate()
  const emirate = to ?? chosen
  return (
    <Facet title={t('mall.delivery')}>
      <div className="grid gap-2">
        <PlainSelect
          key={emirate}
          name="to"
          label={t('arrival.emirate')}
          defaultValue={emirate}
          onChange={({ currentTarget: { value } }) => {
            if (isEmirate(value)) chooseEmirate(value)
          }}
          options={EMIRATES.map((each) => ({ value: each, label: t(PLACE_WORD[each]) }))}
        />
        <PlainSelect
          name="within"
          label={t('mall.arrivesWithin')}
          defaultValue={within ?? ''}
          options={[
            { value: '', label: t('mall.anyTime') },
            ...ARRIVES_WITHIN.map((days) => ({
              value: days,
              label: t('mall.withinDays', { count: Number(days) }),
            })),
          ]}
        />
      </div>
    </Facet>
  )
}
