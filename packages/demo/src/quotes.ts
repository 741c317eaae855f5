import type { QuoteValidDays } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Warranty } from '@ironsouq/contract/machines/device/device.enums'

interface DemoQuote {
  /** Of the asking price of the machine. */
  percent: number
  readyInDays: number
  warranty: Warranty
  validDays: QuoteValidDays
  included: string
  note: string
  /** What the buyer did with it. */
  outcome?: 'counter' | 'accept'
  counterNote?: string
}

export interface DemoQuotes {
  /** The subject of the inquiry. */
  subject: string
  /** In the order in which they were asked; one without a quote has not answered yet. */
  sellers: readonly { seller: string; quote?: DemoQuote }[]
}

/** Quotes on the demo inquiries: compared, countered, accepted and awaited. */
export const QUOTES: readonly DemoQuotes[] = [
  {
    subject: 'Swing motor seal and price to Dammam',
    sellers: [
      {
        seller: 'seven-dunes',
        quote: {
          percent: 98,
          readyInDays: 9,
          warranty: 'none',
          validDays: 7,
          included: 'Bucket, swing motor seal',
          note: 'The seal is in the price. We film the work and add it to the report.',
        },
      },
      {
        seller: 'falaj-heavy',
        quote: {
          percent: 99,
          readyInDays: 13,
          warranty: 'none',
          validDays: 3,
          included: 'Bucket',
          note: 'Ready at the yard. Inspection on any working day.',
          outcome: 'counter',
          counterNote: 'At this price we pay the deposit today.',
        },
      },
      {
        seller: 'grey-heron',
        quote: {
          percent: 97,
          readyInDays: 7,
          warranty: 'maker',
          validDays: 5,
          included: 'Bucket, hammer line',
          note: 'Service records are complete.',
        },
      },
      { seller: 'ghaf-tree' },
    ],
  },
  {
    subject: 'توفر المعدة وموعد المعاينة',
    sellers: [
      {
        seller: 'salt-coast',
        quote: {
          percent: 98,
          readyInDays: 4,
          warranty: 'none',
          validDays: 7,
          included: 'دلو حفر',
          note: 'السعر شامل الفحص قبل التسليم.',
          outcome: 'accept',
        },
      },
      { seller: 'two-palms' },
    ],
  },
  {
    subject: 'Machine from your yard, loaded for Dammam',
    sellers: [
      {
        seller: 'two-palms',
        quote: {
          percent: 97,
          readyInDays: 6,
          warranty: 'none',
          validDays: 7,
          included: '',
          note: 'It stands ready. Please inspect it before you pay the balance.',
          outcome: 'accept',
        },
      },
    ],
  },
  {
    subject: 'Prix rendu à Abidjan',
    sellers: [{ seller: 'seven-dunes' }, { seller: 'atlas-est' }],
  },
]
