import { afterEach, expect, it } from 'vitest'
import { languageStore, rememberLanguage } from './language-store.ts'

const OFFERED = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'Arabic, as the server calls it' },
] as const

afterEach(() => languageStore.reset())

it('keeps the language, its name and the list, and leaves the decoration alone [AP-8]', () => {
  expect(languageStore.get()).toMatchObject({ locale: 'en', langName: 'English', isLoad: false })
  languageStore.set({ decorateSts: true, shopRoutes: ['/shop'], decorateHeaders: ['x'] })
  rememberLanguage('ar', OFFERED)
  expect(languageStore.get()).toEqual({
    locales: ['en', 'ar'],
    locale: 'ar',
    langName: 'Arabic, as the server calls it',
    langList: OFFERED,
    errMsg: '',
    isLoad: true,
    decorateSts: true,
    shopRoutes: ['/shop'],
    decorateHeaders: ['x'],
  })
})

it('says why there is no list, and knows its own language all the same [AP-8]', () => {
  rememberLanguage('he', [])
  expect(languageStore.get()).toMatchObject({ locale: 'he', langName: 'עברית', locales: [] })
  expect(languageStore.get().errMsg).not.toBe('')
  rememberLanguage('he', OFFERED)
  expect(languageStore.get().errMsg).toBe('')
})
