import type { LackingMachine } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'

/** Machines whose photos are not complete, each with the way to add them. */
export function LackPhotos({ machines }: { machines: readonly LackingMachine[] }) {
  const t = useT()
  const format = useFormat()
  if (machines.length === 0) return null
  return (
    <Panel heading={t('merchant.lackPhotos')}>
      <ul className="grid divide-y divide-line">
        {machines.map(({ deviceId, title, picture, found, needed }) => (
          <li key={deviceId} className="flex items-center gap-3 py-2">
            <span className="h-11 w-15 shrink-0 overflow-hidden rounded-tight bg-sunk">
              {picture !== null && (
                <img src={pictureUrl(picture)} alt="" className="size-full object-cover" />
              )}
            </span>
            <span className="grid min-w-0 flex-1 gap-1">
              <b className="truncate font-semibold">
                <bdi>{title}</bdi>
              </b>
              <svg aria-hidden="true" className="block h-1.5 w-full bg-sunk rtl:-scale-x-100">
                <rect width={`${(100 * found) / needed}%`} height="100%" className="fill-ink" />
              </svg>
              <span className="text-micro text-ink-muted tabular-nums">
                {t('merchant.photosOf', {
                  count: format.number(found),
                  all: format.number(needed),
                })}
              </span>
            </span>
            <Link
              to={`/machines/${deviceId}`}
              aria-label={`${t('merchant.doAddPhotos')}: ${title}`}
              className={`${buttonLook({ tone: 'line', size: 'portal' })} w-11 shrink-0 px-0`}
            >
              <Icon name="camera" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
