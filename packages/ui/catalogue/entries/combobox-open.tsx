import { Combobox } from '../../src/primitives/field/combobox.tsx'
import type { Entry } from '../entry.ts'
import { terms } from '../examples.ts'

export const entry: Entry = {
  name: 'combobox-open',
  group: 'controls',
  height: 180,
  states: [
    {
      name: 'open when it is focused',
      node: (scene) => (
        <Combobox
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the open list is what is shown
          autoFocus
          menuTrigger="focus"
          label={scene.say('Delivery', 'التسليم')}
          empty={scene.say('Nothing fits', 'لا شيء مطابق')}
          options={terms(scene)}
        />
      ),
    },
  ],
}
