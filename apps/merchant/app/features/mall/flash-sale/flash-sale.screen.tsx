import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import type { FlashSaleRecord } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { STOP_REASON_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { FlashSaleFacts } from '@ironsouq/portal/flash-sale/flash-sale-facts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import type { Route } from './+types/flash-sale.screen.ts'
import { FlashSaleEditor } from './flash-sale-editor.tsx'
import { valuesOf } from './flash-sale-values.ts'

const { record: read, withdraw, stop } = flashSaleMerchantEndpoints

export async function clientLoader({ params: { flashSaleId } }: Route.ClientLoaderArgs) {
  return { record: await api(read, { query: { flashSaleId } }) }
}

/** What is done with a flash sale that is scheduled or runs. */
function Actions({ record: { flashSaleId, actions } }: { record: FlashSaleRecord }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isStopping, setStopping] = useState(false)
  const toDraft = async () => {
    const saved = await run(() => api(withdraw, { body: { flashSaleId } }))
    if (saved) toasts.show({ text: t('portalFlashSale.withdrawn') })
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
          {t('portalFlashSale.stop')}
        </Button>
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
          isOptional
          send={(reason) =>
            api(stop, { body: { flashSaleId, reason: reason.trim() === '' ? null : reason } })
          }
          onClose={() => setStopping(false)}
        >
          <p>{t('portalFlashSale.stopAsk')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

/** A draft is edited; what is scheduled, runs or has ended shows what was ordered [PM-2] [BO-1]. */
export default function FlashSaleScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const mayEdit = useMay('promotion.edit')
  const { record } = loaderData
  const { flashSaleId, names, state, currency } = record
  if (state === 'draft' && mayEdit)
    return (
      <FlashSaleEditor
        key={flashSaleId}
        record={record}
        empty={valuesOf(record)}
        currency={currency}
      />
    )
  return (
    <ScreenPage
      title={names.en}
      back={{ to: '/flash-sales', text: t('portalFlashSale.flashSales') }}
    >
      <ScreenBody>
        <FlashSaleFacts flashSale={record} />
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Actions record={record} />
          </div>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
