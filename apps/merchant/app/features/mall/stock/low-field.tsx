import { type SkuStock, stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

/** From how many on a variant is low; empty: as many as for the whole store. */
export function LowField({ sku: { skuId, lowAt, storeLowAt } }: { sku: SkuStock }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const saved = lowAt === null ? '' : String(lowAt)
  const [typed, setTyped] = useState(saved)
  const wanted = typedWhole(typed)
  const save = async () => {
    if (wanted === undefined) return
    if (await run(() => api(stockEndpoints.setLow, { body: { skuId, lowAt: wanted } })))
      toasts.show({ text: t('portal.saved') })
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('portalProduct.lowFrom')}
        description={t('portalProduct.lowHint')}
        placeholder={String(storeLowAt)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        {...(wanted === undefined && { error: t('error.fieldWrongFormat') })}
      />
      {typed !== saved && (
        <Button type="submit" isPending={isRunning} isDisabled={wanted === undefined}>
          {t('portal.save')}
        </Button>
      )}
    </form>
  )
}
