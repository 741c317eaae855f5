import type { StoreCompany } from '@ironsouq/contract/mall/store/store.schema'
import type { ReactNode } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { Fact, Facts } from '../screen/fact.tsx'

interface CompanyFactsProps {
  company: StoreCompany
  /** What staff should know about the number of the licence. */
  licenceNote?: ReactNode
  /** Further facts. */
  children?: ReactNode
}

/** The firm behind a store, as its licence states it [ST-3]. */
export function CompanyFacts({ company, licenceNote, children }: CompanyFactsProps) {
  const t = useT()
  const format = useFormat()
  const { registeredCapital: capital } = company
  return (
    <Facts>
      <Fact name={t('portalStore.enterpriseName')}>
        <bdi>{company.enterpriseName}</bdi>
      </Fact>
      <Fact name={t('portalStore.licenceNo')}>
        <bdi dir="ltr">{company.licenceNo}</bdi>
        {licenceNote}
      </Fact>
      <Fact name={t('portalStore.licenceEndsOn')}>{format.date(company.licenceEndsOn)}</Fact>
      <Fact name={t('portalStore.establishedOn')}>{format.date(company.establishedOn)}</Fact>
      <Fact name={t('portalStore.legalRepresentative')}>
        <bdi>{company.legalRepresentative}</bdi>
      </Fact>
      <Fact name={t('portalStore.residence')}>
        <bdi>{company.residence}</bdi>
      </Fact>
      {capital && <Fact name={t('portalStore.capital')}>{format.money(capital)}</Fact>}
      <Fact name={t('portalStore.scope')}>
        <bdi>{company.scope}</bdi>
      </Fact>
      {children}
    </Facts>
  )
}
