import { TextArea } from '../../src/primitives/field/text-area.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'text-area',
  group: 'controls',
  states: [
    {
      name: 'filled',
      node: ({ say }) => (
        <TextArea
          label={say('Message', 'الرسالة')}
          defaultValue={say(
            'Is the undercarriage original? Can you ship to Dammam?',
            'هل الهيكل السفلي أصلي؟ وهل تشحنون إلى الدمام؟',
          )}
          description={say('54 of 1,000 characters', '54 من 1,000 حرف')}
        />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <TextArea
          isRequired
          rows={3}
          label={say('Comment', 'التعليق')}
          error={say('Evaluation cannot be empty', 'لا يمكن ترك التقييم فارغًا')}
        />
      ),
    },
    {
      name: 'disabled',
      node: ({ say }) => (
        <TextArea
          isDisabled
          rows={2}
          label={say('Reply', 'الرد')}
          defaultValue={say('The inquiry is closed', 'الاستفسار مغلق')}
        />
      ),
    },
  ],
}
