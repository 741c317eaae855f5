import type { Device, Spec } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Cell, Row } from '../row.ts'

/** Fields that other rows show. */
const ELSEWHERE: ReadonlySet<string> = new Set(['length', 'width', 'height', 'undercarriage'])

const MM_IN_M = 1000

/** Every field that any of the machines has, in order of first occurrence. */
function specsOfAll(devices: readonly Device[]): Spec[] {
  const met = new Map<string, Spec>()
  for (const { specs } of devices)
    for (const spec of specs)
      if (!met.has(spec.code) && !ELSEWHERE.has(spec.code)) met.set(spec.code, spec)
  return [...met.values()]
}

function useSpecCell(): (spec: Spec | undefined) => Cell | null {
  const t = useT()
  const measure = useMeasure()
  return (spec) => {
    if (!spec) return null
    const { value, valueName, unit } = spec
    if (typeof value === 'number') {
      const text = measure(value, unit)
      return { same: text, value, content: <bdi>{text}</bdi> }
    }
    const text =
      typeof value === 'boolean' ? t(value ? 'compare.yes' : 'compare.no') : (valueName ?? value)
    return {
      same: text,
      content: value === false ? <span className="text-ink-muted">{text}</span> : text,
    }
  }
}

export function useDeviceRows(devices: readonly Device[]): Row[] {
  const t = useT()
  const measure = useMeasure()
  const specCell = useSpecCell()
  const size = ({ transport }: Device): Cell | null => {
    if (!transport) return null
    const { lengthMm, widthMm, heightMm } = transport
    const text = [lengthMm, widthMm, heightMm]
      .map((mm) => measure(Math.round(mm / 10) / (MM_IN_M / 10), 'm'))
      .join(' × ')
    return { same: text, content: <bdi>{text}</bdi> }
  }
  const specs = specsOfAll(devices).map(({ code, name, better }): Row => ({
    code: `spec-${code}`,
    label: name,
    ...(better && {
      best: { end: better, word: better === 'more' ? 'compare.highest' : 'compare.lowest' },
    }),
    cells: devices.map((device) => specCell(device.specs.find((spec) => spec.code === code))),
  }))
  return [
    {
      code: 'type',
      label: t('device.machineType'),
      cells: devices.map(({ categoryName }) => ({ same: categoryName, content: categoryName })),
    },
    ...specs,
    { code: 'transport', label: t('compare.transportDimensions'), cells: devices.map(size) },
    {
      code: 'emission',
      label: t('device.emission'),
      cells: devices.map(({ emission }) => {
        const text = t(`device.emission${capital(emission)}`)
        return { same: text, content: <bdi>{text}</bdi> }
      }),
    },
  ]
}
