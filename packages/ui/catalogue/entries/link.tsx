import { Link } from '../../src/primitives/action/link.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'link',
  group: 'controls',
  states: [
    {
      name: 'in a sentence',
      node: ({ say }) => (
        <p>
          {say('Sold with the papers. ', 'تباع مع أوراقها. ')}
          <Link href="#grade">{say('How we grade', 'كيف نصنّف')}</Link>
        </p>
      ),
    },
  ],
}
