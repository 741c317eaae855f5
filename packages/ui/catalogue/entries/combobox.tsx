import { Combobox } from '../../src/primitives/field/combobox.tsx'
import type { Entry, Scene } from '../entry.ts'
import { emirates } from '../examples.ts'

const none = ({ say }: Scene) => say('Nothing fits', 'لا شيء مطابق')

export const entry: Entry = {
  name: 'combobox',
  group: 'controls',
  states: [
    {
      name: 'empty',
      node: (scene) => (
        <Combobox
          label={scene.say('Port', 'الميناء')}
          placeholder={scene.say('Type a name', 'اكتب اسمًا')}
          empty={none(scene)}
          options={emirates(scene)}
        />
      ),
    },
    {
      name: 'chosen',
      node: (scene) => (
        <Combobox
          label={scene.say('Port', 'الميناء')}
          defaultValue="fujairah"
          empty={none(scene)}
          options={emirates(scene)}
        />
      ),
    },
    {
      name: 'invalid',
      node: (scene) => (
        <Combobox
          isRequired
          label={scene.say('Port', 'الميناء')}
          empty={none(scene)}
          options={emirates(scene)}
          error={scene.say('Delivery not supported in the region', 'التوصيل غير متاح في المنطقة')}
        />
      ),
    },
  ],
}
