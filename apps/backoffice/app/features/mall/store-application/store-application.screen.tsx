import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import type { Route } from './+types/store-application.screen.ts'
import { ApplicationBadge } from './application-badge.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import { ApplicationParts } from './application-parts.tsx'
import { DecisionPanel } from './decision-panel.tsx'

export const clientLoader = ({ params: { applicationId } }: Route.ClientLoaderArgs) =>
  api(storeApplicationEndpoints.detail, { query: { applicationId } })

type Application = Route.ComponentProps['loaderData']

function Standing({ application }: { application: Application }) {
  const t = useT()
  const format = useFormat()
  const { number, submittedAt, decidedAt, decidedBy, storeId, seller, remark } = application
  return (
    <Facts>
      <Fact name={t('backofficeSeller.number')}>
        {String(number)}
        <ApplicationBadge state={application.state} />
      </Fact>
      {submittedAt !== null && (
        <Fact name={t('backofficeSeller.submittedAt')}>{format.dateTime(submittedAt)}</Fact>
      )}
      {decidedAt !== null && (
        <Fact name={t('backofficeSeller.decidedAt')}>
          {format.dateTime(decidedAt)} <bdi>{decidedBy}</bdi>
        </Fact>
      )}
      {remark !== '' && (
        <Fact name={t('backofficeStore.remark')}>
          <bdi>{remark}</bdi>
        </Fact>
      )}
      {storeId === null && seller && (
        <Fact name={t('backofficeStore.seller')}>
          <span>{t('backofficeStore.becomesStoreOf', { name: seller.name })}</span>
        </Fact>
      )}
      {storeId !== null && (
        <Fact name={t('portalOrder.store')}>
          <Link to={`/stores/${storeId}`} className="underline underline-offset-3">
            {t('backofficeStore.openRecord')}
          </Link>
        </Fact>
      )}
    </Facts>
  )
}

/** One application with its documents, and what staff decide about it [ST-1]. */
export default function StoreApplicationScreen({ loaderData: found }: Route.ComponentProps) {
  const t = useT()
  const { applicationId, version, state, basics } = found
  return (
    <ScreenPage
      title={basics?.name ?? String(found.number)}
      back={{ to: '/store-applications', text: t('backofficeStore.applications') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <Panel heading={t('backofficeStore.application')}>
              <Standing application={found} />
            </Panel>
            <Panel
              heading={t('backofficeStore.documents')}
              note={t('backofficeSeller.openRecorded')}
            >
              <ApplicationDocuments documents={found.documents} />
            </Panel>
            <ApplicationParts application={found} />
          </div>
          {state === 'underReview' && (
            <DecisionPanel key={`${applicationId} ${version}`} application={found} />
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
