import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { promotionLifecycle } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import type { PromotionRow } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { calendarPeriod, weekOf } from '@ironsouq/portal/promotion/calendar-weeks.ts'
import { PromotionCalendar } from '@ironsouq/portal/promotion/promotion-calendar'
import { usePromotionColumns } from '@ironsouq/portal/promotion/promotion-columns'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/promotions.screen.ts'
import { promotionPath } from './promotion-path.ts'

const { list } = promotionEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const from = weekOf(Date.now())
  const [page, soon] = await Promise.all([
    listPage(list, url),
    api(list, { query: { ...calendarPeriod(from), size: 50, sort: 'startsAt' } }),
  ])
  return { page, from, soon: soon.rows.filter(({ state }) => state !== 'draft') }
}

const isOver = ({ state }: PromotionRow) => state === 'ended' || state === 'stopped'

/** The own promotions with what they cost so far, and what runs when [PM-5] [BO-1]. */
export default function PromotionsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayEdit = useMay('promotion.edit')
  const columns = usePromotionColumns(promotionPath)
  const { page, from, soon } = loaderData
  return (
    <ScreenPage
      title={t('portalPromotion.promotions')}
      actions={
        mayEdit && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('portalPromotion.add')}
            to="/promotions/new"
          />
        )
      }
    >
      <DataTable
        label={t('portalPromotion.promotions')}
        columns={columns}
        idOf={({ promotionId }) => promotionId}
        page={page}
        usualSort="-createdAt"
        isMuted={isOver}
        onOpen={(promotionId) => void navigate(promotionPath(promotionId))}
        empty={
          <EmptyState title={t('portalPromotion.none')} body={t('portalPromotion.noneHint')}>
            {mayEdit && (
              <Link to="/promotions/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
                {t('portalPromotion.add')}
              </Link>
            )}
          </EmptyState>
        }
      >
        <PromotionCalendar rows={soon} from={from} pathOf={promotionPath} />
        <StateTabs
          label={t('portalPromotion.state')}
          all={t('portalPromotion.all')}
          states={promotionLifecycle.states.map((id) => ({
            id,
            text: t(`portalPromotion.state_${id}`),
          }))}
        />
      </DataTable>
    </ScreenPage>
  )
}
