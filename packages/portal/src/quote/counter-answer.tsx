import type { CounterAnswer as Answer, Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { approximate, compare } from '@ironsouq/contract/money/money/arithmetic'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { useState } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { dirhams } from './dirhams.ts'

const ANSWERS = ['accept', 'final', 'keep'] as const
type Choice = (typeof ANSWERS)[number]

interface CounterAnswerProps {
  quote: Quote
  counter: NonNullable<Quote['counter']>
  send: (answer: Answer) => void
  isSending: boolean
}

/** The three prices side by side, the buyer's last. */
function Prices({ quote, counter }: Pick<CounterAnswerProps, 'quote' | 'counter'>) {
  const t = useT()
  const format = useFormat()
  const prices = [
    { label: t('quote.asking'), price: quote.device?.listPrice ?? null, look: '' },
    { label: t('quote.price'), price: quote.price, look: '' },
    { label: t('quote.counterPrice'), price: counter.price, look: 'bg-accent-wash' },
  ]
  return (
    <dl className="grid divide-y divide-line overflow-hidden rounded-box border border-line-strong sm:grid-cols-3 sm:divide-x sm:divide-y-0 rtl:sm:divide-x-reverse">
      {prices.map(({ label, price, look }) => (
        <div key={label} className={`px-3 py-2 ${look}`}>
          <dt className="text-micro text-ink-2">{label}</dt>
          <dd className="font-bold tabular-nums">
            <bdi>{price ? format.money(price) : '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Accepts a counter-offer, keeps the price, or names a final one between the two. */
export function CounterAnswer({ quote, counter, send, isSending }: CounterAnswerProps) {
  const t = useT()
  const format = useFormat()
  const [choice, setChoice] = useState<Choice>('accept')
  const [final, setFinal] = useState(NaN)
  const { quoteId, price, validUntil } = quote
  const [low = price, high = price] = [counter.price, price].toSorted(compare)
  const options = [
    {
      id: 'accept',
      text: t('portalQuote.acceptPrice', { price: format.money(counter.price) }),
      description: t('portalQuote.acceptNote'),
    },
    {
      id: 'final',
      text: t('portalQuote.finalChoice'),
      description: t('portalQuote.finalNote', {
        low: format.money(low),
        high: format.money(high),
      }),
    },
    {
      id: 'keep',
      text: t('portalQuote.keepPrice', { price: format.money(price) }),
      description: t('portalQuote.keepNote', { at: format.dateTime(validUntil) }),
    },
  ]
  const answer = (): Answer =>
    choice === 'final'
      ? { quoteId, answer: choice, price: dirhams(final) }
      : { quoteId, answer: choice }
  return (
    <div className="grid gap-4">
      <Prices quote={quote} counter={counter} />
      {counter.note !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {counter.note}
        </p>
      )}
      <RadioGroup
        label={t('portalQuote.counterTitle')}
        isLabelHidden
        options={options}
        value={choice}
        onChange={(id) => setChoice(ANSWERS.find((each) => each === id) ?? choice)}
      />
      {choice === 'final' && (
        <NumberField
          label={t('portalQuote.finalPrice')}
          hasNoSteps
          minValue={approximate(low)}
          maxValue={approximate(high)}
          value={final}
          onChange={setFinal}
        />
      )}
      <Button
        tone="money"
        isPending={isSending}
        isDisabled={choice === 'final' && Number.isNaN(final)}
        onPress={() => send(answer())}
      >
        {t('portalQuote.sendAnswer')}
      </Button>
    </div>
  )
}
