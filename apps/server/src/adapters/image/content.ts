import type { ImageType } from '@ironsouq/contract/platform/media/media.limits'

/** The magic numbers of each type: what is at which offset, one character per byte. */
const BEGINS: readonly (readonly [type: ImageType, ...marks: (readonly [number, string])[]])[] = [
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBPVP8']],
  ['image/avif', [4, 'ftypavif']],
]

const HEAD_BYTES = 32

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/** The type of a file by its content; its name and its declared type are not trusted. */
export function typeOf(bytes: Uint8Array): ImageType | undefined {
  const head = latin1(bytes.subarray(0, HEAD_BYTES))
  const found = BEGINS.find(([, ...marks]) =>
    marks.every(([at, mark]) => head.startsWith(mark, at)),
  )
  return found?.[0]
}

/** HTML, scripts or SVG: content that a browser could execute. */
const RUNNABLE = [
  /<(?:script|iframe|object|embed)[\s>/]/i,
  /<!doctype\s+html/i,
  /<html[\s>]/i,
  /<svg\s[^>]{0,200}xmlns/i,
  /<\?php\s/i,
  /javascript:/i,
  // A JPEG whose first segment length starts a JavaScript comment.
  /^\xff\xd8\xff[\xe0\xfe]\/\*/,
]

/** Documents and archives; of a ZIP, the end of its directory. */
const SIGNATURES = [
  '%PDF-1.',
  '%PDF-2.',
  'PK\x05\x06\0\0\0\0',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
]

const ENTRY = 'PK\x03\x04'

/** Whether there is the head of an entry of a ZIP, with a version and a method that exist. */
function hasArchived(text: string): boolean {
  for (let at = text.indexOf(ENTRY); at >= 0; at = text.indexOf(ENTRY, at + 1)) {
    const [version = 256, host = 256] = [4, 5].map((more) => text.charCodeAt(at + more))
    if (version < 64 && host < 4 && text.charCodeAt(at + 9) === 0) return true
  }
  return false
}

/**
 * Whether a browser, an archiver or a document viewer could accept the picture as its own format. The
 * patterns are too long to occur by chance in ten megabytes of pixels. Phones append videos and
 * second pictures to their photographs: those are accepted, and re-encoding drops them.
 */
export function isTwoThings(bytes: Uint8Array): boolean {
  const text = latin1(bytes)
  return (
    RUNNABLE.some((pattern) => pattern.test(text)) ||
    SIGNATURES.some((signature) => text.includes(signature)) ||
    hasArchived(text)
  )
}
