import type { AnsweredQuestion } from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const written = (locale: LocaleCode) => {
  const { bcp47, dir } = LOCALES[locale]
  return { lang: bcp47, dir }
}

function Answer({ fits, answer, answerLocale, answeredAt }: AnsweredQuestion) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-1 border-s-4 border-line ps-3">
      {fits !== null && (
        <p>
          <Badge tone={fits ? 'proven' : 'refused'} icon={fits ? 'check' : 'warn'}>
            {t(fits ? 'question.fits' : 'question.fitsNot')}
          </Badge>
        </p>
      )}
      <p {...written(answerLocale)} className="whitespace-pre-line wrap-anywhere">
        {answer}
      </p>
      <p className="text-micro text-ink-muted">
        {t('question.answered', { date: format.date(answeredAt) })}
      </p>
    </div>
  )
}

/** What others asked about the product and what the store answered, each in its own language. */
export function ProductQuestions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const t = useT()
  if (questions.length === 0) return null
  return (
    <section aria-label={t('question.heading')}>
      <h2 className="pb-2 text-lead font-bold tracking-tight">{t('question.heading')}</h2>
      <ul className="grid gap-4">
        {questions.map((asked) => (
          <li key={asked.productQuestionId} className="grid gap-2">
            <div>
              <p {...written(asked.locale)} className="font-semibold wrap-anywhere">
                {asked.question}
              </p>
              {asked.machine !== null && (
                <p className="text-micro text-ink-muted">
                  <bdi>{[asked.machine, asked.year].filter(Boolean).join(' · ')}</bdi>
                </p>
              )}
            </div>
            <Answer {...asked} />
          </li>
        ))}
      </ul>
    </section>
  )
}
