/** Letters without case and marks: "Prüfung" is found by "prufung". */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface Topic {
  answers: readonly { question: string; answer: string }[]
}

/** The topics with the answers that contain all words; without words, all of them. */
export function topicsWith<T extends Topic>(topics: readonly T[], words: string): T[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ answers }) => answers.length > 0)
}
