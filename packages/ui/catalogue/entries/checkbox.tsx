import { Checkbox } from '../../src/primitives/field/checkbox.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'checkbox',
  group: 'controls',
  states: [
    {
      name: 'chosen, with a count',
      node: ({ say }) => (
        <Checkbox defaultSelected label={say('Inspected by us', 'مفحوصة من قبلنا')} count="349" />
      ),
    },
    {
      name: 'not chosen',
      node: ({ say }) => <Checkbox label={say('Hours proven', 'ساعات مثبتة')} count="262" />,
    },
    {
      name: 'some of them',
      node: ({ say }) => <Checkbox isIndeterminate label={say('All orders', 'كل الطلبات')} />,
    },
    {
      name: 'disabled',
      node: ({ say }) => <Checkbox isDisabled label={say('With video', 'مع فيديو')} count="0" />,
    },
    {
      name: 'disabled, chosen',
      node: ({ say }) => (
        <Checkbox isDisabled isSelected label={say('Terms accepted', 'الشروط مقبولة')} />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <Checkbox
          isRequired
          label={say('I accept the bidding rules', 'أقبل قواعد المزايدة')}
          error={say('Accept the rules to bid', 'اقبل القواعد للمزايدة')}
        />
      ),
    },
    {
      name: 'with help',
      node: ({ say }) => (
        <Checkbox
          defaultSelected
          label={say('Tell me by mail', 'أخبرني بالبريد')}
          description={say('At most once a day', 'مرة في اليوم على الأكثر')}
        />
      ),
    },
  ],
}
