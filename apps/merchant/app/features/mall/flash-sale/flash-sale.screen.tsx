import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { FlashSaleFacts } from '@ironsouq/portal/flash-sale/flash-sale-facts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { RunningActions } from '#features/mall/promotion/parts/running-actions.tsx'
import type { Route } from './+types/flash-sale.screen.ts'
import { FlashSaleEditor } from './flash-sale-editor.tsx'
import { valuesOf } from './flash-sale-values.ts'

const { record: read, withdraw, stop } = flashSaleMerchantEndpoints

export async function clientLoader({ params: { flashSaleId } }: Route.ClientLoaderArgs) {
  return { record: await api(read, { query: { flashSaleId } }) }
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
          <RunningActions
            actions={record.actions}
            withdraw={() => api(withdraw, { body: { flashSaleId } })}
            stop={(reason) => api(stop, { body: { flashSaleId, reason } })}
            words={{
              stop: t('portalFlashSale.stop'),
              stopAsk: t('portalFlashSale.stopAsk'),
              stopped: t('portalFlashSale.stopped'),
              withdrawn: t('portalFlashSale.withdrawn'),
            }}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
