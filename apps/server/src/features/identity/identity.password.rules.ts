import { COMMON, ROWS } from './identity.password.words.ts'

/** What people write for letters, and think that nobody else does. */
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
/** Without what was only added to satisfy a rule. */
const coreOf = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

const WALKS = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))]
const WALKED = 3

const isWalk = (text: string) => WALKS.some((walk) => walk.includes(text))
const isOneSign = (text: string) => new Set(text).size === 1

/** The longest beginning that is one walk, or one sign again and again. */
function walkOf(text: string): number {
  let length = text.length
  while (length >= WALKED && !isWalk(text.slice(0, length)) && !isOneSign(text.slice(0, length)))
    length--
  return length < WALKED ? 0 : length
}

/** Whether it is little else than walks and signs that repeat: `qwer1234`, `aaa111`, `12345678a`. */
function isWalked(text: string): boolean {
  let strange = 0
  for (let at = 0; at < text.length;) {
    const walked = walkOf(text.slice(at))
    if (walked === 0) strange++
    at += walked || 1
  }
  return strange <= text.length / 4
}

/** The same again and again counts once. */
const onceOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

const FEW_SIGNS = 4
/** A name of fewer letters is in many a good password. */
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

/** A common word with a long unguessable tail is no longer that word. */
const isMostOf = (core: string, password: string) => {
  const added = password.replaceAll(/\p{L}/gu, '')
  return core.length >= 3 && added.length <= Math.max(6, core.length)
}

const isNamedIn = (password: string, name: string) =>
  name.length >= NAMED && [password, lettersOf(password)].some((text) => text.includes(name))

/** Whether somebody who knows the member, or lists of passwords, would try this early. */
export function isEasyToGuess(password: string, names: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase()
  const known = names.flatMap((name) =>
    name === null ? [] : [name.toLowerCase().split('@')[0] ?? ''],
  )
  return isKnownToGuessers(password) || known.some((name) => isNamedIn(lower, name))
}
