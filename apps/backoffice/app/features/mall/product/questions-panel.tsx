import {
  type QuestionRecord,
  questionReviewEndpoints,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'

const { hide } = questionReviewEndpoints

const written = (locale: QuestionRecord['locale']) => {
  const { bcp47, dir } = LOCALES[locale]
  return { lang: bcp47, dir }
}

function Question({ asked }: { asked: QuestionRecord }) {
  const t = useT()
  const format = useFormat()
  const mayHide = useMay('product.review')
  const { run, isRunning } = useCommand()
  const { productQuestionId, question, locale, answered, isHidden, createdAt } = asked
  const body = { productQuestionId, isHidden: !isHidden }
  return (
    <li className="flex flex-wrap items-start gap-3 py-2">
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 text-micro text-ink-muted">
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          {isHidden && <Badge tone="refused">{t('backofficeProduct.questionHidden')}</Badge>}
        </p>
        <p {...written(locale)}>{question}</p>
        {answered ? (
          <p {...written(answered.answerLocale)} className="text-ink-2">
            {answered.answer}
          </p>
        ) : (
          <p className="text-ink-muted">{t('backofficeProduct.questionOpen')}</p>
        )}
      </div>
      {mayHide && (
        <Button
          size="dense"
          isPending={isRunning}
          onPress={() => void run(() => api(hide, { body }))}
        >
          {t(isHidden ? 'backofficeProduct.questionShow' : 'backofficeProduct.questionHide')}
        </Button>
      )}
    </li>
  )
}

/** What buyers asked about the product; a question that breaks the rules is hidden with its answer. */
export function QuestionsPanel({ questions }: { questions: readonly QuestionRecord[] }) {
  const t = useT()
  if (questions.length === 0) return null
  return (
    <Panel heading={t('backofficeProduct.questions')}>
      <ul className="divide-y divide-line">
        {questions.map((asked) => (
          <Question key={asked.productQuestionId} asked={asked} />
        ))}
      </ul>
    </Panel>
  )
}
