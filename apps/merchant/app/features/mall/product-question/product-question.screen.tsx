import {
  productQuestionEndpoints,
  type QuestionRecord,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { QUESTION_MAX } from '@ironsouq/contract/mall/product-question/product-question.limits'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import type { Route } from './+types/product-question.screen.ts'
import { QuestionBadge } from './question-badge.tsx'

const { record: read, answer: publish } = productQuestionEndpoints
const VERDICTS = ['yes', 'no', 'depends'] as const
type Verdict = (typeof VERDICTS)[number]
const FITS: Record<Verdict, boolean | null> = { yes: true, no: false, depends: null }

export const clientLoader = ({ params: { productQuestionId } }: Route.ClientLoaderArgs) =>
  api(read, { query: { productQuestionId } })

function Asked({ question }: { question: QuestionRecord }) {
  const t = useT()
  const format = useFormat()
  const { machine, serialNo, year, locale, createdAt } = question
  const { bcp47, dir } = LOCALES[locale]
  return (
    <Panel heading={t('merchantProductQuestion.question')} note={<QuestionBadge {...question} />}>
      <p lang={bcp47} dir={dir} className="pb-3 text-lead wrap-anywhere whitespace-pre-line">
        {question.question}
      </p>
      <FactsTable
        facts={[
          {
            label: t('merchantProductQuestion.machine'),
            value: <bdi>{machine ?? '–'}</bdi>,
          },
          {
            label: t('merchantProductQuestion.serialNo'),
            value: <bdi dir="ltr">{serialNo ?? '–'}</bdi>,
          },
          { label: t('merchantProductQuestion.year'), value: String(year ?? '–') },
          { label: t('merchantProductQuestion.createdAt'), value: format.dateTime(createdAt) },
        ]}
      />
    </Panel>
  )
}

function AnswerForm({ productQuestionId }: Pick<QuestionRecord, 'productQuestionId'>) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [verdict, setVerdict] = useState<Verdict>('yes')
  const [words, setWords] = useState('')
  return (
    <Panel heading={t('merchantProductQuestion.answer')}>
      <div className="grid max-w-180 gap-3">
        <RadioGroup
          label={t('merchantProductQuestion.fits')}
          orientation="horizontal"
          value={verdict}
          onChange={(id) => setVerdict(VERDICTS.find((each) => each === id) ?? 'depends')}
          options={VERDICTS.map((id) => ({ id, text: t(`merchantProductQuestion.${id}`) }))}
        />
        <TextArea
          label={t('merchantProductQuestion.answer')}
          description={t('merchantProductQuestion.note')}
          value={words}
          maxLength={QUESTION_MAX}
          isRequired
          onChange={setWords}
        />
        <p>
          <Button
            tone="ink"
            isPending={isRunning}
            isDisabled={words.trim() === ''}
            onPress={() =>
              void run(() =>
                api(publish, { body: { productQuestionId, fits: FITS[verdict], answer: words } }),
              )
            }
          >
            {t('merchantProductQuestion.send')}
          </Button>
        </p>
      </div>
    </Panel>
  )
}

function Answered({ fits, answer, answerLocale }: NonNullable<QuestionRecord['answered']>) {
  const t = useT()
  const { bcp47, dir } = LOCALES[answerLocale]
  const verdict = VERDICTS.find((each) => FITS[each] === fits) ?? 'depends'
  return (
    <Panel heading={t('merchantProductQuestion.answer')}>
      <p className="font-bold">{t(`merchantProductQuestion.${verdict}`)}</p>
      <p lang={bcp47} dir={dir} className="wrap-anywhere whitespace-pre-line">
        {answer}
      </p>
    </Panel>
  )
}

/** A question about fit, and the one answer of the store. */
export default function ProductQuestionScreen({ loaderData: question }: Route.ComponentProps) {
  const t = useT()
  const mayAnswer = useMay('product.edit')
  const { answered, isHidden, productQuestionId } = question
  return (
    <ScreenPage
      title={question.productName}
      back={{ to: '/product-questions', text: t('merchantProductQuestion.title') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Asked question={question} />
          {answered && <Answered {...answered} />}
          {!answered && !isHidden && mayAnswer && (
            <AnswerForm productQuestionId={productQuestionId} />
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
