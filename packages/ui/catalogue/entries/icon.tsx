import { Icon, ICON_NAMES } from '../../src/primitives/display/icon.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'icon',
  group: 'ground',
  wide: true,
  states: [
    {
      name: 'all; those that point along the line turn with it',
      node: () => (
        <ul lang="en" className="grid grid-cols-10 gap-y-4 text-micro">
          {ICON_NAMES.map((name) => (
            <li key={name} className="grid justify-items-center gap-1">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'mini 14, small 16, full 20, large 24',
      node: () => (
        <p className="flex items-center gap-3">
          <Icon name="seal" size="mini" />
          <Icon name="seal" size="small" />
          <Icon name="seal" />
          <Icon name="seal" size="large" />
        </p>
      ),
    },
  ],
}
