import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { add, approximate, compare, subtract } from '@ironsouq/contract/money/money/arithmetic'
import { fromNumber } from '@ironsouq/contract/money/money/from-number'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** The status of a request with wrong fields. */
const INVALID = 400
const FREIGHT_MAX = 1_000_000

/** A typed number as money, to the minor unit of the currency; an empty field is nothing. */
const moneyOf = (value: number, currency: string): Money =>
  fromNumber(Number.isNaN(value) ? 0 : value, currency)

/** What of an order was taken off for one reason. */
const offFor = ({ discounts, goods }: Order, reason: Order['discounts'][number]['kind']): Money =>
  discounts
    .filter(({ kind }) => kind === reason)
    .reduce((sum, { amount }) => add(sum, amount), moneyOf(0, goods.currency))

/** What is left of the goods after the discounts that stay. */
const goodsBefore = ({ discounts, goods }: Order): Money =>
  discounts
    .filter(({ kind }) => kind !== 'merchantPrice' && kind !== 'freeShipping')
    .reduce((left, { amount }) => subtract(left, amount), goods)

/** The amount that a field starts with; an empty field stands for nothing. */
const shownOf = (money: Money): number => approximate(money) || NaN

interface RepriceDialogProps {
  order: Order
  onClose: () => void
}

/**
 * Takes something off the goods of an order that is not paid, or changes what its delivery costs. Free delivery is no
 * discount of the goods: it stays until the store enters a fee.
 */
export function RepriceDialog({ order, onClose }: RepriceDialogProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { revalidate } = useRevalidator()
  const { orderId, version, payable } = order
  const goods = goodsBefore(order)
  const { currency } = goods
  const free = offFor(order, 'freeShipping')
  const feeBefore = subtract(order.freight, free)
  const [off, setOff] = useState(() => shownOf(offFor(order, 'merchantPrice')))
  const [fee, setFee] = useState(() => shownOf(feeBefore))
  const discount = moneyOf(off, currency)
  const freight = moneyOf(fee, currency)
  const isLess = compare(discount, goods) < 0
  const total = add(subtract(goods, discount), freight)
  const isAbove = isLess && compare(total, payable) > 0
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const send = async () => {
    const isFeeChanged = compare(freight, feeBefore) !== 0
    const body = { orderId, version, discount, ...(isFeeChanged && { freight }) }
    const done = await run(
      () => api(orderMerchantEndpoints.reprice, { body }),
      ({ status }) => {
        // Paid, cancelled or changed meanwhile: the toast says so, and the order is shown as it is now.
        if (status !== INVALID) {
          onClose()
          void revalidate()
        }
        return false
      },
    )
    if (!done) return
    onClose()
    toasts.show({ text: t('portalOrder.priceChanged') })
  }
  return (
    <DialogForm title={t('portalOrder.changePrice')} send={send} onClose={onClose}>
      <NumberField
        label={t('portalOrder.discount')}
        description={t('portalOrder.discountMax', { amount: isolated(format.money(goods)) })}
        before={currency}
        hasNoSteps
        minValue={0}
        step={0.01}
        formatOptions={digits}
        value={off}
        onChange={setOff}
      />
      <NumberField
        label={t('portalOrder.deliveryFee')}
        {...(approximate(free) > 0 && { description: t('portalOrder.deliveryFree') })}
        before={currency}
        hasNoSteps
        minValue={0}
        maxValue={FREIGHT_MAX}
        step={0.01}
        formatOptions={digits}
        value={fee}
        onChange={setFee}
      />
      <div className="grid gap-1">
        <p className="flex justify-between gap-3 text-ink-2">
          <span>{t('portalOrder.totalBefore')}</span>
          <bdi>{format.money(payable)}</bdi>
        </p>
        <p role="status" className="flex justify-between gap-3 text-body font-bold">
          <span>{t('portalOrder.totalNew')}</span>
          <bdi>{isLess && format.money(total)}</bdi>
        </p>
        {isAbove && (
          <p role="alert" className="text-refused">
            {t('portalOrder.totalAbove')}
          </p>
        )}
      </div>
      <p className="text-ink-2">{t('portalOrder.priceHint')}</p>
      <Button type="submit" tone="ink" isPending={isRunning} isDisabled={!isLess || isAbove}>
        {t('portalOrder.changePrice')}
      </Button>
    </DialogForm>
  )
}
