import { expect, it } from 'vitest'
import { editedTexts, NO_WORDS, nameOf, sentTexts, writtenAs } from './product-texts.ts'

const words = (name: string) => ({ ...NO_WORDS, name })

it('lets an Arabic writer leave out English, and does not show the same words twice [PR-1]', () => {
  const typed = { texts: { en: NO_WORDS, ar: words('سن دلو') }, writtenIn: 'ar' } as const
  const sent = sentTexts(typed)
  expect(sent).toEqual({ en: words('سن دلو'), ar: words('سن دلو') })
  expect(editedTexts(sent, 'ar')).toEqual(typed)
  expect(nameOf(typed)).toBe('سن دلو')
})

it('edits English where the language of the reader is not written [PR-1]', () => {
  const texts = { en: words('Tooth'), de: words('Zahn') }
  expect(editedTexts(texts, 'ar')).toEqual({ texts, writtenIn: 'en' })
  expect(editedTexts(texts, 'de')).toEqual({ texts, writtenIn: 'de' })
  expect(sentTexts({ texts: { ...texts, fr: NO_WORDS }, writtenIn: 'en' })).toEqual(texts)
})

it('moves what was typed under another language, unless that one has words [PR-1]', () => {
  const typed = { texts: { en: words('Zahn') }, writtenIn: 'en' } as const
  const moved = writtenAs(typed, 'de')
  expect(moved).toEqual({ texts: { en: NO_WORDS, de: words('Zahn') }, writtenIn: 'de' })
  const both = { texts: { en: words('Tooth'), de: words('Zahn') }, writtenIn: 'en' } as const
  expect(writtenAs(both, 'de')).toEqual({ ...both, writtenIn: 'de' })
})
