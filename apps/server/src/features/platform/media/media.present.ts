import type { Upload } from '@ironsouq/contract/platform/media/media.schema'
import { Notice } from '#kernel/http/serve.ts'
import type { UploadRow } from './media.queries.ts'
import { wordsOf } from './media.rules.ts'

const pictureOf = ({ pictureKey, width, height, thumbhash }: UploadRow): Upload['picture'] =>
  pictureKey !== null && width !== null && height !== null
    ? { src: pictureKey, width, height, ...(thumbhash !== null && { thumbhash }) }
    : null

/** A rejected upload has its reason, in the reader's language. */
export function presentUpload(row: UploadRow): Upload | Notice<Upload> {
  const { id: uploadId, state, fault, purpose } = row
  const presented = { uploadId, state, fault, picture: state === 'ready' ? pictureOf(row) : null }
  if (fault === null) return presented
  const { key, values } = wordsOf(fault, purpose)
  return new Notice(presented, key, values)
}
