import { type SkuStock, stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

interface LowFieldProps {
  skuId: string
  warehouse: SkuStock['warehouses'][number]
}

/** From how many on the stock in a warehouse is low. */
export function LowField({ skuId, warehouse: { warehouseId, name, lowAt } }: LowFieldProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const saved = lowAt === null ? '' : String(lowAt)
  const [typed, setTyped] = useState(saved)
  const wanted = typedWhole(typed)
  const save = async () => {
    if (wanted === undefined) return
    const body = { skuId, warehouseId, lowAt: wanted }
    if (await run(() => api(stockEndpoints.setLow, { body })))
      toasts.show({ text: t('portal.saved') })
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <span className="w-28">
        <TextField
          label={t('portalProduct.lowAt')}
          aria-label={`${t('portalProduct.lowAt')}, ${name}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(wanted === undefined && { error: t('error.fieldWrongFormat') })}
        />
      </span>
      {typed !== saved && (
        <Button type="submit" isPending={isRunning} isDisabled={wanted === undefined}>
          {t('portal.save')}
        </Button>
      )}
    </form>
  )
}
