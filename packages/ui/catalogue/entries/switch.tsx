import { Switch } from '../../src/primitives/field/switch.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'switch',
  group: 'controls',
  states: [
    {
      name: 'on, with help',
      node: ({ say }) => (
        <Switch
          defaultSelected
          label={say('Price alerts', 'تنبيهات الأسعار')}
          description={say('When a saved machine gets cheaper', 'عندما ينخفض سعر آلة محفوظة')}
        />
      ),
    },
    { name: 'off', node: ({ say }) => <Switch label={say('Newsletter', 'النشرة البريدية')} /> },
    {
      name: 'disabled, off',
      node: ({ say }) => <Switch isDisabled label={say('Text messages', 'رسائل نصية')} />,
    },
    {
      name: 'disabled, on',
      node: ({ say }) => (
        <Switch isDisabled isSelected label={say('Security notices', 'إشعارات الأمان')} />
      ),
    },
  ],
}
