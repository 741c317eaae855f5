import { Select } from '../../src/primitives/field/select.tsx'
import type { Entry } from '../entry.ts'
import { emirates } from '../examples.ts'

export const entry: Entry = {
  name: 'select',
  group: 'controls',
  states: [
    {
      name: 'nothing chosen',
      node: (scene) => (
        <Select
          label={scene.say('Emirate', 'الإمارة')}
          placeholder={scene.say('Choose one', 'اختر واحدة')}
          options={emirates(scene)}
        />
      ),
    },
    {
      name: 'chosen, required',
      node: (scene) => (
        <Select
          isRequired
          label={scene.say('Emirate', 'الإمارة')}
          defaultValue="sharjah"
          options={emirates(scene)}
          description={scene.say('Where it stands', 'حيث توجد')}
        />
      ),
    },
    {
      name: 'dense, with an icon',
      node: (scene) => (
        <Select
          isLabelHidden
          size="dense"
          icon="sort"
          label={scene.say('Order', 'الترتيب')}
          defaultValue="value"
          options={[{ id: 'value', text: scene.say('Best value first', 'الأفضل قيمة أولاً') }]}
        />
      ),
    },
    {
      name: 'invalid',
      node: (scene) => (
        <Select
          label={scene.say('Emirate', 'الإمارة')}
          placeholder={scene.say('Choose one', 'اختر واحدة')}
          options={emirates(scene)}
          error={scene.say('Choose where the machine stands', 'اختر مكان الآلة')}
        />
      ),
    },
    {
      name: 'disabled',
      node: (scene) => (
        <Select
          isDisabled
          label={scene.say('Emirate', 'الإمارة')}
          defaultValue="dubai"
          options={emirates(scene)}
        />
      ),
    },
  ],
}
