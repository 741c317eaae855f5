import type { StoreApplicationRecord } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { CompanyFacts } from '@ironsouq/portal/store/company-facts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'

interface PartProps {
  application: StoreApplicationRecord
}

/** What was asked to be corrected in a part, beside what it says now. */
function Asked({ reason }: { reason: string | undefined }) {
  return (
    reason !== undefined && (
      <p className="mb-2 flex gap-2 rounded-box bg-refused-wash p-3 text-refused">
        <Icon name="warn" size="small" />
        <bdi className="min-w-0 wrap-anywhere">{reason}</bdi>
      </p>
    )
  )
}

function Also({ names }: { names: readonly string[] }) {
  const t = useT()
  return (
    names.length > 0 && (
      <span className="text-small text-refused">
        {t('backofficeSeller.alsoOf', { names: names.join(', ') })}
      </span>
    )
  )
}

function Basics({ application: { basics, reasons } }: PartProps) {
  const t = useT()
  return (
    basics && (
      <Panel heading={t('backofficeStore.part_basics')}>
        <Asked reason={reasons.basics} />
        <Facts>
          <Fact name={t('portalProduct.name')}>
            {basics.logo && (
              <img
                src={pictureUrl(basics.logo.src)}
                alt={t('portalStore.logo')}
                width={basics.logo.width}
                height={basics.logo.height}
                className="size-12 rounded-tight border border-line object-cover"
              />
            )}
            <bdi>{basics.name}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.contactName')}>
            <bdi>{basics.contactName}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.email')}>
            <bdi dir="ltr">{basics.email}</bdi>
          </Fact>
          <Fact name={t('portalOrder.mobile')}>
            <PhoneNumber number={basics.phone} />
          </Fact>
          <Fact name={t('portalStore.address')}>
            <span>
              <bdi>{basics.address}</bdi> · <bdi>{basics.area}</bdi> ·{' '}
              {t(EMIRATE_WORD[basics.emirate])}
            </span>
          </Fact>
          <Fact name={t('portalProduct.description')}>
            <bdi>{basics.description}</bdi>
          </Fact>
        </Facts>
      </Panel>
    )
  )
}

function Company({ application: { company, reasons, sameLicence, sameTrn } }: PartProps) {
  const t = useT()
  return (
    company && (
      <Panel heading={t('backofficeStore.part_company')}>
        <Asked reason={reasons.company} />
        <CompanyFacts company={company} licenceNote={<Also names={sameLicence} />}>
          <Fact name={t('backofficeSeller.trn')}>
            <bdi dir="ltr">{company.trn}</bdi>
            <Also names={sameTrn} />
          </Fact>
        </CompanyFacts>
      </Panel>
    )
  )
}

function Settlement({ application: { settlement, reasons } }: PartProps) {
  const t = useT()
  return (
    settlement && (
      <Panel heading={t('backofficeStore.part_settlement')}>
        <Asked reason={reasons.settlement} />
        <Facts>
          <Fact name={t('backofficeSeller.bankHolder')}>
            <bdi>{settlement.holder}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.bankName')}>
            <bdi>{settlement.bank}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.bankIban')}>
            <bdi dir="ltr">{settlement.iban}</bdi>
          </Fact>
          <Fact name={t('backofficeSeller.bankSwift')}>
            <bdi dir="ltr">{settlement.swift}</bdi>
          </Fact>
        </Facts>
      </Panel>
    )
  )
}

/** What the applicant stated, by part [ST-2] [ST-3]. */
export function ApplicationParts({ application }: PartProps) {
  const t = useT()
  return (
    <>
      <Basics application={application} />
      <Company application={application} />
      <Panel heading={t('backofficeStore.part_categories')}>
        <Asked reason={application.reasons.categories} />
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
          {application.categories.map(({ categoryId, name }) => (
            <li key={categoryId}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Panel>
      <Settlement application={application} />
    </>
  )
}
