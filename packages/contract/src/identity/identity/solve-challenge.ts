/** As many hashes as a phone computes without a noticeable delay. */
const SLICE = 512

/** Whether the first `bits` bits are zero. */
export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  for (let i = 0; i < whole; i++) if (digest[i] !== 0) return false
  return bits % 8 === 0 || (digest[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

const encoder = new TextEncoder()

/**
 * The number with which SHA-256 of the challenge starts with `bits` zero bits. The browser can
 * paint and handle events between the slices.
 */
export async function solveChallenge(
  { challenge, bits }: { challenge: string; bits: number },
  signal?: AbortSignal,
): Promise<number> {
  const isAnswer = async (answer: number) => {
    const text = encoder.encode(`${challenge}.${answer}`)
    return beginsWithZeros(new Uint8Array(await crypto.subtle.digest('SHA-256', text)), bits)
  }
  for (let from = 0; ; from += SLICE) {
    signal?.throwIfAborted()
    const slice = Array.from({ length: SLICE }, (_, i) => isAnswer(from + i))
    const found = (await Promise.all(slice)).indexOf(true)
    if (found >= 0) return from + found
    await new Promise((resolve) => setTimeout(resolve))
  }
}
