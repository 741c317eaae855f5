/** Strokes on a grid 4 wide and 6 high, y up; a comma lifts the pen. */
const GLYPHS: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '05 16 26 20,00 40',
  '2': '05 16 36 45 44 00 40',
  '3': '06 46 24 34 43 41 30 10 01',
  '4': '30 36 02 42',
  '5': '46 06 03 33 42 41 30 10 01',
  '6': '36 16 04 01 10 30 41 42 33 03',
  '7': '06 46 10',
  '8': '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  '9': '10 30 42 45 36 16 05 04 13 43',
  A: '00 26 40,12 32',
  B: '00 06 36 45 44 33 03,33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46,03 33',
  F: '00 06 46,03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06,40 46,03 43',
  I: '10 30,16 36,20 26',
  J: '36 46 41 30 10 01',
  K: '00 06,46 03 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 30 41 45 36 16 05 01 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 30 41 45 36 16 05 01 10,22 40',
  R: '00 06 36 45 44 33 03,23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '06 46,26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 24 30 46',
  X: '00 46,06 40',
  Y: '06 23 46,23 20',
  Z: '06 46 00 40',
  '-': '13 33',
  '.': '10 11',
  '/': '00 46',
  ':': '11 12,14 15',
  '+': '13 33,22 24',
  '%': '00 46,05 06,40 41',
  ',': '10 00',
  '(': '36 24 22 30',
  ')': '16 24 22 10',
  '°': '15 16 26 25 15',
  '*': '13 33,22 24',
  '•': '13 24 33 22 13 33,22 24',
}

const NARROW = new Set(['1', 'I', '.'])
const ANCHOR = { start: 0, middle: 0.5, end: 1 }

/**
 * Path data of a text with cap height `h` and its baseline at (x, y), y down. With an alphabet of
 * our own a picture needs no installed font, and text of users never becomes markup.
 */
export function strokeText(
  text: string,
  x: number,
  y: number,
  h: number,
  anchor: keyof typeof ANCHOR = 'start',
): { d: string; width: number } {
  const rise = h / 6
  const step = rise * 0.86
  const advance = 5.6 * step
  const width = Math.max(0, text.length * advance - 1.6 * step)
  let pen = x - width * ANCHOR[anchor]
  let d = ''
  for (const letter of text.toUpperCase()) {
    for (const run of (GLYPHS[letter] ?? '').split(',').filter(Boolean)) {
      const spots = run.split(' ').map((spot) => {
        const [u, v] = [Number(spot[0]), Number(spot[1])]
        return `${(pen + u * step).toFixed(1)} ${(y - v * rise).toFixed(1)}`
      })
      d += `M${spots.join('L')}`
    }
    pen += NARROW.has(letter) ? advance * 0.92 : advance
  }
  return { d, width }
}
