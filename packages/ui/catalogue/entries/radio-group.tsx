import { RadioGroup } from '../../src/primitives/field/radio-group.tsx'
import type { Entry } from '../entry.ts'
import { emirates, terms } from '../examples.ts'

export const entry: Entry = {
  name: 'radio-group',
  group: 'controls',
  states: [
    {
      name: 'chosen, with help',
      node: (scene) => (
        <RadioGroup
          label={scene.say('Delivery', 'التسليم')}
          defaultValue="cif"
          options={terms(scene)}
        />
      ),
    },
    {
      name: 'one disabled',
      node: (scene) => (
        <RadioGroup label={scene.say('Emirate', 'الإمارة')} options={emirates(scene)} />
      ),
    },
    {
      name: 'invalid',
      node: (scene) => (
        <RadioGroup
          isRequired
          label={scene.say('Delivery', 'التسليم')}
          options={terms(scene)}
          error={scene.say('Choose how it is delivered', 'اختر طريقة التسليم')}
        />
      ),
    },
    {
      name: 'side by side',
      node: ({ say }) => (
        <RadioGroup
          orientation="horizontal"
          label={say('Buyer', 'المشتري')}
          defaultValue="company"
          options={[
            { id: 'company', text: say('Company', 'شركة') },
            { id: 'person', text: say('Person', 'فرد') },
          ]}
        />
      ),
    },
    {
      name: 'disabled',
      node: (scene) => (
        <RadioGroup
          isDisabled
          label={scene.say('Delivery', 'التسليم')}
          defaultValue="exw"
          options={terms(scene)}
        />
      ),
    },
  ],
}
