import { promotionStaffEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { promotionLifecycle } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { calendarPeriod, weekOf } from '@ironsouq/portal/promotion/calendar-weeks.ts'
import { PromotionCalendar } from '@ironsouq/portal/promotion/promotion-calendar'
import { usePromotionColumns } from '@ironsouq/portal/promotion/promotion-columns'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { useStoreFilter } from '@ironsouq/portal/store/use-store-filter.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import type { Route } from './+types/promotions.screen.ts'
import { promotionPath } from './promotion-path.ts'

const { list } = promotionStaffEndpoints
/** Staff see no drafts. */
const STATES = promotionLifecycle.states.filter((state) => state !== 'draft')

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const from = weekOf(Date.now())
  const [page, soon] = await Promise.all([
    listPage(list, url),
    api(list, { query: { ...calendarPeriod(from), size: 50, sort: 'startsAt' } }),
  ])
  return { page, from, soon: soon.rows }
}

/** The promotions of all stores, and what runs when [BO-2]. */
export default function PromotionsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { page, from, soon } = loaderData
  const columns = usePromotionColumns(promotionPath, { hasStores: true })
  const store = useStoreFilter(
    page.rows.map(({ sellerId, storeName }) => ({ sellerId, name: storeName })),
  )
  return (
    <ListScreen
      title={t('portalPromotion.promotions')}
      find={t('portalPromotion.name')}
      findBy="search"
      columns={columns}
      idOf={({ promotionId }) => promotionId}
      page={page}
      usualSort="-createdAt"
      filters={[store]}
      pathOf={promotionPath}
    >
      <PromotionCalendar rows={soon} from={from} pathOf={promotionPath} hasStores />
      <StateTabs
        label={t('portalPromotion.state')}
        all={t('portalPromotion.all')}
        states={STATES.map((id) => ({ id, text: t(`portalPromotion.state_${id}`) }))}
      />
    </ListScreen>
  )
}
