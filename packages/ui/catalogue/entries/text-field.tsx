import { FieldUnit, TextField } from '../../src/primitives/field/text-field.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'text-field',
  group: 'controls',
  states: [
    {
      name: 'empty, with help',
      node: ({ say }) => (
        <TextField
          label={say('Subject', 'الموضوع')}
          placeholder={say('Quote for two excavators', 'عرض سعر لحفارتين')}
          description={say('Up to 80 characters', 'حتى 80 حرفًا')}
        />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <TextField
          type="email"
          label={say('Email', 'البريد الإلكتروني')}
          defaultValue="buyer@yard"
          error={say('Please enter a valid email address', 'يرجى إدخال بريد إلكتروني صحيح')}
        />
      ),
    },
    {
      name: 'with its unit',
      node: ({ say }) => (
        <TextField
          label={say('Maximum', 'الحد الأقصى')}
          defaultValue="340,000"
          before={<FieldUnit>{say('AED', 'د.إ')}</FieldUnit>}
        />
      ),
    },
    {
      name: 'required',
      node: ({ say }) => (
        <TextField isRequired label={say('Company', 'الشركة')} defaultValue="Al Noor" />
      ),
    },
    {
      name: 'read-only',
      node: ({ say }) => (
        <TextField isReadOnly label={say('Stock number', 'رقم المخزون')} defaultValue="IS-20418" />
      ),
    },
    {
      name: 'disabled',
      node: ({ say }) => (
        <TextField
          isDisabled
          label={say('Trade licence', 'الرخصة التجارية')}
          defaultValue="784-1"
        />
      ),
    },
    {
      name: 'focused',
      node: ({ say }) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus is what is shown
        <TextField autoFocus label={say('Name', 'الاسم')} defaultValue={say('Sara', 'سارة')} />
      ),
    },
    {
      name: 'dense, 36 on a desk',
      node: ({ say }) => (
        <TextField size="dense" label={say('Model', 'الطراز')} defaultValue="320D" />
      ),
    },
    {
      name: 'portal, its label heard only',
      node: ({ say }) => (
        <TextField
          size="portal"
          isLabelHidden
          label={say('Serial number', 'الرقم التسلسلي')}
          placeholder={say('Serial number', 'الرقم التسلسلي')}
        />
      ),
    },
  ],
}
