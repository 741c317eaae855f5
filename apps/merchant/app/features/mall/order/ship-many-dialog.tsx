import type { DataOf } from '@ironsouq/contract/endpoint'
import { SHIPMENTS_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { useState } from 'react'
import { type CarrierNames, shipmentsIn } from './shipment-rows.ts'

/** Numbers and codes read from the left in every language. */
const ROWS = { lang: 'en', dir: 'ltr' } as const

type Outcomes = DataOf<typeof orderMerchantEndpoints.shipMany>

function Outcome({ outcomes }: { outcomes: Outcomes }) {
  const t = useT()
  const format = useFormat()
  const refused = outcomes.filter(({ refusal }) => refusal !== null)
  return (
    <div role="status" className="grid gap-2 rounded-box bg-sunk p-3">
      <b>
        {t('portalOrder.shipManyDone', {
          done: format.number(outcomes.length - refused.length),
          total: format.number(outcomes.length),
        })}
      </b>
      {refused.length > 0 && (
        <>
          <p className="text-micro text-ink-2">{t('portalOrder.shipManyLeft')}</p>
          <ul className="grid gap-1">
            {refused.map(({ orderNumber, refusal }) => (
              <li key={orderNumber}>
                <bdi className="font-semibold wrap-anywhere">{orderNumber}</bdi> {refusal}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Ships many orders at once from pasted lines; each has an outcome of its own [OR-6]. */
export function ShipManyDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [text, setText] = useState('')
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const names: CarrierNames = {
    aramex: t('portalOrder.carrier_aramex'),
    dhl: t('portalOrder.carrier_dhl'),
    emiratesPost: t('portalOrder.carrier_emiratesPost'),
    fedex: t('portalOrder.carrier_fedex'),
    own: t('portalOrder.carrier_own'),
  }
  const { shipments, faults } = shipmentsIn(text, names)
  const [fault] = faults
  const send = async () => {
    const done = await run(() => api(orderMerchantEndpoints.shipMany, { body: { shipments } }))
    if (!done) return
    setOutcomes(done)
    const left = shipments.filter((_, at) => done[at]?.refusal !== null)
    const lines = left.map(({ orderNumber, carrier, trackingNo }) =>
      [orderNumber, carrier, trackingNo].join(', '),
    )
    setText(lines.join('\n'))
  }
  return (
    <DialogForm title={t('portalOrder.shipMany')} send={send} onClose={onClose}>
      <WrittenIn value={ROWS}>
        <TextArea
          label={t('portalOrder.shipManyRows')}
          description={t('portalOrder.shipManyHint', { max: format.number(SHIPMENTS_MAX) })}
          rows={8}
          value={text}
          onChange={setText}
          {...(fault !== undefined && {
            error: t('portalOrder.shipManyFault', { line: format.number(fault) }),
          })}
        />
      </WrittenIn>
      <p className="text-micro text-ink-2">
        {t('portalOrder.shipManyCouriers', { names: format.list(Object.values(names)) })}
      </p>
      {outcomes && <Outcome outcomes={outcomes} />}
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={shipments.length === 0 || faults.length > 0 || shipments.length > SHIPMENTS_MAX}
      >
        {t('portalOrder.shipManySend', { count: shipments.length })}
      </Button>
    </DialogForm>
  )
}
