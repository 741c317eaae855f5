import type { ImageType, UploadFault } from '@ironsouq/contract/platform/media/media.limits'

/** A re-encoded picture: only the pixels of the uploaded file are in it. */
export interface ProcessedPicture {
  /** Of the largest variant. */
  width: number
  height: number
  thumbhash: string
  /** The last is the one that lists name. */
  variants: readonly { file: string; type: string; body: Uint8Array }[]
}

/** The uploaded file is not a picture that is accepted, whatever its name. */
export class PictureRejected extends Error {
  override name = 'PictureRejected'
  readonly fault: UploadFault
  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface ImagePort {
  /** Part of the name of whatever is made: another version makes other bytes of the same picture. */
  version: string
  /** The type of a file by its content; undefined when it is none that is accepted. */
  typeOf(bytes: Uint8Array): ImageType | undefined
  /** Rejects with PictureRejected when the bytes are not a sound picture of this type and size. */
  make(bytes: Uint8Array, type: ImageType, maxPixels?: number): Promise<ProcessedPicture>
}
