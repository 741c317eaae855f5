import { readFileSync } from 'node:fs'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { filmTitles } from './film.ts'
import { FILM } from './walk-around.ts'
import { webm } from './webm.ts'

const CLUSTER = '1f43b675'
const CUE_POSITION = Buffer.from('f10100000000000004', 'hex')
const DURATION = Buffer.from('44890100000000000008', 'hex')

const kept = readFileSync(new URL('walk-around.webm', import.meta.url))

const millisecondsOf = (film: Buffer) => film.readDoubleBE(film.indexOf(DURATION) + DURATION.length)

/** Where the index says that clusters begin, from the beginning of the segment's content. */
function cuesOf(film: Buffer): string[] {
  const begin = film.indexOf(Buffer.from('18538067', 'hex')) + 12
  const found: string[] = []
  for (let at = film.indexOf(CUE_POSITION); at >= 0; at = film.indexOf(CUE_POSITION, at + 1)) {
    const place = begin + film.readUInt32BE(at + CUE_POSITION.length)
    found.push(film.toString('hex', place, place + 4))
  }
  return found
}

describe('a film', () => {
  it('says how long it is, and where a player can jump to', () => {
    const frames = [0, 40, 80, 120].map((at) => ({
      at,
      key: at % 80 === 0,
      data: Buffer.from([at]),
    }))
    const film = webm({ width: 4, height: 3, milliseconds: 160, frames })
    expect(millisecondsOf(film)).toBe(160)
    expect(cuesOf(film)).toEqual([CLUSTER, CLUSTER])
  })
})

describe('the film of the demo', () => {
  it('is as long as its page says, and light enough for a yard', () => {
    expect(millisecondsOf(kept)).toBe(FILM.seconds * 1000)
    expect(kept.length).toBeLessThan(700_000)
    expect(new Set(cuesOf(kept))).toEqual(new Set([CLUSTER]))
  })

  it('is named in every language, with its model', () => {
    for (const locale of LOCALE_CODES) expect(filmTitles[locale]).toContain('PC200-8')
  })
})
