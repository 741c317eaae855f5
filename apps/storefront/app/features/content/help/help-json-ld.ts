import type { HelpArticle } from '@ironsouq/contract/content/help/help.schema'
import type { JsonLd } from '#kit/page/json-ld.ts'

/** A question and its answer. */
export const helpJsonLd = ({ title, summary, plainText, locale }: HelpArticle): JsonLd => ({
  '@type': 'FAQPage',
  inLanguage: locale.replace('_', '-'),
  mainEntity: [
    {
      '@type': 'Question',
      name: title,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [summary, plainText].filter(Boolean).join(' '),
      },
    },
  ],
})
