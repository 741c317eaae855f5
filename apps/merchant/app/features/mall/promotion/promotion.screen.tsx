import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PromotionFacts } from '@ironsouq/portal/promotion/promotion-facts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/promotion.screen.ts'
import { RunningActions } from './parts/running-actions.tsx'
import { PromotionEditor } from './promotion-editor.tsx'
import { valuesOf } from './promotion-values.ts'
import { usualProducts } from './usual-products.ts'

const { record: read, withdraw, stop } = promotionEndpoints

export async function clientLoader({ params: { promotionId } }: Route.ClientLoaderArgs) {
  const [record, usual] = await Promise.all([
    api(read, { query: { promotionId } }),
    usualProducts(),
  ])
  return { record, usual }
}

/** A draft is edited; what is scheduled, runs or has ended shows what it costs [PM-5] [BO-1]. */
export default function PromotionScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const mayEdit = useMay('promotion.edit')
  const { record, usual } = loaderData
  const { promotionId, names, state, currency } = record
  if (state === 'draft' && mayEdit)
    return (
      <PromotionEditor
        key={promotionId}
        record={record}
        empty={valuesOf(record)}
        currency={currency}
        usual={usual}
      />
    )
  return (
    <ScreenPage
      title={names.en}
      back={{ to: '/promotions', text: t('portalPromotion.promotions') }}
      actions={
        mayEdit && (
          <ScreenAction
            icon="plus"
            text={t('portalPromotion.copy')}
            to={`/promotions/new?copy=${promotionId}`}
          />
        )
      }
    >
      <ScreenBody>
        <PromotionFacts promotion={record} />
        {mayEdit && (
          <RunningActions
            actions={record.actions}
            withdraw={() => api(withdraw, { body: { promotionId } })}
            stop={(reason) => api(stop, { body: { promotionId, reason } })}
            words={{
              stop: t('portalPromotion.stop'),
              stopAsk: t('portalPromotion.stopAsk'),
              stopped: t('portalPromotion.stopped'),
              withdrawn: t('portalPromotion.withdrawn'),
            }}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
