import { filesIn, textOf } from '../tree.ts'

/** A message of a pack, as it is written there. */
interface Written {
  place: string
  key: string
  language: string
  message: string
  line: number
}

/** A value of a message that the code fills with another message. */
interface Insertion {
  outer: string
  value: string
  inner: string
}

const PACK = /^packages\/i18n\/messages\/([^/]+)\/[^/]+\/([^/]+)\.json$/
const SCREENS = /^(?:apps\/[^/]+\/app|packages\/portal\/src)\/.+\.tsx?$/
const CALL = /\bt\(\s*'([\w.]+)',\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g
const VALUE = /\b(\w+):\s*t\(\s*'([\w.]+)',\s*\{/g
const COUNTED = /\{\w+, plural,/
const COUNT_AFTER_COMMA = /[,،，、]\s*\{count(?:, number)?\}$/

async function writtenMessages(root: string): Promise<Written[]> {
  const written: Written[] = []
  for (const place of await filesIn(root, PACK)) {
    const [, language = '', namespace = ''] = PACK.exec(place) ?? []
    const pack = Object.entries(JSON.parse(await textOf(root, place)) as Record<string, string>)
    for (const [index, [name, message]] of pack.entries())
      written.push({ place, key: `${namespace}.${name}`, language, message, line: index + 2 })
  }
  return written
}

async function insertionsIn(root: string): Promise<Insertion[]> {
  const found: Insertion[] = []
  for (const place of await filesIn(root, SCREENS))
    for (const [, outer = '', values = ''] of (await textOf(root, place)).matchAll(CALL))
      for (const [, value = '', inner = ''] of values.matchAll(VALUE))
        found.push({ outer, value, inner })
  return found
}

/** Whether a value is outside the sentence: after a colon or in brackets, where no case or particle depends on it. */
const isApart = (message: string, value: string) =>
  message
    .split(`{${value}}`)
    .slice(0, -1)
    .every((before) => /[:：(（]\s*$/.test(before))

/**
 * Counts that are put together from parts. "Two orders" is another word after a preposition in Arabic, so a text
 * counts by itself; and a count after a comma reads as the next word of a list.
 */
export async function insertedFaults(root: string) {
  const written = await writtenMessages(root)
  const counted = new Set(
    written.filter(({ message }) => COUNTED.test(message)).map(({ key }) => key),
  )
  const insertions = (await insertionsIn(root)).filter(({ inner }) => counted.has(inner))
  return written.flatMap(({ message, ...where }) => [
    ...(COUNT_AFTER_COMMA.test(message) ? [{ ...where, says: '(count), not a comma' }] : []),
    ...insertions
      .filter(({ outer, value }) => outer === where.key && !isApart(message, value))
      .map(({ value, inner }) => ({
        ...where,
        says: `{${value}} is the counted text ${inner}: count in this text`,
      })),
  ])
}
