import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { strToU8, zipSync, type Zippable } from 'fflate'

const DATA = 'ironsouq-data.json'
const PICTURES = 'pictures'

export interface Archived {
  madeAt: Date
  /** By the names of the pieces. */
  data: Readonly<Record<string, unknown>>
  pictures: readonly { name: string; body: Uint8Array }[]
}

function readmeIn(locale: LocaleCode, { madeAt, pictures }: Archived): string {
  const t = translator(locale)
  const lines = [
    t('mail.archiveTitle', { at: formatter(locale).dateTime(madeAt) }),
    t('mail.archiveData', { file: DATA }),
    ...(pictures.length > 0 ? [t('mail.archivePictures', { folder: PICTURES })] : []),
    t('mail.archiveSecrets'),
  ]
  return `${lines.join('\n\n')}\n`
}

/** One file for programs, one for people, and the pictures as they are. */
export function archiveOf(locale: LocaleCode, archived: Archived): Uint8Array {
  const { madeAt, data, pictures } = archived
  const files: Zippable = {
    [DATA]: strToU8(`${JSON.stringify({ madeAt, ...data }, null, 2)}\n`),
    'README.txt': strToU8(readmeIn(locale, archived)),
  }
  // A picture is packed already.
  for (const { name, body } of pictures) files[`${PICTURES}/${name}`] = [body, { level: 0 }]
  return zipSync(files, { mtime: madeAt })
}
