import type {
  BlockFault,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { faultText } from './page-labels.ts'

interface FaultListProps {
  blocks: readonly VersionBlock[]
  faults: readonly BlockFault[]
}

/** Every fault of a version with its block, field and language. */
export function FaultList({ blocks, faults }: FaultListProps) {
  const t = useT()
  if (faults.length === 0) return null
  const kindOf = (fault: BlockFault) =>
    blocks.find(({ blockId }) => blockId === fault.blockId)?.kind
  return (
    <section className="grid gap-1 rounded-box bg-refused-wash p-3 text-refused">
      <h2 className="font-bold">{t('backofficeHomePage.faults')}</h2>
      <ul className="grid gap-1">
        {faults.map((fault) => {
          const kind = kindOf(fault)
          return (
            <li
              key={`${fault.blockId} ${fault.field} ${fault.locale} ${fault.reason} ${fault.value}`}
            >
              {kind && <b>{t(`backofficeHomePage.kind_${kind}`)} · </b>}
              {faultText(t, fault)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
