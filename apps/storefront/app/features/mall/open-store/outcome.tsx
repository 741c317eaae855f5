import { APPLICATION_STEPS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { OwnApplication } from '@ironsouq/contract/mall/store-application/store-application.schema'
import type { StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import { STORE_ENDED } from '@ironsouq/contract/mall/store/store.limits'
import { isolated } from '@ironsouq/i18n/isolate'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { stepPath } from './open-store-step.ts'

interface OutcomeProps {
  own: OwnApplication
  answer: FormAnswer | undefined
}

/** What staff asked to correct, by step. */
function Corrections({ own }: { own: OwnApplication }) {
  const t = useT()
  const { reasons, remark, state } = own
  const parts = APPLICATION_STEPS.filter((part) => reasons[part])
  const facts = [
    ...parts.map((part) => ({
      label: t(`openStore.${part}`),
      value: <bdi className="wrap-anywhere">{reasons[part]}</bdi>,
    })),
    ...(remark === ''
      ? []
      : [
          {
            label: t('openStore.remark'),
            value: <bdi className="wrap-anywhere">{remark}</bdi>,
          },
        ]),
  ]
  // Documents that fail are uploaded in the step of the company.
  const first = parts[0] ?? (state === 'auditFailed' ? 'company' : 'basics')
  return (
    <>
      <div className="w-full">
        <FactsTable facts={facts} />
      </div>
      <LocalLink href={stepPath(first)} className={buttonLook({ tone: 'ink' })}>
        {t('openStore.correct')}
      </LocalLink>
    </>
  )
}

function Withdraw() {
  const t = useT()
  return (
    <Form method="post">
      <button type="submit" name={INTENT} value="withdraw" className={buttonLook()}>
        {t('openStore.withdraw')}
      </button>
    </Form>
  )
}

interface StoreOutcomeProps {
  own: OwnApplication
  store: NonNullable<OwnApplication['store']>
}

/** How the store is that the application opened [ST-1]. */
function StoreOutcome({ own, store }: StoreOutcomeProps) {
  const t = useT()
  const { storeId, state, reason, portalUrl } = store
  const why = reason === STORE_ENDED ? t('openStore.periodEnded') : reason
  const stopped = [why, t('store.goesOn')]
  const BODY: Record<StoreState, (string | null)[]> = {
    open: [t('openStore.openBody', { email: isolated(own.basics?.email ?? '') })],
    closed: [t('openStore.closedBody')],
    offline: [...stopped, t('openStore.offlineBody')],
    offlineReview: stopped,
    suspended: stopped,
    terminated: [why],
  }
  return (
    <Notice title={t(`openStore.${state}`)} body={BODY[state].filter(Boolean).join(' ')}>
      <div className="flex flex-wrap gap-3">
        {state !== 'terminated' && (
          <a href={portalUrl} className={buttonLook({ tone: 'ink' })}>
            {t('openStore.toPortal')}
          </a>
        )}
        <LocalLink href={storePath({ storeId })} className={buttonLook()}>
          {t('openStore.view')}
        </LocalLink>
        {state === 'terminated' && (
          <LocalLink href={stepPath('basics')} className={buttonLook()}>
            {t('openStore.again')}
          </LocalLink>
        )}
      </div>
    </Notice>
  )
}

/** How the application is, or the store that it opened [ST-1]. */
export function Outcome({ own, answer }: OutcomeProps) {
  const t = useT()
  useNews()
  const format = useFormat()
  if (own.state === 'approved' && own.store) return <StoreOutcome own={own} store={own.store} />
  if (own.state === 'rejected' || own.state === 'auditFailed')
    return (
      <Notice title={t(`openStore.${own.state}`)}>
        <Corrections own={own} />
      </Notice>
    )
  const sent = {
    number: String(own.number),
    date: own.submittedAt ? format.dateTime(own.submittedAt) : '',
  }
  return (
    <Notice title={t('openStore.underReview')} body={t('openStore.underReviewBody', sent)}>
      {answer?.faults && (
        <Banner tone="refused" isLive>
          {answer.faults.msg}
        </Banner>
      )}
      <Withdraw />
    </Notice>
  )
}
