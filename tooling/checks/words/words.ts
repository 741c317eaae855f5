import { resolve } from 'node:path'
import { checkOf, type Counts, type Ratchet } from '../ratchet.ts'
import { insertedFaults } from './inserted.ts'
import { neverIn, NEVER_WORDS, readNeverWords } from './never-words.ts'
import { shownTexts } from './texts.ts'
import { typographyFaults } from './typography.ts'

interface Fault {
  language: string
  place: string
  line: number
  key: string
  says: string
}

async function find(root: string) {
  const words = await readNeverWords(root)
  const shown = await shownTexts(root)
  const faults = new Map<string, Fault>()
  for (const { place, line, key, language, text } of shown) {
    const says = typographyFaults(language, text)
    for (const word of words.get(language) ?? []) {
      const found = neverIn(word, key, text)
      if (found !== undefined) says.push(`“${found}”: ${word.use}`)
    }
    // A message is read once per case: the same fault in two of them is one.
    for (const each of says)
      faults.set(`${place} ${line} ${each}`, { language, place, line, key, says: each })
  }
  return { faults: [...faults.values(), ...(await insertedFaults(root))], shown, words }
}

async function count(root: string) {
  const { faults, shown, words } = await find(root)
  const counts: Counts = {}
  for (const { language } of faults) counts[language] = (counts[language] ?? 0) + 1
  const known = [...words.values()].flat().length
  const languages = new Set(shown.map(({ language }) => language)).size
  const seen = `${known} words and the punctuation of ${languages} languages in ${shown.length} texts`
  return { counts, seen: known === 0 || shown.length === 0 ? '' : seen }
}

/** Words, punctuation and counts in parts that a language does not use, in packs, emails, legal texts and demo content. */
export const wordsRatchet: Ratchet = {
  place: 'tooling/checks/words/words.allowed.json',
  count,
  advice: (language) =>
    `\`node tooling/checks/words/words.ts ${language}\` lists; the words are in ${NEVER_WORDS}`,
}

export const words = checkOf(wordsRatchet)

/** Every fault, or those of the languages and of the files whose paths contain one of the arguments. */
if (import.meta.main) {
  const wanted = process.argv.slice(2)
  const { faults } = await find(resolve(import.meta.dirname, '../../..'))
  for (const { language, place, line, key, says } of faults)
    if (wanted.length === 0 || wanted.some((each) => each === language || place.includes(each)))
      console.log(`${place}:${line} ${key} ${says}`)
}
