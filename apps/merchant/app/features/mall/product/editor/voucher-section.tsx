import { VOUCHER_KINDS, VOUCHER_VALIDITIES } from '@ironsouq/contract/mall/voucher/voucher.enums'
import {
  BUYER_FIELD_LABEL_MAX,
  BUYER_FIELDS_MAX,
} from '@ironsouq/contract/mall/voucher/voucher.limits'
import type { BuyerField } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { FIELD_GRID, Section } from '@ironsouq/portal/device/section'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ProductFormState } from './product-form.ts'
import { labelIn, type TypedTerms, withLabel } from './voucher-values.ts'

interface VoucherSectionProps {
  form: ProductFormState
}

/** What the store asks each buyer at checkout. */
function BuyerFields({ form: { values, set } }: VoucherSectionProps) {
  const t = useT()
  const format = useFormat()
  const { voucherTerms: terms, writtenIn } = values
  const change = (fields: BuyerField[]) => set({ voucherTerms: { ...terms, fields } })
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">{t('portalProduct.voucherFields')}</legend>
      {terms.fields.map((field, at) => {
        const n = format.number(at + 1)
        const put = (next: BuyerField) => change(terms.fields.with(at, next))
        return (
          <div key={at} className="grid gap-1 border-b border-line pb-3">
            <TextField
              label={t('portalProduct.voucherField', { n })}
              value={labelIn(field, writtenIn)}
              maxLength={BUYER_FIELD_LABEL_MAX}
              onChange={(text) => put(withLabel(field, writtenIn, text))}
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Checkbox
                label={t('portalProduct.voucherFieldNeeded')}
                isSelected={field.isRequired}
                onChange={(isRequired) => put({ ...field, isRequired })}
              />
              <Button
                size="dense"
                aria-label={t('portalProduct.voucherFieldRemove', { n })}
                icon="close"
                onPress={() => change(terms.fields.toSpliced(at, 1))}
              >
                {t('portalProduct.voucherFieldRemove', { n })}
              </Button>
            </div>
          </div>
        )
      })}
      {terms.fields.length < BUYER_FIELDS_MAX && (
        <span>
          <Button
            icon="plus"
            onPress={() => change([...terms.fields, { label: { en: '' }, isRequired: true }])}
          >
            {t('portalProduct.voucherFieldAdd')}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

/** Whether the product is sold as a code, and what the code is good for [PR-6]. */
export function VoucherSection({ form }: VoucherSectionProps) {
  const t = useT()
  const { values, set, faulty, faultyAt } = form
  const { isVirtual, voucherTerms: terms } = values
  const change = (part: Partial<TypedTerms>) => set({ voucherTerms: { ...terms, ...part } })
  return (
    <Section heading={t('portalProduct.voucherTerms')}>
      <Checkbox
        label={t('portalProduct.isVirtual')}
        description={t('portalProduct.isVirtualHint')}
        isSelected={isVirtual}
        onChange={(next) =>
          set({
            isVirtual: next,
            deliveryMethods: next ? ['none'] : ['courier'],
            ...(next && { freightTemplateId: '' }),
          })
        }
      />
      {isVirtual && (
        <>
          <div className={FIELD_GRID}>
            <ChoiceField
              label={t('portalProduct.voucherKind')}
              choices={VOUCHER_KINDS.map((id) => ({
                id,
                name: t(`portalProduct.voucherKind_${id}`),
              }))}
              value={terms.kind}
              onChange={(id) =>
                change({ kind: VOUCHER_KINDS.find((each) => each === id) ?? terms.kind })
              }
              {...faulty('voucherTerms')}
            />
            {terms.kind === 'counted' && (
              <TextField
                label={t('portalProduct.voucherUses')}
                inputMode="numeric"
                isRequired
                value={terms.uses}
                onChange={(uses) => change({ uses })}
                {...faultyAt('voucherTerms.uses')}
              />
            )}
            <ChoiceField
              label={t('portalProduct.voucherValidity')}
              choices={VOUCHER_VALIDITIES.filter(
                (id) => id !== 'forever' || terms.kind !== 'unlimited',
              ).map((id) => ({ id, name: t(`portalProduct.voucherValidity_${id}`) }))}
              value={terms.validity}
              onChange={(id) =>
                change({
                  validity: VOUCHER_VALIDITIES.find((each) => each === id) ?? terms.validity,
                })
              }
            />
            {terms.validity === 'days' && (
              <TextField
                label={t('portalProduct.voucherDays')}
                inputMode="numeric"
                isRequired
                value={terms.days}
                onChange={(days) => change({ days })}
                {...faultyAt('voucherTerms.days')}
              />
            )}
            {terms.validity === 'range' && (
              <>
                <TextField
                  label={t('portalProduct.voucherFrom')}
                  type="date"
                  isRequired
                  value={terms.from}
                  onChange={(from) => change({ from })}
                  {...faultyAt('voucherTerms.from')}
                />
                <TextField
                  label={t('portalProduct.voucherUntil')}
                  type="date"
                  isRequired
                  value={terms.until}
                  onChange={(until) => change({ until })}
                  {...faultyAt('voucherTerms.until')}
                />
              </>
            )}
          </div>
          <Checkbox
            label={t('portalProduct.voucherRefundable')}
            isSelected={terms.isRefundable}
            onChange={(isRefundable) => change({ isRefundable })}
          />
          <BuyerFields form={form} />
          <p className="text-micro text-ink-muted">{t('portalProduct.voucherPaid')}</p>
        </>
      )}
    </Section>
  )
}
