import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { StoreBadge } from '@ironsouq/portal/store/store-badge'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/seller-application.screen.ts'
import { ApplicationState } from './application-state.tsx'
import { ApproveApplication, RefuseApplication } from './decide-application.tsx'
import { SellerPeople } from './parts/seller-people.tsx'
import { LiftSuspension, SuspendSeller, TrustSeller } from './seller-standing.tsx'

const { detail, openLicence } = sellerApplicationEndpoints

export async function clientLoader({ params: { applicationId } }: Route.ClientLoaderArgs) {
  const found = await api(detail, { query: { applicationId } })
  const storeId = found.seller?.sellerId
  // Null without a store, and for those who may not read stores: the rest of the page is there.
  const ofStore = storeStaffEndpoints.detail
  const store = storeId ? await api(ofStore, { query: { storeId } }).catch(() => null) : null
  return { found, store }
}

export default function SellerApplicationScreen({ loaderData }: Route.ComponentProps) {
  const { found, store } = loaderData
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [asking, ask] = useState<'approve' | 'refuse' | 'suspend' | 'lift' | 'trust'>()
  const maySuspend = useMay('seller.suspend')
  const maySeePeople = useMay('seller.approve')
  const mayTrust = useMay('device.move')
  const { applicationId, firmName, state, locale, sameLicence, sameTrn, seller } = found
  const isSuspended = seller?.standing === 'suspended'
  const otherTrust = seller?.standing === 'trusted' ? 'reviewed' : 'trusted'
  const open = async () => {
    const link = await run(() => api(openLicence, { body: { applicationId } }))
    if (link) window.location.assign(link.url)
  }
  const others = (names: readonly string[]) =>
    names.length > 0 && (
      <span className="text-small text-refused">
        {t('backofficeSeller.alsoOf', { names: names.join(', ') })}
      </span>
    )
  return (
    <ScreenPage
      title={firmName}
      actions={
        <>
          {state === 'submitted' && (
            <>
              <Button size="portal" onPress={() => ask('refuse')}>
                {t('backofficeSeller.refuse')}
              </Button>
              <Button size="portal" tone="ink" onPress={() => ask('approve')}>
                {t('backofficeSeller.approve')}
              </Button>
            </>
          )}
          {seller && maySuspend && (
            <Button size="portal" onPress={() => ask(isSuspended ? 'lift' : 'suspend')}>
              {t(isSuspended ? 'backofficeSeller.lift' : 'backofficeSeller.suspend')}
            </Button>
          )}
        </>
      }
    >
      <ScreenBody>
        <h2 className="text-lead font-bold wrap-anywhere">
          <bdi>{firmName}</bdi>
        </h2>
        <Facts>
          <Fact name={t('backofficeSeller.state')}>
            <ApplicationState state={state} />
            {isSuspended && <Badge tone="refused">{t('backofficeSeller.suspended')}</Badge>}
          </Fact>
          <Fact name={t('backofficeSeller.number')}>{String(found.number)}</Fact>
          <Fact name={t('backofficeSeller.licenceNo')}>
            <bdi dir="ltr">{found.licenceNo}</bdi>
            {others(sameLicence)}
          </Fact>
          <Fact name={t('backofficeSeller.trn')}>
            <bdi dir="ltr">{found.trn}</bdi>
            {others(sameTrn)}
          </Fact>
          <Fact name={t('backofficeSeller.emirate')}>{t(EMIRATE_WORD[found.emirate])}</Fact>
          <Fact name={t('backofficeSeller.contactName')}>
            <bdi>{found.contactName}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.phone')}>
            <PhoneNumber number={found.phone} />
          </Fact>
          <Fact name={t('backofficeSeller.email')}>
            <bdi dir="ltr">{found.email}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.language')}>
            {isLocaleCode(locale) ? LOCALES[locale].name : locale}
          </Fact>
          <Fact name={t('backofficeSeller.submittedAt')}>{format.dateTime(found.submittedAt)}</Fact>
          <Fact name={t('backofficeSeller.licence')}>
            <Button size="portal" isPending={isRunning} onPress={() => void open()}>
              {t('backofficeSeller.openLicence')}
            </Button>
            <span className="text-micro text-ink-muted">{t('backofficeSeller.openRecorded')}</span>
          </Fact>
          {found.decidedAt !== null && (
            <Fact name={t('backofficeSeller.decidedAt')}>
              {format.dateTime(found.decidedAt)} <bdi>{found.decidedBy}</bdi>
            </Fact>
          )}
          {found.reason !== null && (
            <Fact name={t('backofficeSeller.reason')}>
              <bdi>{found.reason}</bdi>
            </Fact>
          )}
          {seller && !isSuspended && (
            <Fact name={t('backofficeSeller.publishing')}>
              <span>{t(`backofficeSeller.${seller.standing}`)}</span>
              {mayTrust && (
                <Button size="portal" onPress={() => ask('trust')}>
                  {t(`backofficeSeller.${otherTrust}Act`)}
                </Button>
              )}
            </Fact>
          )}
          {store && (
            <Fact name={t('portalOrder.store')}>
              <Link to={`/stores/${store.storeId}`} className="underline underline-offset-3">
                <bdi>{(store.texts[currentLocale()] ?? store.texts.en).name}</bdi>
              </Link>
              <StoreBadge state={store.state} />
            </Fact>
          )}
          {isSuspended && (
            <Fact name={t('backofficeSeller.suspendedFor')}>
              <bdi>{seller.reason}</bdi>
            </Fact>
          )}
        </Facts>
        {seller && maySeePeople && <SellerPeople sellerId={seller.sellerId} />}
      </ScreenBody>
      {asking === 'approve' && (
        <ApproveApplication application={found} onDone={() => ask(undefined)} />
      )}
      {asking === 'refuse' && (
        <RefuseApplication application={found} onDone={() => ask(undefined)} />
      )}
      {asking === 'suspend' && seller && (
        <SuspendSeller sellerId={seller.sellerId} firm={firmName} onDone={() => ask(undefined)} />
      )}
      {asking === 'lift' && seller && (
        <LiftSuspension sellerId={seller.sellerId} firm={firmName} onDone={() => ask(undefined)} />
      )}
      {asking === 'trust' && seller && (
        <TrustSeller
          sellerId={seller.sellerId}
          firm={firmName}
          to={otherTrust}
          onDone={() => ask(undefined)}
        />
      )}
    </ScreenPage>
  )
}
