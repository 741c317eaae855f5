import { Slider } from '../../src/primitives/field/slider.tsx'
import type { Entry, Scene } from '../entry.ts'

const thousands = (values: readonly number[]) => values.map((value) => `${value}k`).join('–')
const ends = ({ say }: Scene) => [say('Lowest', 'الأدنى'), say('Highest', 'الأعلى')]

export const entry: Entry = {
  name: 'slider',
  group: 'controls',
  states: [
    {
      name: 'a range',
      node: (scene) => (
        <Slider
          label={scene.say('Price', 'السعر')}
          defaultValue={[120, 340]}
          minValue={0}
          maxValue={500}
          step={10}
          thumbs={ends(scene)}
          say={thousands}
        />
      ),
    },
    {
      name: 'one mark',
      node: ({ say }) => (
        <Slider
          label={say('Points to use', 'النقاط المستخدمة')}
          defaultValue={30}
          say={([points]) => `${points}`}
        />
      ),
    },
    {
      name: 'disabled',
      node: (scene) => (
        <Slider
          isDisabled
          label={scene.say('Price', 'السعر')}
          defaultValue={[20, 80]}
          thumbs={ends(scene)}
          say={thousands}
        />
      ),
    },
  ],
}
