import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { withTree } from '../planted.ts'
import { textIfAny } from '../tree.ts'
import { NEVER_WORDS } from './never-words.ts'
import { words } from './words.ts'

const REPOSITORY = new URL('../../../', import.meta.url).pathname
const listed = (await textIfAny(REPOSITORY, NEVER_WORDS)) ?? ''

const packOf = (language: string, namespace = 'device') =>
  `packages/i18n/messages/${language}/machines/${namespace}.json`
const pack = (language: string, text: string, place = packOf(language)) => ({
  [place]: JSON.stringify({ title: text }),
})
const check = (files: Record<string, string>, never = listed) =>
  withTree({ [NEVER_WORDS]: never, ...files }, (root) => words(root))
const faultIn = (language: string, count = 1) =>
  expect.stringContaining(`${language}: ${count}, allowed 0`) as string

describe('the check of words', () => {
  it('has words for each language', () => {
    expect(Object.keys(JSON.parse(listed) as object).toSorted()).toEqual(LOCALE_CODES.toSorted())
  })

  it.each([
    ['en', 'A dearer machine'],
    ['en', 'Weekly notice'],
    ['en', 'The payout waits for approval'],
    ['en', 'Each page states the weight'],
    ['en', 'The name of the owner of the store'],
    ['en', 'The link is on its way'],
    ['en', 'The order goes on as before'],
    ['en', 'The buyer reads this'],
    ['en', 'Free delivery from, {currency}'],
    ['ar', 'ساحة السجعة'],
    ['ar', 'الحساب المصرفي'],
    ['ar', 'والعلامة والموديل'],
    ['he', 'מהחצר'],
    ['he', 'מכרז פומבי'],
    ['ko', '당신의 장비'],
    ['ko', '견적 {number}을(를) 수락'],
    ['zh_CN', '设备护照'],
    ['zh_HK', '您的機械'],
    ['zh_HK', '審計日誌'],
    ['zh_HK', '在場裡面的這里'],
    ['de', 'Filme ansehen'],
    ['de', 'Streitfall um eine Zahlung'],
    ['fr', 'Vos papiers'],
    ['es', 'Sus papeles'],
    ['pt', 'Seus papéis'],
  ])('refuses in %s “%s”', async (language, text) => {
    expect(await check(pack(language, text))).toEqual([faultIn(language)])
  })

  it.each([
    ['en', 'The privacy notice'],
    ['en', 'Endearing emails'],
    ['en', 'Please wait. Stated by a seller in the United States'],
    ['en', 'The price of the machine, with a photo of its plate'],
    ['zh_HK', '每公里'],
    ['zh_CN', '迷你挖掘机'],
    ['fr', 'Engins de chantier, envoyés par e-mail'],
    ['de', 'Betriebsstundenzähler'],
    ['ko', '운송장 번호'],
  ])('passes in %s “%s”', async (language, text) => {
    expect(await check(pack(language, text))).toEqual([])
  })

  it.each([
    ['en', '5 %'],
    ['en', 'It’s "new"'],
    ['ar', 'حفارة, لودر'],
    ['ar', 'هل وصلت?'],
    ['ar', 'حاليًا'],
    ['ar', '٢٠ طن'],
    ['he', 'ב-50 שקל'],
    ['he', 'בDubai'],
    ['ko', '“장비”'],
    ['zh_CN', '设备,价格'],
    ['zh_CN', '「设备」'],
    ['zh_HK', '“機械”'],
    ['de', '50%'],
    ['de', '«Bagger»'],
    ['fr', 'Prix: {price}'],
    ['fr', 'Prêt ?'],
    ['fr', '«\u00a0Prêt»'],
    ['fr', "l'état"],
    ['es', '50%'],
    ['es', '1.400 horas'],
    ['es', 'Seguro?'],
    ['pt', '50\u00a0%'],
  ])('refuses the punctuation in %s of “%s”', async (language, text) => {
    const message = text.replaceAll("'", "''")
    expect(await check(pack(language, message))).toEqual([faultIn(language)])
  })

  it.each([
    ['ar', 'هل وصلت؟ «نعم»، 8,412 ساعة؛ 50%'],
    ['he', 'ב־Dubai, כ־50% ״כן״'],
    ['zh_CN', '“设备”：8,412 小时，08:00 起（50%）'],
    ['zh_HK', '「機械」：8,412 小時，08:00 起'],
    ['de', '„Bagger“: 50\u00a0%'],
    ['fr', 'Prix\u00a0: 50\u00a0%\u00a0; «\u00a0d’occasion\u00a0» dès 08:00\u00a0?'],
    ['es', '¿Seguro? «Sí», 1400 horas, 12.500 km, 50\u00a0%'],
    ['pt', '“Sim”, 50%'],
  ])('passes the punctuation in %s of “%s”', async (language, text) => {
    expect(await check(pack(language, text))).toEqual([])
  })

  it('reads every case of a message, and counts a fault in two of them once', async () => {
    const plural = '{count, plural, one {# paper} other {# papers}} of {name}'
    expect(await check(pack('en', `Dearest. ${plural}`))).toEqual([faultIn('en', 3)])
    const select = '{a, select, x {good} other {papers}} {b, select, x {dear} other {good}}'
    expect(await check(pack('en', select))).toEqual([faultIn('en', 2)])
  })

  it.each([
    ['en', 'Yours, {count}'],
    ['ar', 'محادثاتك، {count}'],
    ['zh_CN', '您的聊天，{count, number}'],
  ])('refuses in %s a count after a comma: “%s”', async (language, text) => {
    expect(await check(pack(language, text))).toEqual([faultIn(language)])
    expect(await check(pack(language, text.replace(/[,،，]\s*/, ' ')))).toEqual([])
  })

  it('refuses a counted text inside another, unless it is apart from the sentence', async () => {
    const texts = (title: string) => ({
      [packOf('en')]: JSON.stringify({ title, all: '{count, plural, one {# car} other {# cars}}' }),
      'apps/shop/app/list.tsx': "t('device.title', {\n  cars: t('device.all', { count }),\n})\n",
    })
    expect(await check(texts('Show {cars}'))).toEqual([faultIn('en')])
    expect(await check(texts('Result: {cars}'))).toEqual([])
    expect(await check(texts('Result ({cars})'))).toEqual([])
  })

  it('leaves out the keys where a word is right', async () => {
    const never = JSON.stringify({ en: [{ never: 'wug', use: 'bird', except: ['legal.*'] }] })
    const files = { ...pack('en', 'Wug'), ...pack('en', 'Wug', packOf('en', 'legal')) }
    expect(await check(files, never)).toEqual([faultIn('en')])
    const only = JSON.stringify({ en: [{ never: 'wug', use: 'bird', only: ['legal.title'] }] })
    expect(await check(files, only)).toEqual([faultIn('en')])
  })

  it.each([
    ['texts of one language', 'de', 'texts/de/intros.json', '{ "b": [{ "c": "Ein Hof" }] }\n'],
    ['a file of one language', 'de', 'src/descriptions/de.ts', "const a = { b: 'Ein Hof' }\n"],
    [
      'a text by its key',
      'ar',
      'src/places.ts',
      "const a = { en: 'A fine yard', ar: 'في السجعة' }\n",
    ],
    [
      'texts under a key',
      'fr',
      'src/notes.ts',
      "const a = { en: ['A yard'], fr: { b: ['Les papiers'] } }\n",
    ],
    ['a template', 'fr', 'src/descriptions/fr.ts', 'const a = `Reste ${n}%`\n'],
  ])('reads in the demo content %s', async (_, language, file, source) => {
    expect(await check({ [`packages/demo/${file}`]: source })).toEqual([faultIn(language)])
  })

  it('does not read code, tests and drawings of the demo content', async () => {
    const text = "const a = { en: 'A dearer machine' }\n"
    const files = {
      ...pack('en', 'Machines'),
      'packages/demo/src/a.test.ts': text,
      'packages/demo/src/seed/a.ts': text,
      'packages/demo/src/content/en.ts': "import a from './papers.ts'\nconst b = 'papers'\n",
    }
    expect(await check(files)).toEqual([])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await check({})).toEqual([expect.stringContaining('found no sources')])
  })
})
