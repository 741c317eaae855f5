import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { searchOf } from '@ironsouq/contract/view-state'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useView, withFilter } from '@ironsouq/portal/table/use-view.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { Link } from 'react-router'

interface StoreLowProps {
  lowAt: number
  /** How many variants have a figure of their own. */
  own: number
}

/** From how many on the variants of the whole store are low. */
export function StoreLow({ lowAt, own }: StoreLowProps) {
  const t = useT()
  const mayEdit = useMay('stock.edit')
  const { state } = useView()
  const { run, isRunning } = useCommand()
  const saved = String(lowAt)
  const [typed, setTyped] = useState(saved)
  const wanted = typedWhole(typed)
  const save = async () => {
    if (typeof wanted !== 'number') return
    if (await run(() => api(stockEndpoints.setStoreLow, { body: { lowAt: wanted } })))
      toasts.show({ text: t('portal.saved') })
  }
  return (
    <form
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-s-4 border-line border-s-ink bg-raised px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <b className="font-semibold">{t('portalProduct.lowFrom')}</b>
      <span className="w-20">
        <TextField
          label={t('portalProduct.storeLow')}
          isLabelHidden
          size="dense"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          isReadOnly={!mayEdit}
        />
      </span>
      <span>{t('portalProduct.storeLowUnit')}</span>
      {typed !== saved && (
        <Button
          type="submit"
          size="portal"
          isPending={isRunning}
          isDisabled={typeof wanted !== 'number'}
        >
          {t('portal.save')}
        </Button>
      )}
      <span className="text-small text-ink-muted">{t('portalProduct.storeLowHint')}</span>
      {own > 0 && (
        <Link
          to={`?${searchOf({ ...state, filters: withFilter(state, { stock: ['own'] }) })}`}
          className="text-small font-semibold underline underline-offset-3"
        >
          {t('portalProduct.storeLowOwn', { count: own })}
        </Link>
      )}
    </form>
  )
}
