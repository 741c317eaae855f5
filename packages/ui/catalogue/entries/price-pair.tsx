import { PricePair } from '../../src/patterns/fact/price-pair.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'price-pair',
  group: 'patterns',
  states: [
    {
      name: 'card',
      node: ({ say, dir }) => (
        <PricePair
          currency={say('AED', 'درهم')}
          figure="236,000"
          order={dir === 'rtl' ? 'after' : 'before'}
          second={say('USD 64,261', '64,261 دولار')}
        />
      ),
    },
    {
      name: 'big',
      node: ({ say, dir }) => (
        <PricePair
          size="big"
          currency={say('AED', 'درهم')}
          figure="236,000"
          order={dir === 'rtl' ? 'after' : 'before'}
          second={say('USD 64,261', '64,261 دولار')}
        />
      ),
    },
    {
      name: 'one currency',
      node: ({ say, dir }) => (
        <PricePair
          currency={say('USD', 'دولار')}
          figure="64,261"
          order={dir === 'rtl' ? 'after' : 'before'}
        />
      ),
    },
  ],
}
