import type { FilmFault } from '@ironsouq/contract/content/video/video.limits'

/** What the header of a film states. */
export interface FilmFacts {
  seconds: number
  /** As it is shown, after rotation. */
  width: number
  height: number
  hasSound: boolean
}

/** A file of a stream: a playlist or a segment. */
export interface StreamFile {
  /** Within the folder of the stream. */
  name: string
  type: string
}

/** The uploaded file is not a film that is accepted, whatever its name. */
export class FilmRejected extends Error {
  override name = 'FilmRejected'
  readonly fault: FilmFault
  constructor(fault: FilmFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export interface VideoPort {
  /** Part of the name of whatever is made: another version makes other bytes of the same film. */
  version: string
  /** Rejects with FilmRejected when the file is no film within the limits. */
  probe(file: string): Promise<FilmFacts>
  /** Writes an HLS stream into an empty folder. The last file is the master playlist. */
  transcode(
    file: string,
    what: { facts: FilmFacts; folder: string; onProgress: (percent: number) => void },
  ): Promise<readonly StreamFile[]>
  /** One picture of the film, as PNG; the folder is for temporary files. */
  frame(file: string, what: { facts: FilmFacts; folder: string }): Promise<Uint8Array>
}
