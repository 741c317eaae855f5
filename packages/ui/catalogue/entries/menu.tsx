import { Button } from '../../src/primitives/action/button.tsx'
import { Menu } from '../../src/primitives/overlay/menu.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'menu',
  group: 'overlays',
  height: 280,
  states: [
    {
      name: 'open: icons, a key, a line, one that is off, one that takes away',
      node: ({ say }) => (
        <Menu
          defaultOpen
          label={say('Listing 20418', 'الإعلان 20418')}
          trigger={<Button>{say('Listing', 'الإعلان')}</Button>}
          entries={[
            { id: 'edit', text: say('Edit', 'تعديل'), icon: 'edit', shortcut: 'E' },
            { id: 'preview', text: say('Preview', 'معاينة'), icon: 'eye' },
            { id: 'print', text: say('Print', 'طباعة'), icon: 'print', isDisabled: true },
            null,
            { id: 'remove', text: say('Take down', 'إزالة'), icon: 'trash', isDanger: true },
          ]}
        />
      ),
    },
  ],
}
