/** Objects under immutable names: what is put once is never changed, only removed. */
export interface StoragePort {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  has(key: string): Promise<boolean>
  /** A signed URL that accepts one PUT of exactly this type and size, and the headers to send. */
  presignUpload(
    key: string,
    what: UploadRequest,
  ): Promise<{ url: string; headers: Record<string, string> }>
  /** Starts an upload in parts and returns its id: nothing is at the key until it is complete. */
  openParts(key: string, contentType: string): Promise<string>
  /** A signed URL that accepts one PUT of exactly the part with this checksum, and the headers to send. */
  presignPart(
    key: string,
    what: PartRequest,
  ): Promise<{ url: string; headers: Record<string, string> }>
  /** The parts that arrived; null when there is no such upload (any more). */
  partsReceived(key: string, partsId: string): Promise<readonly ReceivedPart[] | null>
  /** Joins the parts to one object. */
  joinParts(key: string, partsId: string, parts: readonly ReceivedPart[]): Promise<void>
  /** Removes an upload and its parts; one that is gone is no error. */
  dropParts(key: string, partsId: string): Promise<void>
  /** Writes an object to a file. False is nothing there, or more than `most` bytes. */
  download(key: string, file: string, most: number): Promise<boolean>
  /** Null is nothing there. Of more than `most` bytes it reads a little more than `most` and stops. */
  read(key: string, most: number): Promise<Uint8Array | null>
  /**
   * A public object as a browser gets it: the site's address may make it when it is first asked for.
   * Null is nothing there, or more than `most` bytes.
   */
  readPublic(key: string, most: number): Promise<Uint8Array | null>
  /** A signed URL that anyone can download the object with until it expires. */
  presignDownload(key: string, what: DownloadRequest): Promise<string>
  remove(key: string): Promise<void>
  /** The names of all objects of a folder, without the folder. */
  list(folder: string): AsyncIterable<string>
  /** Removes all objects of a folder. */
  removeFolder(folder: string): Promise<void>
  /** Removes the objects of a folder that were put before a time. */
  removeOlder(folder: string, before: Date): Promise<void>
}

export interface UploadRequest {
  type: string
  size: number
  from: Date
  seconds: number
}

export interface PartRequest {
  partsId: string
  /** Counted from 1. */
  number: number
  size: number
  /** In base64: the object store refuses other bytes. */
  sha256: string
  from: Date
  seconds: number
}

export interface ReceivedPart {
  number: number
  size: number
  etag: string
  sha256: string
}

export interface DownloadRequest {
  /** The browser saves the object under this name. */
  fileName: string
  from: Date
  seconds: number
}
