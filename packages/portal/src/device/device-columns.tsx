import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { GRADES } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { GradeMark } from '@ironsouq/ui/primitives/display/grade-mark'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ListColumn } from '../table/list-column.ts'
import { issueWord, STATE_WORDS } from './device-labels.ts'

/** The bar is drawn: a style attribute would need an exception of the content policy. */
function QualityBar({ quality }: { quality: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" className="h-1.5 w-7 rounded-tight bg-sunk rtl:-scale-x-100">
        <rect width={`${quality}%`} height="100%" className="fill-ink" />
      </svg>
      {quality}
    </span>
  )
}

/** The columns of a list of machines, as far as each can be sorted by. */
export function useDeviceColumns(pathOf: (deviceId: string) => string): ListColumn<DeskRow>[] {
  const t = useT()
  const format = useFormat()
  const figure = (value: number | null) => (value === null ? '–' : format.number(value))
  return [
    {
      id: 'stockNo',
      text: t('portalDevice.stockNo'),
      onPhone: 'unlabelled',
      isFixed: true,
      sort: 'stockNo',
      cell: ({ stockNo }) => <bdi className="text-ink-muted">{stockNo}</bdi>,
    },
    {
      id: 'machine',
      text: t('portalDevice.machine'),
      isFixed: true,
      isRowHeader: true,
      sort: 'model',
      cell: ({ deviceId, brandName, model }) => (
        <Link to={pathOf(deviceId)} className="text-small font-semibold">
          <bdi>{`${brandName} ${model}`}</bdi>
        </Link>
      ),
    },
    {
      id: 'year',
      text: t('device.yearLabel'),
      isFigure: true,
      onPhone: 'unlabelled',
      sort: '-yearMade',
      cell: ({ yearMade }) => yearMade,
    },
    {
      id: 'hours',
      text: t('device.hoursLabel'),
      isFigure: true,
      sort: 'workHours',
      cell: ({ workHours }) => figure(workHours),
    },
    {
      id: 'grade',
      text: t('device.grade'),
      onPhone: 'hidden',
      cell: ({ grade, inspected }) => (
        <GradeMark
          letter={grade}
          steps={GRADES.length - GRADES.indexOf(grade)}
          label={t(inspected ? 'device.gradeName' : 'device.gradeNameOfSeller', { grade })}
          size="letter"
          isClaimed={!inspected}
        />
      ),
    },
    {
      id: 'state',
      text: t('portalDevice.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => (
        <Badge tone={STATE_WORDS[state].tone}>{t(STATE_WORDS[state].name)}</Badge>
      ),
    },
    {
      id: 'issue',
      text: t('portalDevice.issue'),
      onPhone: 'unlabelled',
      cell: ({ issues: [first, ...more], state }) =>
        first && (
          // Of a machine that is sold nothing is left to fix.
          <span
            className={`inline-flex items-center gap-1 align-middle text-micro font-medium ${state === 'sold' ? 'text-ink-muted' : 'text-refused'}`}
          >
            <Icon name="flag" size="mini" />
            {t(issueWord(first))}
            {more.length > 0 && ` +${more.length}`}
          </span>
        ),
    },
    {
      id: 'seller',
      text: t('portalDevice.seller'),
      cell: ({ sellerName }) => <bdi>{sellerName}</bdi>,
    },
    {
      id: 'location',
      text: t('device.location'),
      onPhone: 'hidden',
      cell: ({ emirate }) => t(`device.emirate${capital(emirate)}`),
    },
    {
      id: 'price',
      text: t('portalDevice.priceAed'),
      isFigure: true,
      sort: '-price',
      cell: ({ price }) => (
        <b className="font-semibold">
          {price ? format.number(price.amount.replace(/\.00$/, '')) : '–'}
        </b>
      ),
    },
    {
      id: 'guide',
      text: t('portalDevice.guide'),
      onPhone: 'hidden',
      isFigure: true,
      cell: ({ guidePercent }) =>
        guidePercent === null ? '–' : <bdi dir="ltr">{format.change(guidePercent / 100)}</bdi>,
    },
    {
      id: 'quality',
      text: t('portalDevice.quality'),
      onPhone: 'hidden',
      sort: 'quality',
      cell: ({ quality }) => <QualityBar quality={quality} />,
    },
    {
      id: 'updated',
      text: t('portalDevice.updated'),
      onPhone: 'hidden',
      isFigure: true,
      sort: '-updatedAt',
      cell: ({ updatedAt }) => format.date(updatedAt),
    },
  ]
}
