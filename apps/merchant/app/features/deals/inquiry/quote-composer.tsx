import type {
  QuoteMachine,
  SellerInquiry,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import type { FieldFault } from '@ironsouq/contract/envelope'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { CommandForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { DeclineInquiry } from './decline-inquiry.tsx'
import { MachineField } from './machine-field.tsx'
import { QuotePrice } from './quote-price.tsx'
import { BuyerSees } from './quote-sees.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { fieldOf, isComplete, startOf, termsOf, type QuoteValues } from './quote-values.ts'
import { similarMachines } from './similar-machines.ts'

const { make, replace } = quoteMerchantEndpoints

interface Wanted {
  inquiryId: string
  deviceId: string | undefined
  /** The stock number finds a machine that is not of the inquiry's category. */
  stockNo: string
}

/** The machine that the form begins with, if it is an own one for sale. */
function useFirstMachine(
  { inquiryId, deviceId, stockNo }: Wanted,
  take: (machine: QuoteMachine) => void,
): boolean {
  const [isAsked, setAsked] = useState(deviceId === undefined)
  const start = useEffectEvent((rows: readonly QuoteMachine[]) => {
    const own = rows.find((each) => each.deviceId === deviceId)
    if (own) take(own)
    setAsked(true)
  })
  useEffect(() => {
    if (deviceId === undefined) return undefined
    const stop = new AbortController()
    similarMachines(inquiryId, stockNo, stop.signal).then(
      (rows) => start(rows),
      // Without it the dealer chooses a machine.
      () => {
        if (!stop.signal.aborted) setAsked(true)
      },
    )
    return () => stop.abort()
  }, [inquiryId, deviceId, stockNo])
  return isAsked
}

interface QuoteComposerProps {
  inquiry: SellerInquiry
  /** The open quote that the new one replaces: its machine stays. */
  before?: Quote
  /** Closes a form that replaces a quote. */
  onClose?: () => void
}

/** The form of a quote, and below it what the buyer will see. */
export function QuoteComposer({ inquiry, before, onClose }: QuoteComposerProps) {
  const t = useT()
  const sending = useCommand()
  const [values, setValues] = useState(() => startOf(inquiry, before))
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [isDeclining, setDeclining] = useState(false)
  const { inquiryId } = inquiry
  const { machine } = values
  const set = (next: Partial<QuoteValues>) => {
    setValues((old) => ({ ...old, ...next }))
    setFaults((old) => old.filter(({ field }) => !(fieldOf(field) in next)))
  }
  const take = (machine: QuoteMachine | undefined) =>
    set({ machine, ...(machine?.price && !before && { price: approximate(machine.price) }) })
  const first = before ? before.device : inquiry.device
  const isAsked = useFirstMachine(
    { inquiryId, deviceId: first?.deviceId, stockNo: first?.stockNo ?? '' },
    take,
  )
  const faultOf = (name: string) => {
    const fault = faults.find(({ field }) => fieldOf(field) === name)
    return fault ? { error: fault.msg } : {}
  }
  const send = async () => {
    const terms = termsOf(values)
    const done = await sending.run(
      () =>
        before
          ? api(replace, { body: { ...terms, quoteId: before.quoteId } })
          : api(make, { body: { ...terms, inquiryId, deviceId: machine?.deviceId ?? '' } }),
      (refusal) => {
        const found = faultsIn(refusal)
        setFaults(found)
        return found.length > 0
      },
    )
    if (!done) return
    toasts.show({ text: t('merchantInquiry.quoteSent') })
    onClose?.()
  }
  return (
    <Panel heading={t(before ? 'merchantInquiry.changeQuote' : 'merchantInquiry.yourQuote')}>
      <CommandForm send={send}>
        {isAsked && !before && (
          <MachineField
            key={machine?.deviceId ?? 'none'}
            inquiryId={inquiryId}
            machine={machine}
            onChange={take}
            {...faultOf('machine')}
          />
        )}
        <QuotePrice
          machine={machine}
          price={values.price}
          onChange={(price) => set({ price })}
          {...faultOf('price')}
        />
        <QuoteTerms values={values} set={set} faultOf={faultOf} />
        <BuyerSees inquiry={inquiry} values={values} onFaults={setFaults} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            tone="money"
            isPending={sending.isRunning}
            isDisabled={!isComplete(values)}
          >
            {t(before ? 'merchantInquiry.replaceQuote' : 'merchantInquiry.sendQuote')}
          </Button>
          {before ? (
            <Button onPress={() => onClose?.()}>{t('portal.cancel')}</Button>
          ) : (
            <Button onPress={() => setDeclining(true)}>{t('quote.decline')}</Button>
          )}
        </div>
        <p className="text-micro text-ink-muted">
          {t(before ? 'merchantInquiry.replaceNote' : 'merchantInquiry.replyNote')}{' '}
          {t('merchantInquiry.quoteNote')}
        </p>
      </CommandForm>
      {isDeclining && <DeclineInquiry inquiryId={inquiryId} onDone={() => setDeclining(false)} />}
    </Panel>
  )
}
