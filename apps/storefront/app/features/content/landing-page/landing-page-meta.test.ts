import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { categoryHeading } from './landing-page-meta.ts'

it('the page of a category has its own heading, or a sentence that any name fits into', () => {
  const t = translator('en')
  const heading = 'Used excavators for sale in the UAE'
  expect(categoryHeading(t, { name: 'Excavators', heading })).toBe(heading)
  expect(categoryHeading(t, { name: 'Excavators', heading: null })).toBe(
    t('landingPage.categoryTitle', { name: 'Excavators' }),
  )
})
