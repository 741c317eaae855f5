/** 44 px; on a desktop 36 where it is dense and 32 in portals. A font under 16 px makes phones zoom. */
const SIZE = {
  full: 'min-h-11 text-body',
  dense: 'min-h-11 text-body lg:min-h-9 lg:text-small',
  portal: 'min-h-11 text-body lg:min-h-8 lg:text-small',
}
export type FieldSize = keyof typeof SIZE

/** The group class through which a field's parts read its state. */
export const FIELD_ROOT = 'group/field grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1'

const STATES = [
  'group-data-invalid/field:border-refused group-data-invalid/field:inset-ring group-data-invalid/field:inset-ring-refused',
  'group-data-readonly/field:border-line group-data-readonly/field:bg-transparent',
  'group-data-disabled/field:border-transparent group-data-disabled/field:bg-sunk group-data-disabled/field:text-ink-muted',
].join(' ')

/** The box of a field: its focus is shown on the box, whatever is in it. */
export function fieldBox(size: FieldSize = 'full'): string {
  return `flex w-full items-center gap-2 rounded-box border border-line-strong bg-raised px-3 text-ink focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus ${SIZE[size]} ${STATES}`
}

/** An input without border and background; the box has them. */
export const FIELD_BARE = 'w-full min-w-0 flex-1 border-0 bg-transparent p-0 outline-0'

/** A button inside the box, at its end, as high as the box. */
export const FIELD_BUTTON =
  'grid w-9 shrink-0 place-items-center self-stretch rounded-tight outline-0 hover:bg-sunk focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus disabled:text-ink-muted disabled:hover:bg-transparent'
