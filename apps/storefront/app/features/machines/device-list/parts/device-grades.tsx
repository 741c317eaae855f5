import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { useFormat } from '#kit/text/use-format.ts'

/** The number of machines per grade, as bars in reading direction. */
export function DeviceGrades({ grades }: { grades: readonly { grade: Grade; count: number }[] }) {
  const format = useFormat()
  const most = Math.max(1, ...grades.map(({ count }) => count))
  return (
    <dl className="grid gap-1.5">
      {grades.map(({ grade, count }) => (
        <div key={grade} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
          <dt className="flex">
            <DeviceGrade grade={grade} size="letter" />
          </dt>
          <dd className="contents tabular-nums">
            <svg aria-hidden="true" className="h-4 w-full fill-ink rtl:-scale-x-100">
              <rect width={`${(100 * count) / most}%`} height="100%" rx="2" />
            </svg>
            <span className="min-w-8 text-end">{format.number(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
