import { expect, it } from 'vitest'
import { topicsWith } from './help-search.ts'

const TOPICS = [
  { id: 'buying', answers: [{ question: 'Wie zahle ich?', answer: 'Nach der Prüfung.' }] },
  { id: 'export', answers: [{ question: 'What is duty?', answer: 'Paid at the border.' }] },
]
const found = (words: string) => topicsWith(TOPICS, words).map(({ id }) => id)

it.each([
  ['', ['buying', 'export']],
  ['PRUFUNG', ['buying']],
  ['border duty', ['export']],
  ['border prüfung', []],
])('the words "%s" find %j', (words, ids) => {
  expect(found(words)).toEqual(ids)
})
