import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { STOP_REASON_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import type { PromotionRecord } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PromotionFacts } from '@ironsouq/portal/promotion/promotion-facts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import type { Route } from './+types/promotion.screen.ts'
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

/** What is done with a promotion that is scheduled or runs. */
function Actions({ promotion: { promotionId, actions } }: { promotion: PromotionRecord }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isStopping, setStopping] = useState(false)
  const toDraft = async () => {
    const saved = await run(() => api(withdraw, { body: { promotionId } }))
    if (saved) toasts.show({ text: t('portalPromotion.withdrawn') })
  }
  return (
    <>
      {actions.includes('withdraw') && (
        <Button isPending={isRunning} onPress={() => void toDraft()}>
          {t('portalPromotion.withdraw')}
        </Button>
      )}
      {actions.includes('stop') && (
        <Button tone="danger" onPress={() => setStopping(true)}>
          {t('portalPromotion.stop')}
        </Button>
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
          isOptional
          send={(reason) =>
            api(stop, { body: { promotionId, reason: reason.trim() === '' ? null : reason } })
          }
          onClose={() => setStopping(false)}
        >
          <p>{t('portalPromotion.stopAsk')}</p>
        </ReasonDialog>
      )}
    </>
  )
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
          <div className="flex flex-wrap gap-2">
            <Actions promotion={record} />
          </div>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
