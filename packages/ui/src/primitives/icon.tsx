/** Own drawings on a 20 px grid, square caps, in the colour of the text beside them. */
const PATHS = {
  camera: 'M2.5 6h4l1.5-2h4l1.5 2h4v10h-15ZM10 8a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6Z',
  close: 'M5 5l10 10M15 5L5 15',
  down: 'M5 7.5l5 5 5-5',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  globe:
    'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM3 10h14M10 3c-4.5 4.5-4.5 9.5 0 14c4.5-4.5 4.5-9.5 0-14Z',
  next: 'M7.5 5l5 5-5 5',
  previous: 'M12.5 5l-5 5 5 5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11ZM12.5 12.5L17 17',
}
export type IconName = keyof typeof PATHS

/** What points along the line of reading turns with it. */
const TURNS: ReadonlySet<IconName> = new Set(['next', 'previous'])

interface IconProps {
  name: IconName
  size?: 'small' | 'full'
}

export function Icon({ name, size = 'full' }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      className={`shrink-0 ${size === 'small' ? 'size-4' : 'size-5'} ${TURNS.has(name) ? 'rtl:-scale-x-100' : ''}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
