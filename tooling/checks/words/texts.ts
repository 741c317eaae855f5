import { textsOf } from '../packs/icu.ts'
import { partsOf } from '../source.ts'
import { filesIn, textOf } from '../tree.ts'

/** A text that people read, in one language. */
export interface Shown {
  place: string
  /** `namespace.key` of a pack; `demo/` and the path for demo content, `demo/news/en` for a file of texts. */
  key: string
  language: string
  /** Without markup; a value is U+FFFC. */
  text: string
  line: number
}

const PACK = /^packages\/i18n\/messages\/([^/]+)\/[^/]+\/([^/]+)\.json$/
const DEMO_TEXTS = /^packages\/demo\/texts\/([^/]+)\/([^/]+)\.json$/
const DEMO = /^packages\/demo\/src\/(.+)\.ts$/
/** Code and drawings, and names of brands and models, which keep their spelling. */
const OTHER_DEMO = /\.test\.ts$|\/src\/(?:drawings|seed|pictures|films|models)\/|\/src\/brands\.ts$/
const LANGUAGE_OF_FILE = /(?:^|[-/])(ar|de|en|es|fr|he|ko|pt|zh-cn|zh-hk)$/
/** `ar: {`, `ar: [`, `ar: 'text'`; the yards have the names of their signs beside the Latin ones. */
const LABEL = /(?:^|[\s{,])(ar|de|en|es|fr|he|ko|pt|zh_CN|zh_HK|arabic|hebrew):\s*$/
const SPELLED: Record<string, string> = {
  'zh-cn': 'zh_CN',
  'zh-hk': 'zh_HK',
  arabic: 'ar',
  hebrew: 'he',
}

const MARKUP = /<\/?[a-z0-9][^>]*>/gi
const languageOf = (name: string) => SPELLED[name] ?? name
const unescaped = (text: string) =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/\\(['"`\\])/g, '$1')

/** Adds to `open` the language that each bracket of the code is labelled with, and takes closed ones off. */
function follow(open: (string | undefined)[], code: string): string | undefined {
  let from = 0
  for (const bracket of code.matchAll(/[{[(]|[}\])]/g)) {
    if ('{[('.includes(bracket[0])) {
      const label = LABEL.exec(code.slice(from, bracket.index))?.[1]
      open.push(label === undefined ? open.at(-1) : languageOf(label))
    } else open.pop()
    from = bracket.index + 1
  }
  return LABEL.exec(code.slice(from))?.[1]
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf)

function textsOfDemoTexts(place: string, source: string): Shown[] {
  const [, language = '', name = ''] = DEMO_TEXTS.exec(place) ?? []
  const key = `demo/${name}/${language}`
  const escaped = source.replaceAll(/\\u[0-9a-f]{4}/gi, (code) => JSON.parse(`"${code}"`) as string)
  return stringsOf(JSON.parse(source)).map((text) => {
    const line = escaped.slice(0, escaped.indexOf(JSON.stringify(text))).split('\n').length
    return { place, key, language, text: text.replaceAll(MARKUP, ' '), line }
  })
}

/** The texts of a demo file by the language of the file, or of the key that they are under. */
function textsOfDemo(place: string, source: string): Shown[] {
  const key = `demo/${DEMO.exec(place)?.[1] ?? place}`
  const ofFile = LANGUAGE_OF_FILE.exec(key)?.[1]
  const open: (string | undefined)[] = []
  let label: string | undefined
  return partsOf(source).flatMap((part) => {
    if (part.kind === 'code') label = follow(open, part.text)
    if (part.kind !== 'string' && part.kind !== 'template') return []
    const language = ofFile ?? label ?? open.at(-1)
    label = undefined
    const text = unescaped(part.text).replaceAll(MARKUP, ' ')
    // A word without a space or a letter beyond ASCII is a code, a path or a name of the code.
    const isCode = !/[^\x20-\x7e]/.test(text) && (!/\s/.test(text) || text.startsWith('./'))
    if (language === undefined || isCode) return []
    const shown = part.kind === 'template' ? text.replaceAll('$', '\ufffc') : text
    const line = source.slice(0, part.at).split('\n').length
    return [{ place, key, language: languageOf(language), text: shown, line }]
  })
}

function textsOfPack(place: string, source: string): Shown[] {
  const [, language = '', namespace = ''] = PACK.exec(place) ?? []
  const pack = Object.entries(JSON.parse(source) as Record<string, string>)
  return pack.flatMap(([name, message], index) => {
    const texts = textsOf(message).map((text) => text.replaceAll(MARKUP, ' '))
    const line = index + 2
    return texts.map((text) => ({ place, key: `${namespace}.${name}`, language, text, line }))
  })
}

/** Every text of the packs (screens, emails, legal texts) and of the demo content. */
export async function shownTexts(root: string): Promise<Shown[]> {
  const places = await filesIn(root, /^packages\/(?:i18n\/messages|demo\/(?:src|texts))\//)
  const shown: Shown[] = []
  for (const place of places) {
    if (PACK.test(place)) shown.push(...textsOfPack(place, await textOf(root, place)))
    else if (DEMO_TEXTS.test(place))
      shown.push(...textsOfDemoTexts(place, await textOf(root, place)))
    else if (DEMO.test(place) && !OTHER_DEMO.test(place))
      shown.push(...textsOfDemo(place, await textOf(root, place)))
  }
  return shown
}
