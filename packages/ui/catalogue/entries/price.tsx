import { Price } from '../../src/primitives/display/price.tsx'
import type { Entry, Scene } from '../entry.ts'

type PriceSize = 'flat' | 'row' | 'card' | 'box' | 'live'

const Shown = ({ say, dir, size }: Scene & { size: PriceSize }) => (
  <Price
    currency={say('AED', 'د.إ')}
    figure="236,000"
    order={dir === 'rtl' ? 'after' : 'before'}
    size={size}
  />
)

export const entry: Entry = {
  name: 'price',
  group: 'display',
  states: [
    { name: 'flat', node: (scene) => <Shown {...scene} size="flat" /> },
    { name: 'row', node: (scene) => <Shown {...scene} size="row" /> },
    { name: 'card', node: (scene) => <Shown {...scene} size="card" /> },
    { name: 'box', node: (scene) => <Shown {...scene} size="box" /> },
    { name: 'live', node: (scene) => <Shown {...scene} size="live" /> },
  ],
}
