import { voucherLifecycle } from '@ironsouq/contract/mall/voucher/voucher.lifecycle'
import type { VoucherCounts } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** How many codes of a virtual order are in each state; the codes themselves are for its buyer [OR-13]. */
export function OrderVouchers({ vouchers }: { vouchers: VoucherCounts }) {
  const t = useT()
  const format = useFormat()
  const { counts, writeOffs, validUntil, answers } = vouchers
  const states = voucherLifecycle.states.filter((state) => counts[state] > 0)
  return (
    <>
      <Panel heading={t('portalVoucher.onOrder')}>
        <FactsTable
          facts={[
            ...states.map((state) => ({
              label: t(`portalVoucher.counts_${state}`),
              value: format.number(counts[state]),
            })),
            { label: t('portalVoucher.writeOffs'), value: format.number(writeOffs) },
            ...(validUntil === null
              ? []
              : [
                  {
                    label: t('portalVoucher.validUntil'),
                    // They expire when that day is over.
                    value: format.date(new Date(Date.parse(validUntil) - 1).toISOString()),
                  },
                ]),
          ]}
        />
      </Panel>
      {answers.length > 0 && (
        <Panel heading={t('portalVoucher.answers')}>
          <FactsTable
            facts={answers.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
          />
        </Panel>
      )}
    </>
  )
}
