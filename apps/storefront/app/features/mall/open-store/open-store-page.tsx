import type {
  OwnApplication,
  StoreTerms,
} from '@ironsouq/contract/mall/store-application/store-application.schema'
import { Stepper } from '@ironsouq/ui/patterns/form/stepper'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { BasicsForm } from './basics-form.tsx'
import { CategoriesForm, type Choice, MILLION } from './categories-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { type Step, STEPS } from './open-store-step.ts'
import { Outcome } from './outcome.tsx'
import { ReviewStep } from './review-step.tsx'
import { SettlementForm } from './settlement-form.tsx'
import { StoreNeeds } from './store-terms.tsx'

interface OpenStorePageProps {
  own: OwnApplication | null
  /** Undefined where the page shows how the application is. */
  step: Step | undefined
  choices: readonly Choice[]
  terms: StoreTerms
  answer: FormAnswer | undefined
}

const NEXT = [
  'sellerApplication.nextCheck',
  'sellerApplication.nextAnswer',
  'openStore.nextPortal',
] as const

type StepShownProps = Omit<OpenStorePageProps, 'step' | 'terms'> & { step: Step }

function StepShown({ own, step, choices, answer }: StepShownProps) {
  const reasons = own?.reasons ?? {}
  switch (step) {
    case 'basics':
      return <BasicsForm basics={own?.basics ?? null} answer={answer} reason={reasons.basics} />
    case 'company':
      return (
        <CompanyForm
          company={own?.company ?? null}
          documents={own?.documents ?? []}
          answer={answer}
          reason={reasons.company}
        />
      )
    case 'categories':
      return (
        <CategoriesForm
          choices={choices}
          chosen={own?.categories.map(({ categoryId }) => categoryId) ?? []}
          answer={answer}
          reason={reasons.categories}
        />
      )
    case 'settlement':
      return (
        <SettlementForm
          settlement={own?.settlement ?? null}
          answer={answer}
          reason={reasons.settlement}
        />
      )
    case 'review':
      return own && <ReviewStep own={own} answer={answer} />
  }
}

/** A member opens a store in steps; each is saved as a draft [ST-1] [ST-2]. */
export function OpenStorePage({ own, step, choices, terms, answer }: OpenStorePageProps) {
  const t = useT()
  const format = useFormat()
  if (own && !step) return <Outcome own={own} answer={answer} />
  if (!step) return null
  const current = STEPS.indexOf(step)
  const rates = choices.map(({ commissionPpm }) => commissionPpm / MILLION)
  const name = t(`openStore.${step}`)
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-10 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 lg:col-span-2">
        <div>
          <h1 className="text-title font-bold tracking-head lg:text-head">
            {t('openStore.title')}
          </h1>
          <p className="text-ink-2">
            {t('openStore.description')}{' '}
            {rates.length > 0 &&
              t('openStore.commission', {
                from: format.exactPercent(Math.min(...rates)),
                to: format.exactPercent(Math.max(...rates)),
              })}
          </p>
        </div>
        <p className="font-semibold sm:hidden">
          {t('openStore.stepOf', { step: current + 1, count: STEPS.length, name })}
        </p>
        <div className="max-sm:hidden">
          <Stepper
            label={t('openStore.steps')}
            done={t('openStore.done')}
            current={current}
            steps={STEPS.map((each) => ({ key: each, text: t(`openStore.${each}`) }))}
          />
        </div>
      </div>
      <div
        className={`grid min-w-0 content-start gap-4 lg:col-start-2 ${step === 'basics' ? '' : 'max-lg:hidden'}`}
      >
        <StoreNeeds terms={terms} />
      </div>
      <div className="max-w-190 min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <StepShown key={step} {...{ own, step, choices, answer }} />
      </div>
      <aside className="grid content-start gap-4 lg:col-start-2">
        <Panel heading={t('sellerApplication.next')}>
          <ol className="grid gap-3">
            {NEXT.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon name="check" />
                <span className="min-w-0">{t(text)}</span>
              </li>
            ))}
          </ol>
        </Panel>
        <p className="flex gap-2 rounded-box bg-info-wash p-3 text-small">
          <Icon name="lock" size="small" />
          <span className="min-w-0">{t('openStore.private')}</span>
        </p>
      </aside>
    </div>
  )
}
