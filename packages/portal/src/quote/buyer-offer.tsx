import { QUOTE_NOTE_MAX, quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Counter, Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { DialogForm } from '../form/command-form.tsx'
import { toasts } from '../frame/toasts.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { dirhams, LEAST_PRICE } from './dirhams.ts'
import { QuoteFacts } from './quote-facts.tsx'

/** How the one who is offered a price answers: a dealer, or staff for our own stock. */
export interface OfferCalls {
  accept: (given: Pick<Quote, 'quoteId' | 'price'>) => Promise<Quote>
  counter: (given: Counter) => Promise<Quote>
  decline: (given: { quoteId: string; note: string }) => Promise<Quote>
}

const ACTS = ['accept', 'counter', 'decline'] as const
type Act = (typeof ACTS)[number]

interface AnswerOfferProps {
  offer: Quote
  act: Act
  calls: OfferCalls
  onDone: () => void
}

/** The question before an offer is accepted, countered or declined. */
function AnswerOffer({ offer, act, calls, onDone }: AnswerOfferProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [price, setPrice] = useState(NaN)
  const [note, setNote] = useState('')
  const { quoteId } = offer
  const words = {
    accept: t('portalQuote.acceptPrice', { price: format.money(offer.price) }),
    counter: t('portalQuote.counterOffer'),
    decline: t('portalQuote.declineOffer'),
  }
  const call = () => {
    if (act === 'accept') return calls.accept({ quoteId, price: offer.price })
    if (act === 'decline') return calls.decline({ quoteId, note })
    return calls.counter({ quoteId, price: dirhams(price), note })
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
          label={t('portalQuote.yourPrice')}
          hasNoSteps
          minValue={LEAST_PRICE}
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

interface BuyerOfferProps {
  offer: Quote
  calls: OfferCalls
  mayAnswer: boolean
}

/** An offer of a buyer, and how it can be answered. */
export function BuyerOffer({ offer, calls, mayAnswer }: BuyerOfferProps) {
  const t = useT()
  const [asked, ask] = useState<Act>()
  const { quoteNo, device, actions } = offer
  const acts = mayAnswer ? ACTS.filter((act) => actions.includes(act)) : []
  const words = {
    accept: t('quote.accept'),
    counter: t('portalQuote.counterOffer'),
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
      {asked && (
        <AnswerOffer offer={offer} act={asked} calls={calls} onDone={() => ask(undefined)} />
      )}
    </Panel>
  )
}
