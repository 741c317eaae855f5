import { useState } from 'react'
import { Tags } from '../../src/primitives/display/tag.tsx'
import type { Entry, Scene } from '../entry.ts'

function Removable({ say }: Scene) {
  const [tags, setTags] = useState([
    { id: 'grade', text: say('Grade A to C', 'الدرجة A إلى C') },
    { id: 'seen', text: say('Inspected by us', 'فحصناها') },
    { id: 'hours', text: say('Up to 12,000 h', 'حتى 12,000 ساعة') },
  ])
  return (
    <Tags
      label={say('Chosen filters', 'الفلاتر المختارة')}
      tags={tags}
      onRemove={(ids) => setTags(tags.filter(({ id }) => !ids.includes(id)))}
    />
  )
}

export const entry: Entry = {
  name: 'tag',
  group: 'display',
  states: [
    { name: 'can be taken away', node: (scene) => <Removable {...scene} /> },
    {
      name: 'only shown',
      node: ({ say }) => (
        <Tags
          label={say('Papers', 'الأوراق')}
          tags={[
            { id: 'bill', text: say('Bill of entry', 'بيان جمركي') },
            { id: 'tpi', text: say('Third-party inspection', 'فحص طرف ثالث') },
          ]}
        />
      ),
    },
    {
      name: 'very long',
      node: ({ say }) => (
        <Tags
          label={say('Chosen filters', 'الفلاتر المختارة')}
          tags={[
            {
              id: 'long',
              text: say(
                'Undercarriage replaced by an authorised dealer within twelve months',
                'استُبدل الهيكل السفلي لدى وكيل معتمد خلال اثني عشر شهراً',
              ),
            },
          ]}
          onRemove={() => undefined}
        />
      ),
    },
  ],
}
