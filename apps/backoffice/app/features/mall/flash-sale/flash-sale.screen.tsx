import { flashSaleStaffEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { STOP_REASON_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { FlashSaleFacts } from '@ironsouq/portal/flash-sale/flash-sale-facts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/flash-sale.screen.ts'

const { record, stop } = flashSaleStaffEndpoints

export const clientLoader = ({ params: { flashSaleId } }: Route.ClientLoaderArgs) =>
  api(record, { query: { flashSaleId } })

/** A flash sale of a store; staff stop it with a reason that the store sees [BO-2]. */
export default function FlashSaleScreen({ loaderData: flashSale }: Route.ComponentProps) {
  const t = useT()
  const mayStop = useMay('promotion.stop')
  const [isStopping, setStopping] = useState(false)
  const { flashSaleId, names, storeName, sellerId, actions } = flashSale
  return (
    <ScreenPage
      title={names.en}
      back={{ to: '/flash-sales', text: t('portalFlashSale.flashSales') }}
    >
      <ScreenBody>
        <p>
          <Link to={`/stores/${sellerId}`} className="underline underline-offset-3">
            <bdi>{storeName}</bdi>
          </Link>
        </p>
        <FlashSaleFacts flashSale={flashSale} />
        {mayStop && actions.includes('stop') && (
          <p>
            <Button tone="danger" onPress={() => setStopping(true)}>
              {t('portalFlashSale.stop')}
            </Button>
          </p>
        )}
        {isStopping && (
          <ReasonDialog
            words={{
              title: t('portalFlashSale.stop'),
              reason: t('portalPromotion.reason'),
              act: t('portalFlashSale.stop'),
              done: t('portalFlashSale.stopped'),
            }}
            maxLength={STOP_REASON_MAX}
            send={(reason) => api(stop, { body: { flashSaleId, reason } })}
            onClose={() => setStopping(false)}
          >
            <p>{t('portalFlashSale.stopStaffAsk')}</p>
          </ReasonDialog>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
