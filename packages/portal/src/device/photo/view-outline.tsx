import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'

/** The tracks, the cab and the boom of a machine from the side; other views repeat what they have in common. */
const SIDE =
  'M8 30h26M8 30a4 4 0 0 1 0-8h26a4 4 0 0 1 0 8M12 22v-9h9l3 9M24 16l9-10 8 7v7M38 20h6l-2 5'
const CORNER =
  'M8 31l12 3 14-5M8 31v-7l12 3 14-5v7M20 27v7M12 24V13l8 2v11M20 15l6-3v10M28 18l7-11 6 6v7'
const ENDS = 'M9 22h8v10H9ZM31 22h8v10h-8ZM14 22V9h20v13M14 22h20M18 13h12v5H18Z'
const PLATE = 'M7 10h34v18H7ZM11 14h.5M36.5 14h.5M11 24h.5M36.5 24h.5M15 16h18M15 20h18M15 24h10'

// oxfmt-ignore
const OUTLINES: Readonly<Record<PictureView, string>> = {
  side: SIDE,
  right: SIDE,
  quarter: CORNER,
  'quarter-right': CORNER,
  rear: CORNER,
  'rear-right': CORNER,
  front: ENDS,
  working: `${SIDE}M4 34h40`,
  tool: 'M14 8l10 6 10-6M24 14v4M13 18h22l4 8c-8 8-22 8-30 0ZM12 29l-2 4M20 31l-1 4M28 31l1 4M36 29l2 4',
  cab: 'M14 32V8h16l5 12v12ZM14 20h21M22 20v-4M18 32v-6h8v6',
  panel: 'M8 10h32v20H8ZM13 15h10v8H13ZM28 16h8M28 20h8M28 24h5',
  engine: 'M12 14h8v-4h10v4h6v14H12ZM12 18H8v7h4M36 18h4v7h-4M17 28v4M31 28v4M20 18h8',
  undercarriage: 'M12 14h24a7 7 0 0 1 0 14H12a7 7 0 0 1 0-14ZM12 18a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM36 18a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM20 25h.5M24 25h.5M28 25h.5',
  tyre: 'M24 7a14 14 0 1 0 0 28a14 14 0 0 0 0-28ZM24 14a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM24 7v4M24 31v4M10 21h4M34 21h4',
  plate: PLATE,
  meter: 'M9 12h30v16H9ZM16 12v16M23 12v16M30 12v16M12 18v4M19 18v4M26 18v4M34 18v4',
  defect: 'M24 8l14 24H10ZM24 16v8M24 28v.5',
}

/** On which side of the machine the camera stands. */
const MIRRORED: ReadonlySet<PictureView> = new Set(['right', 'quarter-right', 'rear'])

/** The outline of what a photo shows. A drawing of a place: it is not mirrored with the language. */
export function ViewOutline({ view }: { view: PictureView }) {
  return (
    <svg viewBox="0 0 48 42" aria-hidden="true" className="h-14 w-16 text-ink-muted">
      <path
        d={OUTLINES[view]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        {...(MIRRORED.has(view) && { transform: 'matrix(-1 0 0 1 48 0)' })}
      />
    </svg>
  )
}
