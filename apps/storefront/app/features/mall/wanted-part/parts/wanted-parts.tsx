import {
  type WantedPart,
  wantedPartEndpoints,
} from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useRevalidator } from 'react-router'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { useApi } from '#kit/api/use-api.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface RowProps {
  part: WantedPart
  onRemove: () => void
}

function Row({ part: { words, modelId, machine, foundAt }, onRemove }: RowProps) {
  const t = useT()
  const format = useFormat()
  const isFound = foundAt !== null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{words}</bdi>
        </p>
        {machine !== null && (
          <p className="text-micro text-ink-muted">
            <bdi>{machine}</bdi>
          </p>
        )}
        <p className={`text-micro ${isFound ? 'font-medium text-proven' : 'text-ink-muted'}`}>
          {isFound ? t('wantedPart.found', { date: format.date(foundAt) }) : t('wantedPart.sought')}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {isFound && (
          <LocalLink
            href={productListPath({ q: words, modelId: modelId ?? undefined })}
            className={buttonLook({ size: 'dense', tone: 'ink' })}
          >
            {t('wantedPart.view')}
          </LocalLink>
        )}
        <button
          type="button"
          aria-label={`${t('wantedPart.remove')}: ${words}`}
          className={buttonLook({ size: 'dense', tone: 'quiet' })}
          onClick={onRemove}
        >
          {t('wantedPart.remove')}
        </button>
      </p>
    </li>
  )
}

/** The parts that a member wants, and which of them a store offers by now. */
export function WantedParts({ parts }: { parts: readonly WantedPart[] }) {
  const t = useT()
  const call = useApi()
  const { revalidate } = useRevalidator()
  if (parts.length === 0) return null
  const remove = ({ wantedPartId }: WantedPart) =>
    void call(wantedPartEndpoints.remove, { body: { wantedPartId } }).then(
      () => revalidate(),
      () => undefined, // it was shown
    )
  return (
    <section id="parts" aria-label={t('wantedPart.title')}>
      <h2 className="text-lead font-bold tracking-tight">{t('wantedPart.title')}</h2>
      <p className="text-ink-muted">{t('wantedPart.note')}</p>
      <ul className="mt-2 border-t-2 border-ink">
        {parts.map((part) => (
          <Row key={part.wantedPartId} part={part} onRemove={() => remove(part)} />
        ))}
      </ul>
    </section>
  )
}
