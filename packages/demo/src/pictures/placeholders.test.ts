import { describe, expect, it } from 'vitest'
import { firstDrawings } from './first-drawings.ts'
import { PLACEHOLDERS_FILE, placeholderKey, recordedPlaceholders } from './placeholders.ts'
import { blurOf } from './render.ts'

const drawings = new Map(firstDrawings().map((each) => [placeholderKey(each), each]))
const SAMPLE = 200

describe('the placeholders of the demo', () => {
  it('are recorded for everything that lists show', { timeout: 600_000 }, async () => {
    const lines: string[] = []
    for (const [key, drawing] of drawings)
      lines.push(`${key} ${recordedPlaceholders().get(key) ?? (await blurOf(drawing))}\n`)
    await expect(lines.toSorted().join('')).toMatchFileSnapshot(PLACEHOLDERS_FILE)
  })

  it('have the colours of their pictures', async () => {
    const some = [...drawings.values()].filter((_, n) => n % SAMPLE === 0)
    for (const drawing of some)
      expect(await blurOf(drawing)).toBe(recordedPlaceholders().get(placeholderKey(drawing)))
  })
})
