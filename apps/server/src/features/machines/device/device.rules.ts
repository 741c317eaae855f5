/** Only the end of a serial number is public: a complete one is enough to forge a plate. */
export const maskedSerial = (serialNo: string) => `••••${serialNo.slice(-4)}`

/** The bits of two hashes that may differ between a picture and its smaller or recompressed copy. */
const MOST_BITS_APART = 12

/** Whether two ThumbHashes are of the same picture: the same size and nearly the same bits. */
export function isSamePicture(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')]
  if (a.length !== b.length) return false
  let apart = 0
  for (const [at, byte] of a.entries())
    for (let bits = byte ^ (b[at] ?? 0); bits; bits &= bits - 1) apart += 1
  return apart <= MOST_BITS_APART
}
