import type { LocaleCode } from '@ironsouq/i18n/locales'
import { LOCALES } from '@ironsouq/i18n/locales'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { type FamilyName, fontsFor } from './fonts.ts'
import { PASSPORT } from './passport.template.ts'
import { PROFORMA } from './proforma.template.ts'
import { REPORT } from './report.template.ts'
import { SLIPS } from './slips.template.ts'

/** One sheet in the message to the drawer. */
export interface Drawing {
  template: 'passport' | 'report' | 'proforma' | 'slips'
  locale: LocaleCode
  beside: LocaleCode
  content: Readonly<Record<string, unknown>>
  /** The absolute URL in its QR code. */
  url: string
  picture: Uint8Array | null
  /** Further pictures, by their position. */
  pictures: readonly (Uint8Array | null)[]
}

const TEMPLATES = { passport: PASSPORT, report: REPORT, proforma: PROFORMA, slips: SLIPS }

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

const PHOTO_WIDTH = 1000
const THUMB_WIDTH = 360

/** In print size, in the format that a sheet can embed unchanged. */
const printed = (picture: Uint8Array, width = PHOTO_WIDTH): Promise<Buffer> =>
  sharp(picture).resize({ width, withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer()

/** In the place of a picture that is no longer stored. */
const blank = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: '#e9e1d1' } })
    .jpeg()
    .toBuffer()

/** Draws a sheet. A passport must fit on one page: its template cuts what is too long. */
export async function drawSheet(drawing: Drawing): Promise<Buffer> {
  const { template, locale, beside, content, url, picture, pictures } = drawing
  const ownFamily = SCRIPT_FAMILY[locale]
  // A recipient writes their name in any script; of each family only the glyphs in use are loaded.
  const others = template === 'slips' ? Object.values(SCRIPT_FAMILY) : []
  const families: FamilyName[] = [
    ...new Set<FamilyName>([
      'Inter',
      'IBM Plex Sans Arabic',
      ...(ownFamily ? [ownFamily] : []),
      ...others,
    ]),
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
  for (const [i, each] of pictures.entries())
    compiler.mapShadow(
      `${ROOT}/picture-${i}.jpg`,
      each ? await printed(each, THUMB_WIDTH) : await blank(),
    )
  const pdf = compiler.pdf({ mainFileContent: TEMPLATES[template] })
  // Sheets have too little in common for a cache.
  compiler.evictCache(0)
  return pdf
}
