import type { Option } from '../src/primitives/field/option-list.tsx'
import type { Scene } from './entry.ts'

/** Options that several entries use. */
export const emirates = ({ say }: Scene): readonly Option[] => [
  { id: 'dubai', text: say('Dubai', 'دبي') },
  { id: 'abu-dhabi', text: say('Abu Dhabi', 'أبوظبي') },
  { id: 'sharjah', text: say('Sharjah', 'الشارقة') },
  { id: 'ajman', text: say('Ajman', 'عجمان'), isDisabled: true },
  { id: 'fujairah', text: say('Fujairah', 'الفجيرة') },
]

export const terms = ({ say }: Scene): readonly Option[] => [
  {
    id: 'exw',
    text: say('Ex works', 'تسليم المصنع'),
    description: say('You collect it from the yard', 'تستلمها من الساحة'),
  },
  {
    id: 'cif',
    text: say('To your port', 'إلى مينائك'),
    description: say('Freight and insurance paid', 'الشحن والتأمين مدفوعان'),
  },
]
