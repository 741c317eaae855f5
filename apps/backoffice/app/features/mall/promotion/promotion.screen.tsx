import { promotionStaffEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { STOP_REASON_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PromotionFacts } from '@ironsouq/portal/promotion/promotion-facts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/promotion.screen.ts'

const { record, stop } = promotionStaffEndpoints

export const clientLoader = ({ params: { promotionId } }: Route.ClientLoaderArgs) =>
  api(record, { query: { promotionId } })

/** A promotion of a store; staff stop it with a reason that the store sees [BO-2]. */
export default function PromotionScreen({ loaderData: promotion }: Route.ComponentProps) {
  const t = useT()
  const mayStop = useMay('promotion.stop')
  const [isStopping, setStopping] = useState(false)
  const { promotionId, names, storeName, sellerId, actions } = promotion
  return (
    <ScreenPage
      title={names.en}
      back={{ to: '/promotions', text: t('portalPromotion.promotions') }}
    >
      <ScreenBody>
        <p>
          <Link to={`/stores/${sellerId}`} className="underline underline-offset-3">
            <bdi>{storeName}</bdi>
          </Link>
        </p>
        <PromotionFacts promotion={promotion} />
        {mayStop && actions.includes('stop') && (
          <p>
            <Button tone="danger" onPress={() => setStopping(true)}>
              {t('portalPromotion.stop')}
            </Button>
          </p>
        )}
        {isStopping && (
          <ReasonDialog
            words={{
              title: t('portalPromotion.stop'),
              reason: t('portalPromotion.reason'),
              act: t('portalPromotion.stop'),
              done: t('portalPromotion.stopped'),
            }}
            maxLength={STOP_REASON_MAX}
            send={(reason) => api(stop, { body: { promotionId, reason } })}
            onClose={() => setStopping(false)}
          >
            <p>{t('portalPromotion.stopStaffAsk')}</p>
          </ReasonDialog>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
