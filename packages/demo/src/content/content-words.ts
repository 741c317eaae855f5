import type { CertificationWords } from '@ironsouq/server/features/machines/certification/certification.service.ts'
import type { ArticleCode, CertificationCode, CurrencyCode } from './facts.ts'

/** What the operator of the demo says in one language. */
export interface Content {
  currencies: Record<CurrencyCode, string>
  companyName: string
  /** Rich text: paragraphs with simple tags. */
  companyInfo: string
  /** Of the registered office, with the country. */
  companyAddress: string
  certifications: Record<CertificationCode, CertificationWords>
  articles: Record<ArticleCode, string>
  /** What buyers type: each finds machines of the demo. */
  phrases: readonly string[]
  steps: readonly { title: string; body: string }[]
}
