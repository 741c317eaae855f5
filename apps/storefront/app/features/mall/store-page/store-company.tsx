import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The firm behind a store, as its licence states it [ST-3], and what the platform answers for. */
export function StoreCompany({ store: { company, isOwn } }: { store: StoreInfo }) {
  const t = useT()
  const format = useFormat()
  const facts = company && [
    { label: t('store.companyName'), value: <bdi>{company.enterpriseName}</bdi> },
    { label: t('sellerApplication.licenceNo'), value: <bdi dir="ltr">{company.licenceNo}</bdi> },
    { label: t('store.licenceEnds'), value: format.date(company.licenceEndsOn) },
    { label: t('store.representative'), value: <bdi>{company.legalRepresentative}</bdi> },
    ...(company.registeredCapital
      ? [{ label: t('store.capital'), value: <bdi>{format.money(company.registeredCapital)}</bdi> }]
      : []),
    { label: t('store.established'), value: format.date(company.establishedOn) },
    { label: t('store.residence'), value: <bdi>{company.residence}</bdi> },
    { label: t('store.scope'), value: <bdi>{company.scope}</bdi> },
  ]
  return (
    <Section heading={t('store.company')}>
      {facts && <FactsTable facts={facts} columns={2} />}
      <p className="mt-4 flex gap-2 rounded-box bg-info-wash p-3 text-small">
        <Icon name="info" size="small" />
        <span className="min-w-0">
          {!isOwn && `${t('mall.supplier')} `}
          {t('mall.moneyHeld')}
        </span>
      </p>
    </Section>
  )
}
