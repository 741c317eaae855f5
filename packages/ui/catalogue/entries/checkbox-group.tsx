import { CheckboxGroup } from '../../src/primitives/field/checkbox-group.tsx'
import { Checkbox } from '../../src/primitives/field/checkbox.tsx'
import type { Entry, Scene } from '../entry.ts'

const Checks = ({ say }: Scene) => (
  <>
    <Checkbox value="a" label={say('Grade A', 'الدرجة A')} count="41" />
    <Checkbox value="b" label={say('Grade B', 'الدرجة B')} count="118" />
    <Checkbox value="c" label={say('Grade C', 'الدرجة C')} count="190" />
  </>
)

export const entry: Entry = {
  name: 'checkbox-group',
  group: 'controls',
  states: [
    {
      name: 'two chosen',
      node: (scene) => (
        <CheckboxGroup label={scene.say('Grade', 'الدرجة')} defaultValue={['a', 'b']}>
          <Checks {...scene} />
        </CheckboxGroup>
      ),
    },
    {
      name: 'invalid',
      node: (scene) => (
        <CheckboxGroup
          isRequired
          label={scene.say('Grade', 'الدرجة')}
          error={scene.say('Choose at least one', 'اختر واحدة على الأقل')}
        >
          <Checks {...scene} />
        </CheckboxGroup>
      ),
    },
    {
      name: 'disabled',
      node: (scene) => (
        <CheckboxGroup isDisabled label={scene.say('Grade', 'الدرجة')} defaultValue={['b']}>
          <Checks {...scene} />
        </CheckboxGroup>
      ),
    },
  ],
}
