/** The text of a file in UTF-8, or in UTF-16 as Excel saves "Unicode text"; undefined: it is neither. */
export async function fileText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
