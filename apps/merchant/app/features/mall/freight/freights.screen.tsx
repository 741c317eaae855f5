import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
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
import { useRegionName } from './use-region-name.ts'

export const clientLoader = () => api(freightEndpoints.list)

/** How the own store charges for delivery [PR-5]. */
export default function FreightsScreen({ loaderData: templates }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const regionName = useRegionName()
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
                <span className="text-small text-ink-muted">
                  {`${t('portalProduct.unit')}: ${t(`portalProduct.unit_${unit}`)}`}
                </span>
                {rules.map(({ regions }) => (
                  <span key={regions.join()} className="text-small">
                    {format.list(regions.map(regionName))}
                  </span>
                ))}
              </Link>
            </li>
          ))}
        </ul>
      </ScreenBody>
    </ScreenPage>
  )
}
