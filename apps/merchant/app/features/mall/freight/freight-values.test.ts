import { expect, it } from 'vitest'
import { formOf, NEW_FREIGHT, valuesOf } from './freight-values.ts'

const RECORD = {
  freightTemplateId: 't',
  version: 1,
  name: 'Parcel to 30 kg',
  unit: 'weight' as const,
  cutOff: 15 * 60 + 30,
  daysOff: [5, 7],
  rules: [
    {
      regions: ['dubai', 'AE', 'SA', 'OM'],
      firstUnits: 1000,
      first: '25.00',
      furtherUnits: 500,
      further: '4.50',
      freeFrom: null,
      daysMin: 1,
      daysMax: 3,
    },
  ],
  productCount: 0,
}

it('sends a template back as it was read [PR-5]', () => {
  const { freightTemplateId: _, version: __, productCount: ___, ...form } = RECORD
  expect(formOf(valuesOf(RECORD), 'AED')).toEqual(form)
})

it('reads typed amounts, numbers and kilograms [PR-5]', () => {
  const [rule] = NEW_FREIGHT.rules
  const typed = {
    ...NEW_FREIGHT,
    rules: [
      {
        ...rule!,
        places: [],
        countries: ['SA', 'OM'],
        firstUnits: '0,5',
        first: '٢٥',
        further: '4,5',
        freeFrom: '1,000',
        daysMin: '٢',
      },
    ],
  }
  expect(formOf(typed, 'AED').rules).toEqual([
    {
      regions: ['SA', 'OM'],
      firstUnits: 500,
      first: '25.00',
      furtherUnits: 1000,
      further: '4.50',
      freeFrom: '1000.00',
      daysMin: 2,
      daysMax: null,
    },
  ])
})
