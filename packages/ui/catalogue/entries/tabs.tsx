import { Tabs } from '../../src/primitives/display/tabs.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'tabs',
  group: 'display',
  wide: true,
  states: [
    {
      name: 'counts, one that is off',
      node: ({ say }) => (
        <Tabs
          label={say('Listings', 'الإعلانات')}
          tabs={[
            {
              id: 'all',
              text: say('All', 'الكل'),
              count: '2,431',
              content: <p>{say('All listings', 'كل الإعلانات')}</p>,
            },
            {
              id: 'review',
              text: say('To review', 'للمراجعة'),
              count: '18',
              content: <p>{say('Listings to review', 'إعلانات للمراجعة')}</p>,
            },
            {
              id: 'flagged',
              text: say('Flagged', 'معلّمة'),
              count: '0',
              isDisabled: true,
              content: null,
            },
          ]}
        />
      ),
    },
  ],
}
