import {
  freightEndpoints,
  type FreightRecord,
} from '@ironsouq/contract/mall/freight/freight.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Link } from 'react-router'
import type { Route } from './+types/freights.screen.ts'
import { freightPath } from './freight-path.ts'
import { useLoad } from './use-load.ts'
import { useRegionName } from './use-region-name.ts'

export async function clientLoader() {
  const [templates, { currency }] = await Promise.all([
    api(freightEndpoints.list),
    api(productAdminEndpoints.choices),
  ])
  return { templates, currency }
}

type RulesProps = Pick<FreightRecord, 'rules' | 'unit'> & { currency: string }

/** Where a template delivers, and the prices there. */
function Rules({ rules, unit, currency }: RulesProps) {
  const t = useT()
  const format = useFormat()
  const regionName = useRegionName()
  const load = useLoad(unit)
  const money = (amount: string) => format.money({ amount, currency })
  return (
    <span className="grid gap-2">
      {rules.map(({ regions, first, firstUnits, further, furtherUnits, freeFrom }) => (
        <span key={regions.join()} className="grid text-small">
          <span className="font-medium">{format.list(regions.map(regionName))}</span>
          <span className="text-ink-2">
            {t('portalProduct.rulePrice', {
              price: money(first),
              load: load(firstUnits),
              further: money(further),
              step: load(furtherUnits),
            })}
            {freeFrom !== null && ` ${t('portalProduct.costFree', { amount: money(freeFrom) })}`}
          </span>
        </span>
      ))}
    </span>
  )
}

/** How the own store charges for delivery [PR-5]. */
export default function FreightsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { templates, currency } = loaderData
  const mayAdd = useMay('product.edit')
  const add = (
    <ScreenAction tone="ink" icon="plus" text={t('portalProduct.addFreight')} to="/delivery/new" />
  )
  return (
    <ScreenPage title={t('portalProduct.freights')} actions={mayAdd && add}>
      <ScreenBody>
        {templates.length === 0 && <EmptyState title={t('portalProduct.noFreights')} />}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
          {templates.map(({ freightTemplateId, name, unit, rules, productCount }) => (
            <li key={freightTemplateId}>
              <Link
                to={freightPath(freightTemplateId)}
                className="grid h-full content-start gap-1 rounded-box border border-line bg-surface p-4 hover:border-ink"
              >
                <span className="flex flex-wrap justify-between gap-x-3">
                  <b className="min-w-0 wrap-anywhere">
                    <bdi>{name}</bdi>
                  </b>
                  <span className="text-ink-muted">
                    {t('portalProduct.freightUsed', { count: productCount })}
                  </span>
                </span>
                {currency !== null && <Rules rules={rules} unit={unit} currency={currency} />}
              </Link>
            </li>
          ))}
        </ul>
      </ScreenBody>
    </ScreenPage>
  )
}
