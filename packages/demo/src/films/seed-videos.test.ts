import { readCaptions } from '@ironsouq/contract/content/video/captions'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { filmText } from './seed-videos.ts'
import { STREAM_FILMS } from './stream-films.ts'

describe('the demo videos', () => {
  it.each(LOCALE_CODES)('have captions from start to end and a title each in %s', (locale) => {
    const texts = STREAM_FILMS.map((film) => filmText(film, locale, (stockNo) => stockNo))
    for (const [i, { captions, chapterTitles, title }] of texts.entries()) {
      const cues = readCaptions(captions)
      if ('fault' in cues) throw new Error(`captions of film ${i}: ${cues.fault}`)
      expect(cues.at(-1)?.to).toBe((STREAM_FILMS[i]?.seconds ?? 0) * 1000)
      expect(chapterTitles).toHaveLength(cues.length)
      expect(title).not.toContain('{')
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(STREAM_FILMS.length)
  })

  it('have streams under different names', () => {
    expect(new Set(STREAM_FILMS.map(({ folder }) => folder)).size).toBe(STREAM_FILMS.length)
  })
})
