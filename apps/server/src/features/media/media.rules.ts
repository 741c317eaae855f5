import { createHash } from 'node:crypto'
import type { UploadAsk } from '@ironsouq/contract/media/media.endpoints'
import {
  isImageType,
  MB,
  PICTURE_PIXELS_MAX,
  PURPOSES,
  type Purpose,
  type UploadFault,
} from '@ironsouq/contract/media/media.limits'
import type { Key, Values } from '@ironsouq/i18n/messages'

interface Words {
  key: Key
  values: Values
}

/** Why a picture is refused, in words [FM-1]. */
const WORDS: Record<UploadFault, (purpose: Purpose) => Words> = {
  format: () => ({ key: 'error.imageFormat', values: {} }),
  damaged: () => ({ key: 'error.imageDamaged', values: {} }),
  dimensions: () => ({
    key: 'error.imageDimensions',
    values: { megapixels: PICTURE_PIXELS_MAX / 1_000_000 },
  }),
  size: (purpose) => ({
    key: 'error.imageTooLarge',
    values: { megabytes: PURPOSES[purpose].maxBytes / MB },
  }),
}

export const wordsOf = (fault: UploadFault, purpose: Purpose): Words => WORDS[fault](purpose)

/** What is wrong with a file as it is announced, before a byte of it is sent. */
export function faultsOf({ purpose, type, size }: UploadAsk): (Words & { field: string })[] {
  return [
    ...(isImageType(type) ? [] : [{ field: 'type', ...wordsOf('format', purpose) }]),
    ...(size <= PURPOSES[purpose].maxBytes ? [] : [{ field: 'size', ...wordsOf('size', purpose) }]),
  ]
}

/** Owns what its owner left: no session is ever his. */
export const NOBODY = { audience: 'nobody', id: '00000000-0000-0000-0000-000000000000' } as const

/** Where a picture lies with all its variants. */
export const folderOf = (pictureKey: string) => pictureKey.slice(0, pictureKey.lastIndexOf('/'))

/** The folder of a picture's variants: the same content has the same name, and no other has it. */
export const pictureName = (folder: string, version: string, content: string | Uint8Array) =>
  `${folder}/${createHash('sha256').update(`${version}\n`).update(content).digest('hex').slice(0, 24)}`
