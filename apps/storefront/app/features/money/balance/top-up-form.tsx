import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import {
  BALANCE_CURRENCY,
  TOP_UP_MAX_MINOR,
  TOP_UP_MIN_MINOR,
} from '@ironsouq/contract/money/balance/balance.limits'
import { add } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { SumLine } from '#features/mall/cart/parts/amount.tsx'
import { ChoiceCard } from '#features/money/payment/parts/choice-card.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { latinDigits } from '#kit/text/input-filter.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const OFFERED = ['500', '1000', '2000', '5000']

const aed = (amount: string): Money => ({ amount, currency: BALANCE_CURRENCY })

/** What was typed as money that may be topped up; null when it is not. */
function topUpOf(typed: string): Money | null {
  const amount = latinDigits(typed)
    .replaceAll('\u066b', '.')
    .replaceAll(/[\s,\u066c]/g, '')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return null
  const minor = toMinor(aed(amount)) ?? 0n
  return minor >= TOP_UP_MIN_MINOR && minor <= TOP_UP_MAX_MINOR ? aed(amount) : null
}

/** How much to add; the payment page follows. */
export function TopUpForm({ balance }: { balance: Money }) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  const navigate = useNavigate()
  const call = useApi()
  const [chosen, setChosen] = useState(OFFERED[1])
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const money = chosen === undefined ? topUpOf(typed) : aed(chosen)
  const most = t('balance.topUpMost', {
    max: format.money(fromMinor(TOP_UP_MAX_MINOR, BALANCE_CURRENCY)),
  })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!money || isBusy) return
    setBusy(true)
    try {
      const { payNo } = await call(balanceEndpoints.topUp, { body: { amount: money.amount } })
      await navigate(path(`/pay/${payNo}`))
    } catch {
      // The refusal is shown where all of them are; the form is as it was.
      setBusy(false)
    }
  }
  return (
    <Panel heading={t('balance.topUp')}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{t('balance.topUpAmount')}</legend>
          {OFFERED.map((amount) => (
            <ChoiceCard
              key={amount}
              name="offered"
              isChosen={chosen === amount}
              onChoose={() => setChosen(amount)}
            >
              <bdi className="font-semibold tabular-nums">{format.money(aed(amount))}</bdi>
            </ChoiceCard>
          ))}
        </fieldset>
        <PlainInput
          name="amount"
          label={t('balance.otherAmount')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed}
          help={most}
          error={isTried && !money ? most : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(target.value === '' ? OFFERED[1] : undefined)
          }}
        />
        {money && (
          <dl>
            <SumLine label={t('balance.current')} money={balance} />
            <SumLine label={t('balance.topUp')} money={money} />
            <SumLine label={t('balance.new')} money={add(balance, money)} isTotal />
          </dl>
        )}
        <button
          type="submit"
          {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
          className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
        >
          {t('balance.topUp')}
        </button>
      </form>
    </Panel>
  )
}
