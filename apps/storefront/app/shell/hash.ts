/** Characters of a hash; each carries 5 bits. */
export const HASH_LENGTH = 10

/**
 * A short name for a content: the same in a browser and on a server, at once and without a
 * dependency. Two 32-bit lanes in the manner of cyrb53; not for secrets.
 */
export function shortHash(content: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let i = 0; i < content.length; i++) {
    const unit = content.charCodeAt(i)
    one = Math.imul(one ^ unit, 0x9e3779b1)
    two = Math.imul(two ^ unit, 0x5f356495)
  }
  const first = scatter(one) ^ scatter(two, 0xc2b2ae35)
  const second = scatter(two) ^ scatter(one, 0xc2b2ae35)
  return fiveCharacters(first) + fiveCharacters(second)
}

function scatter(lane: number, factor = 0x85ebca6b): number {
  const mixed = Math.imul(lane ^ (lane >>> 16), factor)
  return mixed ^ (mixed >>> 13)
}

const fiveCharacters = (lane: number) => (lane >>> 7).toString(32).padStart(HASH_LENGTH / 2, '0')
