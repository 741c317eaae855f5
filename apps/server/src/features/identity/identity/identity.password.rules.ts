import { COMMON, ROWS } from './identity.common-passwords.ts'

/** Common substitutions for letters. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, (c) => FOR_LETTERS[c] ?? c)
/** Without the characters that were only added to satisfy a rule. */
const coreOf = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

const WALKS = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))]
const WALKED = 3

const isWalk = (text: string) => WALKS.some((walk) => walk.includes(text))
const isOneSign = (text: string) => new Set(text).size === 1

/** The longest prefix that is one keyboard sequence or one repeated character. */
function walkOf(text: string): number {
  let length = text.length
  while (length >= WALKED && !isWalk(text.slice(0, length)) && !isOneSign(text.slice(0, length)))
    length--
  return length < WALKED ? 0 : length
}

/** Whether it is mostly keyboard sequences and repeated characters: `qwer1234`, `aaa111`, `12345678a`. */
function isWalked(text: string): boolean {
  let strange = 0
  for (let at = 0; at < text.length;) {
    const walked = walkOf(text.slice(at))
    if (walked === 0) strange++
    at += walked || 1
  }
  return strange <= text.length / 4
}

/** A repeated block counts once: a text that repeats one is found in its double before its end. */
const onceOf = (text: string) => text.slice(0, (text + text).indexOf(text, 1))

const FEW_SIGNS = 4
/** A shorter name occurs in many good passwords by chance. */
const NAMED = 4

function isKnownToGuessers(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = lower.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (new Set(lower).size < FEW_SIGNS || (plain !== '' && isWalked(plain))) return true
  const cores = [
    coreOf(lower),
    lettersOf(coreOf(lower)),
    coreOf(lettersOf(lower)),
    onlyLetters(lower),
  ]
  return cores.some((core) => COMMON.has(onceOf(onlyLetters(core))) && isMostOf(core, lower))
}

/** A common word with a long random suffix is a good password. */
const isMostOf = (core: string, password: string) => {
  const added = password.replaceAll(/\p{L}/gu, '')
  return core.length >= 3 && added.length <= Math.max(6, core.length)
}

const isNamedIn = (password: string, name: string) =>
  name.length >= NAMED && [password, lettersOf(password)].some((text) => text.includes(name))

/** Whether an attacker who knows the member, or uses password lists, would try this early. */
export function isEasyToGuess(password: string, names: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase()
  const known = names.flatMap((name) =>
    name === null ? [] : [name.toLowerCase().split('@')[0] ?? ''],
  )
  return isKnownToGuessers(password) || known.some((name) => isNamedIn(lower, name))
}
