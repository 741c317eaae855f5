import type {
  QuoteEstimate,
  SellerInquiry,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import {
  QUOTE_DELIVERIES,
  QUOTE_INCLUDED_MAX,
  QUOTE_NOTE_MAX,
  QUOTE_VALID_DAYS,
  type QuoteDelivery,
  type QuoteValidDays,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { FieldFault } from '@ironsouq/contract/envelope'
import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { VAT_MODES, type VatMode } from '@ironsouq/contract/machines/device/device.enums'
import { SELLER_WARRANTIES } from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { CommandForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { dirhams, LEAST_PRICE } from '@ironsouq/portal/quote/dirhams.ts'
import { QuoteCostTable } from '@ironsouq/portal/quote/quote-facts'
import { Segments } from '@ironsouq/portal/table/segments'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { machinesFound } from '#features/machines/device/parts/machines-found.ts'
import { DeclineInquiry } from './decline-inquiry.tsx'
import { MachineField } from './machine-field.tsx'

const { make, estimate } = quoteMerchantEndpoints

interface Values {
  machine: DeskRow | undefined
  price: number
  vat: VatMode
  delivery: QuoteDelivery
  readyOn: string
  warranty: (typeof SELLER_WARRANTIES)[number]
  validDays: QuoteValidDays
  included: string
  note: string
}

const UAE = 'AE'
const USUAL_DAYS = 7

const startOf = ({ country }: SellerInquiry): Values => ({
  machine: undefined,
  price: NaN,
  vat: country === '' || country === UAE ? 'standard' : 'zeroExport',
  delivery: 'yard',
  readyOn: '',
  warranty: 'none',
  validDays: USUAL_DAYS,
  included: '',
  note: '',
})

const bodyOf = ({ inquiryId }: SellerInquiry, values: Values) => {
  const { machine, price, ...terms } = values
  return { ...terms, inquiryId, deviceId: machine?.deviceId ?? '', price: dirhams(price) }
}

/** The field of the form that a name of the request belongs to. */
const fieldOf = (name: string) => {
  const [first = ''] = name.split('.')
  return first === 'deviceId' ? 'machine' : first
}

const isComplete = ({ machine, price, readyOn }: Values) =>
  machine !== undefined && !Number.isNaN(price) && price > 0 && readyOn !== ''

/** The machine that was asked about and its asking price, if it is an own one for sale. */
function useAskedMachine({ device }: SellerInquiry, take: (machine: DeskRow) => void): boolean {
  const stockNo = device?.stockNo
  const [isAsked, setAsked] = useState(stockNo === undefined)
  const start = useEffectEvent((rows: readonly DeskRow[]) => {
    const own = rows.find(({ deviceId }) => deviceId === device?.deviceId)
    if (own) take(own)
    setAsked(true)
  })
  useEffect(() => {
    if (stockNo === undefined) return undefined
    const stop = new AbortController()
    machinesFound(stockNo, stop.signal).then(
      (rows) => start(rows),
      // Without it the dealer chooses a machine.
      () => {
        if (!stop.signal.aborted) setAsked(true)
      },
    )
    return () => stop.abort()
  }, [stockNo])
  return isAsked
}

interface TermsProps {
  values: Values
  set: (next: Partial<Values>) => void
  faultOf: (field: string) => { error?: string }
}

function Terms({ values, set, faultOf }: TermsProps) {
  const t = useT()
  return (
    <>
      <ChoiceField
        label={t('device.vatMode')}
        choices={VAT_MODES.map((id) => ({ id, name: t(`device.vat${capital(id)}`) }))}
        value={values.vat}
        onChange={(id) => set({ vat: VAT_MODES.find((each) => each === id) ?? values.vat })}
        {...faultOf('vat')}
      />
      <ChoiceField
        label={t('quote.delivery')}
        choices={QUOTE_DELIVERIES.map((id) => ({ id, name: t(`quote.delivery${capital(id)}`) }))}
        value={values.delivery}
        onChange={(id) =>
          set({ delivery: QUOTE_DELIVERIES.find((each) => each === id) ?? values.delivery })
        }
        {...faultOf('delivery')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('quote.readyOn')}
          value={values.readyOn}
          onChange={(readyOn) => set({ readyOn })}
          isRequired
          {...faultOf('readyOn')}
        />
        <ChoiceField
          label={t('device.warranty')}
          choices={SELLER_WARRANTIES.map((id) => ({
            id,
            name: t(`device.warranty${capital(id)}`),
          }))}
          value={values.warranty}
          onChange={(id) =>
            set({ warranty: SELLER_WARRANTIES.find((each) => each === id) ?? values.warranty })
          }
          {...faultOf('warranty')}
        />
      </div>
      <div className="grid justify-items-start gap-1">
        <span className="text-small font-medium">{t('quote.validFor')}</span>
        <Segments
          label={t('quote.validFor')}
          options={QUOTE_VALID_DAYS.map((id) => ({ id, text: t('quote.days', { count: id }) }))}
          chosen={values.validDays}
          onChoose={(validDays) => set({ validDays })}
        />
      </div>
      <TextField
        label={t('quote.included')}
        description={t('merchantInquiry.includedHelp')}
        value={values.included}
        maxLength={QUOTE_INCLUDED_MAX}
        onChange={(included) => set({ included })}
        {...faultOf('included')}
      />
      <TextArea
        label={t('quote.note')}
        description={t('merchantInquiry.noteHelp')}
        value={values.note}
        maxLength={QUOTE_NOTE_MAX}
        rows={2}
        onChange={(note) => set({ note })}
      />
    </>
  )
}

/** The form of a quote, and below it what the buyer will see. */
export function QuoteComposer({ inquiry }: { inquiry: SellerInquiry }) {
  const t = useT()
  const format = useFormat()
  const sending = useCommand()
  const checking = useCommand()
  const [values, setValues] = useState(() => startOf(inquiry))
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [seen, setSeen] = useState<QuoteEstimate>()
  const [isDeclining, setDeclining] = useState(false)
  const set = (next: Partial<Values>) => {
    setValues((before) => ({ ...before, ...next }))
    setFaults((before) => before.filter(({ field }) => !(fieldOf(field) in next)))
    setSeen(undefined)
  }
  const take = (machine: DeskRow | undefined) =>
    set({ machine, ...(machine?.price && { price: approximate(machine.price) }) })
  const isAsked = useAskedMachine(inquiry, take)
  const faultOf = (name: string) => {
    const fault = faults.find(({ field }) => fieldOf(field) === name)
    return fault ? { error: fault.msg } : {}
  }
  const check = async () =>
    setSeen(await checking.run(() => api(estimate, { body: bodyOf(inquiry, values) })))
  const send = async () => {
    const body = bodyOf(inquiry, values)
    const done = await sending.run(
      () => api(make, { body }),
      (refusal) => {
        const found = faultsIn(refusal)
        setFaults(found)
        return found.length > 0
      },
    )
    if (done) toasts.show({ text: t('merchantInquiry.quoteSent') })
  }
  const { guide } = inquiry
  return (
    <Panel heading={t('merchantInquiry.yourQuote')}>
      <CommandForm send={send}>
        {isAsked && (
          <MachineField
            key={values.machine?.deviceId ?? 'none'}
            machine={values.machine}
            onChange={take}
            {...faultOf('machine')}
          />
        )}
        <NumberField
          label={t('portalDevice.priceAed')}
          hasNoSteps
          value={values.price}
          minValue={LEAST_PRICE}
          onChange={(price) => set({ price })}
          isRequired
          {...(guide && {
            description: `${t('portalDevice.guide')}: ${format.money(guide.low)} – ${format.money(guide.high)}`,
          })}
          {...faultOf('price')}
        />
        <Terms values={values} set={set} faultOf={faultOf} />
        <section className="grid gap-2 rounded-box bg-sunk p-3">
          <h3 className="font-bold">{t('merchantInquiry.sees')}</h3>
          {seen ? (
            <>
              <QuoteCostTable cost={seen.cost} rate={seen.rate} />
              <p className="text-micro text-ink-muted">
                {t('quote.validUntil')} <bdi>{format.dateTime(seen.validUntil)}</bdi>
              </p>
            </>
          ) : (
            <div>
              <Button
                size="portal"
                isPending={checking.isRunning}
                isDisabled={!isComplete(values)}
                onPress={() => void check()}
              >
                {t('merchantInquiry.check')}
              </Button>
            </div>
          )}
        </section>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            tone="money"
            isPending={sending.isRunning}
            isDisabled={!isComplete(values)}
          >
            {t('merchantInquiry.sendQuote')}
          </Button>
          <Button onPress={() => setDeclining(true)}>{t('quote.decline')}</Button>
        </div>
        <p className="text-micro text-ink-muted">
          {t('merchantInquiry.replyNote')} {t('merchantInquiry.quoteNote')}
        </p>
      </CommandForm>
      {isDeclining && (
        <DeclineInquiry inquiryId={inquiry.inquiryId} onDone={() => setDeclining(false)} />
      )}
    </Panel>
  )
}
