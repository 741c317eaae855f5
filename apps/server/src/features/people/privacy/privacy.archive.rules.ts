import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { strToU8, zipSync, type Zippable } from 'fflate'

const DATA = 'ironsouq-data.json'
const PICTURES = 'pictures'

export interface ArchiveContent {
  madeAt: Date
  /** By the name of the personal data. */
  data: Readonly<Record<string, unknown>>
  pictures: readonly { name: string; body: Uint8Array }[]
}

function readmeIn(locale: LocaleCode, { madeAt, pictures }: ArchiveContent): string {
  const t = translator(locale)
  const lines = [
    t('mail.archiveTitle', { at: formatter(locale).dateTime(madeAt) }),
    t('mail.archiveData', { file: DATA }),
    ...(pictures.length > 0 ? [t('mail.archivePictures', { folder: PICTURES })] : []),
    t('mail.archiveSecrets'),
  ]
  return `${lines.join('\n\n')}\n`
}

/** A JSON file, a readme in the member's language, and the pictures. */
export function archiveOf(locale: LocaleCode, content: ArchiveContent): Uint8Array {
  const { madeAt, data, pictures } = content
  const files: Zippable = {
    [DATA]: strToU8(`${JSON.stringify({ madeAt, ...data }, null, 2)}\n`),
    'README.txt': strToU8(readmeIn(locale, content)),
  }
  // Pictures are compressed already.
  for (const { name, body } of pictures) files[`${PICTURES}/${name}`] = [body, { level: 0 }]
  return zipSync(files, { mtime: madeAt })
}
