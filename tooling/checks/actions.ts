import { checkOf, type Counts, type Ratchet } from './ratchet.ts'
import { filesIn, textOf } from './tree.ts'

const CONTRACT = /^packages\/contract\/src\/(?!.*\.test\.ts$).*\.ts$/
const DECLARED = /^export const (\w+) = lifecycle\([\s\S]*?^\}\)/gm
const PERSON = /'(?:member|merchant|staff)'/
/** A filter of a list may leave the state out; a record has one. */
const PRESENTED = /(?<!z\.optional\()z\.enum\((\w+)\.states\)/g
const ANSWERED = /\bactionsOf\(\s*(\w+),/g

const namesIn = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

async function count(root: string) {
  const places = await filesIn(root, CONTRACT)
  const texts = await Promise.all(places.map((place) => textOf(root, place)))
  const tables = texts.flatMap((text) => [...text.matchAll(DECLARED)])
  const moved = tables.filter(([table]) => PERSON.test(table)).map(([, name = '']) => name)
  const presented = namesIn(texts, PRESENTED)
  const answered = namesIn(texts, ANSWERED)
  const counts: Counts = {}
  for (const name of moved) if (presented.has(name) && !answered.has(name)) counts[name] = 1
  return { counts, seen: tables.length === 0 ? '' : `${tables.length} lifecycles` }
}

export const actionRatchet: Ratchet = {
  place: 'tooling/checks/actions.allowed.json',
  count,
  advice: (name) =>
    `send what the reader may do beside the state, \`actions: actionsOf(${name}, …)\`, and let screens draw that`,
}

/** A record whose state people move says what its reader may do with it. */
export const actions = checkOf(actionRatchet)
