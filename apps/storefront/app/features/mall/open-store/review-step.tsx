import { REQUIRED_DOCUMENTS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { OwnApplication } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Form } from 'react-router'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useIsSending } from '#kit/form/is-sending.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useComma } from '#kit/text/use-comma.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { DOCUMENT_WORD } from './company-form.tsx'
import { missingParts, type Part, stepPath } from './open-store-step.ts'

/** What was entered, by step. */
function useFacts(own: OwnApplication): Record<Part, Fact[]> {
  const t = useT()
  const format = useFormat()
  const comma = useComma()
  const { basics, company, categories, settlement, documents } = own
  const text = (value: string) => <bdi className="wrap-anywhere">{value}</bdi>
  const latin = (value: string) => (
    <bdi dir="ltr" className="wrap-anywhere">
      {value}
    </bdi>
  )
  return {
    basics: basics
      ? [
          { label: t('openStore.name'), value: text(basics.name) },
          { label: t('openStore.about'), value: text(basics.description) },
          {
            label: t('openStore.address'),
            value: text(
              [basics.address, basics.area, t(EMIRATE_WORD[basics.emirate])]
                .map(isolated)
                .join(comma),
            ),
          },
          { label: t('openStore.contactName'), value: text(basics.contactName) },
          { label: t('sellerApplication.email'), value: latin(basics.email) },
          { label: t('sellerApplication.phone'), value: latin(basics.phone) },
        ]
      : [],
    company: company
      ? [
          { label: t('store.companyName'), value: text(company.enterpriseName) },
          { label: t('sellerApplication.licenceNo'), value: latin(company.licenceNo) },
          { label: t('store.licenceEnds'), value: format.date(company.licenceEndsOn) },
          { label: t('sellerApplication.trn'), value: latin(company.trn) },
          { label: t('store.established'), value: format.date(company.establishedOn) },
          { label: t('store.representative'), value: text(company.legalRepresentative) },
          { label: t('store.residence'), value: text(company.residence) },
          { label: t('store.scope'), value: text(company.scope) },
          ...REQUIRED_DOCUMENTS.filter((kind) => documents.some((each) => each.kind === kind)).map(
            (kind) => ({ label: t(DOCUMENT_WORD[kind]), value: t('sellerApplication.uploaded') }),
          ),
        ]
      : [],
    categories:
      categories.length > 0
        ? [
            {
              label: t('openStore.categories'),
              value: format.list(categories.map(({ name }) => name)),
            },
          ]
        : [],
    settlement: settlement
      ? [
          { label: t('openStore.holder'), value: text(settlement.holder) },
          { label: t('openStore.bank'), value: text(settlement.bank) },
          { label: t('openStore.iban'), value: latin(settlement.iban) },
          { label: t('openStore.swift'), value: latin(settlement.swift) },
        ]
      : [],
  }
}

const PARTS = ['basics', 'company', 'categories', 'settlement'] as const

interface ReviewStepProps {
  own: OwnApplication
  answer: FormAnswer | undefined
}

/** Everything that was entered, and the button that sends it. */
export function ReviewStep({ own, answer }: ReviewStepProps) {
  const t = useT()
  const isSending = useIsSending()
  const facts = useFacts(own)
  const missing = missingParts(own)
  const [next] = missing
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-2">
        {t(missing.length > 0 ? 'openStore.reviewIncomplete' : 'openStore.reviewLead')}
      </p>
      {answer?.faults && (
        <Banner tone="refused" isLive>
          {answer.faults.msg}
        </Banner>
      )}
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`review-${part}`} className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-t-2 border-ink pt-2">
            <h2 id={`review-${part}`} className="text-body font-bold">
              {t(`openStore.${part}`)}
            </h2>
            <LocalLink
              href={stepPath(part)}
              className="flex min-h-11 items-center underline underline-offset-3 lg:min-h-8"
            >
              {t('openStore.edit', { part: t(`openStore.${part}`) })}
            </LocalLink>
          </div>
          {missing.includes(part) && (
            <Badge tone="refused" icon="warn">
              {t('openStore.missing')}
            </Badge>
          )}
          <FactsTable facts={facts[part]} />
        </section>
      ))}
      {next ? (
        <LocalLink href={stepPath(next)} className={buttonLook({ tone: 'ink' })}>
          {t('openStore.goOn', { part: t(`openStore.${next}`) })}
        </LocalLink>
      ) : (
        <Form method="post">
          <SubmitButton isBusy={isSending} intent="submit">
            {t('sellerApplication.submit')}
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
