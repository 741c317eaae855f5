import { createHash } from 'node:crypto'
import type { MerchantPermission } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { UploadAsk } from '@ironsouq/contract/platform/media/media.endpoints'
import {
  isImageType,
  MB,
  PURPOSES,
  type Purpose,
  type UploadFault,
} from '@ironsouq/contract/platform/media/media.limits'
import type { Key, Values } from '@ironsouq/i18n/messages'

interface Words {
  key: Key
  values: Values
}

/** The message key of each reason to refuse a picture [FM-1]. */
const WORDS: Record<UploadFault, (purpose: Purpose) => Words> = {
  format: () => ({ key: 'error.imageFormat', values: {} }),
  damaged: () => ({ key: 'error.imageDamaged', values: {} }),
  dimensions: (purpose) => ({
    key: 'error.imageDimensions',
    values: {
      pixels: PURPOSES[purpose].minSide,
      megapixels: PURPOSES[purpose].maxPixels / 1_000_000,
    },
  }),
  size: (purpose) => ({
    key: 'error.imageTooLarge',
    values: { megabytes: PURPOSES[purpose].maxBytes / MB },
  }),
}

export const wordsOf = (fault: UploadFault, purpose: Purpose): Words => WORDS[fault](purpose)

/** The fault of a declared file, before it is sent. */
export function faultsOf({ purpose, type, size }: UploadAsk): (Words & { field: string })[] {
  return [
    ...(isImageType(type) ? [] : [{ field: 'type', ...wordsOf('format', purpose) }]),
    ...(size <= PURPOSES[purpose].maxBytes ? [] : [{ field: 'size', ...wordsOf('size', purpose) }]),
  ]
}

/** Who of a seller uploads a picture may also use it: the permission is that of the command that shows it. */
const NEEDED: Partial<Record<Purpose, MerchantPermission>> = {
  equipment: 'device.edit',
  product: 'product.edit',
  chat: 'chat.answer',
  logo: 'store.edit',
  content: 'store.edit',
}

export function maySellerUpload(permissions: ReadonlySet<string>, purpose: Purpose): boolean {
  const permission = NEEDED[purpose]
  return permission !== undefined && permissions.has(permission)
}

/** The owner of disowned uploads; no session has this id. */
export const NO_OWNER = { audience: 'nobody', id: '00000000-0000-0000-0000-000000000000' } as const

/** The folder of a picture and all its variants. */
export const folderOf = (pictureKey: string) => pictureKey.slice(0, pictureKey.lastIndexOf('/'))

/** The folder of a picture's variants: equal content has an equal name, other content another. */
export const pictureName = (folder: string, version: string, content: string | Uint8Array) =>
  `${folder}/${createHash('sha256').update(`${version}\n`).update(content).digest('hex').slice(0, 24)}`
