/** A unit that is repeated, between a start and an end that make the whole nearly, but not, match. */
interface Pump {
  start?: string
  unit: string
  end?: string
}

/** What makes patterns and parsers repeat their work. */
const PUMPS: Record<string, Pump> = {
  letters: { unit: 'a' },
  digits: { unit: '1', end: 'x' },
  spaces: { start: 'a', unit: ' ', end: 'a' },
  'line ends': { start: 'a', unit: '\n', end: 'a' },
  words: { unit: 'a1-b2-', end: 'c3' },
  lists: { unit: 'a1,', end: 'b2' },
  ranges: { unit: '1-2,', end: '3-' },
  'nearly an email address': { start: 'a', unit: '.a', end: '@' },
  'nearly a domain': { start: 'a@', unit: 'a-a.', end: '-' },
  'nearly a phone number': { start: '+', unit: '0 (', end: '!' },
  'nearly a date': { unit: '2026-11-14T08:00:00.', end: 'z' },
  'nearly a message': { unit: '{n, plural, other {' },
  'a search with measures': { unit: '20 t 300 hp 5000 h ', end: 'excavator' },
  'combining marks': { start: 'e', unit: '\u0301' },
  'zero-width characters': { start: 'a', unit: '\u200B\u200D\uFEFF\u2060', end: 'a' },
  'joined emoji': { unit: '\u{1F468}\u200D' },
  markup: { unit: '<a href="' },
  escapes: { unit: '%25%', end: '%' },
  'half characters': { unit: '\uD800' },
}

export const TEXT_NAMES: readonly string[] = Object.keys(PUMPS)

/** A text of exactly so many characters. */
export function hostileText(name: string, length: number): string {
  const { start = '', unit, end = '' } = PUMPS[name] ?? { unit: name }
  const room = Math.max(0, length - start.length - end.length)
  return (start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end).slice(0, length)
}

/** JSON of about so many bytes whose shape is the attack. */
export const STRUCTURES: Record<string, (bytes: number) => string> = {
  'nested objects': (bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6),
  'nested lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'nested and not closed': (bytes) => '[{"a":'.repeat(bytes / 6),
  'many keys': (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":1`).join(',')}}`,
  'one key many times': (bytes) => `{${'"account":"a",'.repeat(bytes / 14)}"account":"a"}`,
  'the prototype': (bytes) => `{"__proto__":{"a":"${'a'.repeat(bytes)}"}}`,
  'a long number': (bytes) => `{"size":${'9'.repeat(bytes)}}`,
  'escaped characters': (bytes) => `{"account":"${String.raw`\u0000`.repeat(bytes / 6)}"}`,
}
