import { IconButton } from '../../src/primitives/action/icon-button.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'icon-button',
  group: 'controls',
  states: [
    { name: 'line', node: ({ say }) => <IconButton icon="heart" label={say('Save', 'حفظ')} /> },
    {
      name: 'quiet',
      node: ({ say }) => <IconButton icon="close" tone="quiet" label={say('Close', 'إغلاق')} />,
    },
    {
      name: 'ink',
      node: ({ say }) => <IconButton icon="send" tone="ink" label={say('Send', 'إرسال')} />,
    },
    {
      name: 'dense',
      node: ({ say }) => <IconButton icon="edit" size="dense" label={say('Edit', 'تعديل')} />,
    },
    {
      name: 'busy',
      node: ({ say }) => <IconButton icon="heart" isPending label={say('Saving', 'جارٍ الحفظ')} />,
    },
    {
      name: 'disabled',
      node: ({ say }) => <IconButton icon="heart" isDisabled label={say('Save', 'حفظ')} />,
    },
  ],
}
