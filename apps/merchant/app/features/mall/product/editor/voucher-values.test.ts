import { expect, it } from 'vitest'
import { labelIn, sentTerms, typedTerms, USUAL_TERMS, withLabel } from './voucher-values.ts'

it('sends only what belongs to the chosen kind and validity', () => {
  expect(sentTerms({ ...USUAL_TERMS, uses: '5', from: '2026-12-01' })).toEqual({
    kind: 'single',
    uses: null,
    validity: 'days',
    days: 180,
    from: null,
    until: null,
    isRefundable: true,
    fields: [],
  })
  const counted = sentTerms({ ...USUAL_TERMS, kind: 'counted', uses: '5' })
  expect(counted.uses).toBe(5)
  expect(typedTerms(counted)).toMatchObject({ uses: '5', days: '180', from: '' })
})

it('writes a question in the language of the person, which stands for English until there is one', () => {
  const asked = withLabel({ label: { en: '' }, isRequired: true }, 'ar', 'الرقم التسلسلي')
  expect(asked.label).toEqual({ en: 'الرقم التسلسلي', ar: 'الرقم التسلسلي' })
  const both = withLabel(asked, 'en', 'Serial number')
  expect(withLabel(both, 'ar', 'رقم الآلة').label).toEqual({ en: 'Serial number', ar: 'رقم الآلة' })
  expect(labelIn(both, 'de')).toBe('Serial number')
})
