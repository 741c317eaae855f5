import { Select } from '../../src/primitives/field/select.tsx'
import type { Entry } from '../entry.ts'
import { emirates } from '../examples.ts'

export const entry: Entry = {
  name: 'select-open',
  group: 'controls',
  height: 220,
  states: [
    {
      name: 'open',
      node: (scene) => (
        <Select
          defaultOpen
          label={scene.say('Emirate', 'الإمارة')}
          defaultValue="sharjah"
          options={emirates(scene)}
        />
      ),
    },
  ],
}
