import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'
import { type DueRow, payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

interface RequestPayoutProps {
  dues: readonly DueRow[]
  onClose: () => void
}

const keyOf = ({ sellerId, due }: DueRow) => `${sellerId} ${due.currency}`

/** What stands in the way of a payout to a store, as the server would say it. */
function obstacleOf({ hasAccount, hasWaitingPayout, isSuspended }: DueRow) {
  if (isSuspended) return 'error.payoutSellerSuspended' as const
  if (!hasAccount) return 'error.payoutNoAccount' as const
  return hasWaitingPayout ? ('error.payoutWaits' as const) : null
}

/** Asks for a store to which something is due, and how much of it is paid out. */
export function RequestPayout({ dues, onClose }: RequestPayoutProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [key, setKey] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const chosen = dues.find((row) => keyOf(row) === key)
  const amount = chosen && typedAmount(typed, chosen.due.currency)
  const obstacle = chosen ? obstacleOf(chosen) : null
  const choose = (next: string) => {
    setKey(next)
    setTyped(dues.find((row) => keyOf(row) === next)?.due.amount ?? '')
  }
  const request = async () => {
    if (!chosen || typeof amount !== 'string') return
    const { sellerId, due } = chosen
    const body = { sellerId, amount: { amount, currency: due.currency } }
    if ((await run(() => api(payoutEndpoints.request, { body }))) === undefined) return
    onClose()
    toasts.show({ text: t('backofficeLedger.payoutRequested') })
  }
  return (
    <DialogForm title={t('backofficeLedger.requestPayout')} send={request} onClose={onClose}>
      {dues.length === 0 ? (
        <EmptyState title={t('backofficeLedger.noDue')} />
      ) : (
        <>
          <Select
            label={t('backofficeLedger.store')}
            placeholder={t('portalDevice.choose')}
            options={dues.map((row) => ({
              id: keyOf(row),
              text: `${isolated(row.sellerName ?? row.sellerId)} · ${isolated(format.ledgerMoney(row.due))}`,
            }))}
            value={key}
            onChange={(id) => choose(String(id))}
            isRequired
          />
          {chosen && (
            <TextField
              label={t('backofficeLedger.payoutAmount', { currency: chosen.due.currency })}
              description={t('backofficeLedger.dueNow', {
                amount: isolated(format.ledgerMoney(chosen.due)),
              })}
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
              isRequired
            />
          )}
          {obstacle && <Banner tone="refused">{t(obstacle)}</Banner>}
          <Button
            type="submit"
            tone="ink"
            isPending={isRunning}
            isDisabled={typeof amount !== 'string' || obstacle !== null}
          >
            {t('backofficeLedger.requestPayout')}
          </Button>
        </>
      )}
    </DialogForm>
  )
}
