import type { StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** A commission as a share of one. */
export const shareOf = (ppm: number): number => ppm / 1_000_000

/** The commission of a store by category. */
export function RateList({ rates }: Pick<StoreRecord, 'rates'>) {
  const t = useT()
  const format = useFormat()
  return (
    <table className="w-full max-w-180 border-collapse">
      <thead>
        <tr className="border-b border-line-strong text-micro text-ink-muted *:py-1 *:font-medium">
          <th scope="col" className="text-start">
            {t('portalProduct.category')}
          </th>
          <th scope="col" className="text-end">
            {t('portalLedger.commission')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ categoryId, name, commissionPpm }) => (
          <tr key={categoryId} className="border-b border-line *:py-2">
            <th scope="row" className="text-start font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </th>
            <td className="text-end tabular-nums">{format.exactPercent(shareOf(commissionPpm))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
