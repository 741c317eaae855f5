import { quoteMerchantEndpoints } from '@ironsouq/contract/quote/quote-merchant.endpoints'
import { QUOTE_NOTE_MAX, quoteLabel } from '@ironsouq/contract/quote/quote.limits'
import type { Quote } from '@ironsouq/contract/quote/quote.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { dirhams } from '@ironsouq/portal/quote/dirhams.ts'
import { QuoteFacts } from '@ironsouq/portal/quote/quote-facts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'

const { accept, counter, decline } = quoteMerchantEndpoints

const ACTS = ['accept', 'counter', 'decline'] as const
type Act = (typeof ACTS)[number]

interface AnswerOfferProps {
  offer: Quote
  act: Act
  onDone: () => void
}

/** The question before an offer is accepted, countered or declined. */
function AnswerOffer({ offer, act, onDone }: AnswerOfferProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [price, setPrice] = useState(NaN)
  const [note, setNote] = useState('')
  const { quoteId } = offer
  const words = {
    accept: t('portalQuote.acceptPrice', { price: format.money(offer.price) }),
    counter: t('merchantInquiry.counterOffer'),
    decline: t('merchantInquiry.declineOffer'),
  }
  const call = () => {
    if (act === 'accept') return api(accept, { body: { quoteId, price: offer.price } })
    if (act === 'decline') return api(decline, { body: { quoteId, note } })
    return api(counter, { body: { quoteId, price: dirhams(price), note } })
  }
  const send = async () => {
    if (!(await run(call))) return
    onDone()
    toasts.show({ text: t('portalQuote.answerSent') })
  }
  return (
    <DialogForm title={words[act]} send={send} onClose={onDone}>
      {act === 'accept' && <p>{t('portalQuote.acceptNote')}</p>}
      {act === 'counter' && (
        <NumberField
          label={t('merchantInquiry.yourPrice')}
          hasNoSteps
          minValue={1}
          value={price}
          onChange={setPrice}
          isRequired
        />
      )}
      {act !== 'accept' && (
        <TextArea
          label={t(act === 'decline' ? 'quote.reason' : 'quote.note')}
          value={note}
          onChange={setNote}
          maxLength={QUOTE_NOTE_MAX}
          rows={3}
        />
      )}
      <Button
        type="submit"
        tone={act === 'decline' ? 'danger' : 'money'}
        isPending={isRunning}
        isDisabled={act === 'counter' && Number.isNaN(price)}
      >
        {words[act]}
      </Button>
    </DialogForm>
  )
}

/** An offer of a buyer, and how it can be answered. */
export function BuyerOffer({ offer, mayQuote }: { offer: Quote; mayQuote: boolean }) {
  const t = useT()
  const [asked, ask] = useState<Act>()
  const { quoteNo, device, actions } = offer
  const acts = mayQuote ? ACTS.filter((act) => actions.includes(act)) : []
  const words = {
    accept: t('quote.accept'),
    counter: t('merchantInquiry.counterOffer'),
    decline: t('quote.decline'),
  }
  return (
    <Panel heading={device?.title ?? quoteLabel(quoteNo)}>
      <div className="grid gap-4">
        <QuoteFacts quote={offer} />
        {acts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button
                key={act}
                size="portal"
                tone={act === 'accept' ? 'money' : 'line'}
                onPress={() => ask(act)}
              >
                {words[act]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {asked && <AnswerOffer offer={offer} act={asked} onDone={() => ask(undefined)} />}
    </Panel>
  )
}
