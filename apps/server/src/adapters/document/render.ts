import type { LocaleCode } from '@ironsouq/i18n/locales'
import { LOCALES } from '@ironsouq/i18n/locales'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { type FamilyName, fontsFor } from './fonts.ts'
import { PASSPORT } from './passport.template.ts'

/** One sheet in the message to the drawer. */
export interface Drawing {
  locale: LocaleCode
  beside: LocaleCode
  content: Readonly<Record<string, unknown>>
  /** The absolute URL in its QR code. */
  url: string
  picture: Uint8Array | null
}

/** Characters that the template itself writes. */
const OWN_SIGNS = '0123456789 .,:;·%×–—'

const SCRIPT_FAMILY: Partial<Record<LocaleCode, FamilyName>> = {
  he: 'Noto Sans Hebrew',
  zh_CN: 'Noto Sans SC',
  zh_HK: 'Noto Sans HK',
  ko: 'Noto Sans KR',
}

const languageOf = (locale: LocaleCode) => {
  const { language, region } = new Intl.Locale(LOCALES[locale].bcp47)
  return { lang: language, region: region ?? null, dir: LOCALES[locale].dir }
}

/** Where shadow files live; nothing is read from the disk there. */
const ROOT = '/sheet'

/** In print size, in the format that a sheet can embed unchanged. */
const printed = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).resize({ width: 1000, withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer()

/** Draws a sheet. It must fit on one page; the template cuts what is too long. */
export async function drawPassport(drawing: Drawing): Promise<Buffer> {
  const { locale, beside, content, url, picture } = drawing
  const ownFamily = SCRIPT_FAMILY[locale]
  const families: FamilyName[] = [
    'Inter',
    'IBM Plex Sans Arabic',
    ...(ownFamily ? [ownFamily] : []),
  ]
  const fontBlobs = await fontsFor(JSON.stringify(content) + OWN_SIGNS, families)
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] })
  const photo = picture && (await printed(picture))
  const sheet = {
    ...content,
    main: languageOf(locale),
    beside: languageOf(beside),
    families,
    hasPicture: photo !== null,
  }
  compiler.mapShadow(`${ROOT}/sheet.json`, Buffer.from(JSON.stringify(sheet)))
  compiler.mapShadow(`${ROOT}/code.svg`, Buffer.from(renderSVG(url, { border: 0 })))
  if (photo) compiler.mapShadow(`${ROOT}/picture.jpg`, photo)
  const pdf = compiler.pdf({ mainFileContent: PASSPORT })
  // Sheets have too little in common for a cache.
  compiler.evictCache(0)
  return pdf
}
