import type { JsonLd } from '#kit/page/json-ld.ts'
import type { Help } from './help.server.ts'

/** The questions and answers of the help center. */
export const helpJsonLd = ({ topics }: Pick<Help, 'topics'>): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
})
