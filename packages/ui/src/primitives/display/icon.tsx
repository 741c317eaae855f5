/** Own drawings on a 20 px grid, square caps, in the colour of the text beside them. */
const PATHS = {
  arrow: 'M3.5 10h12M11 5l5 5-5 5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5M3 14h14M8.5 16.8h3',
  box: 'M3 6.5l7-3.5 7 3.5v7L10 17l-7-3.5ZM3 6.5L10 10l7-3.5M10 10v7',
  calendar: 'M3.5 5h13v12h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  camera: 'M2.5 6h4l1.5-2h4l1.5 2h4v10h-15ZM10 8a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6Z',
  cart: 'M2 3.5h2.5L6.5 13h8.5l2-7H5.2M8 15.5v1.5M13.5 15.5v1.5',
  chart: 'M3 3v14h14M6.5 13V9.5M10 13V6M13.5 13v-2',
  chat: 'M3 4h14v10H9l-4 3v-3H3Z',
  check: 'M4 10.5l4 4 8-9',
  clip: 'M14.5 8.5l-5.6 5.6a2.3 2.3 0 0 1-3.3-3.3l6.4-6.3a3.5 3.5 0 0 1 5 5L10.5 16',
  clock: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM10 6v4.2l2.8 1.8',
  close: 'M5 5l10 10M15 5L5 15',
  compare: 'M3.5 4h5v12h-5ZM11.5 4h5v12h-5ZM10 2v16',
  doc: 'M5 2.5h7l3.5 3.5v11.5H5ZM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
  down: 'M5 7.5l5 5 5-5',
  download: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 13v4h12v-4',
  upload: 'M10 12V3M6.5 6.5L10 3l3.5 3.5M4 13v4h12v-4',
  edit: 'M4 13.5V16h2.5L16 6.5 13.5 4Z',
  eye: 'M2 10c2-3.4 4.7-5 8-5s6 1.6 8 5c-2 3.4-4.7 5-8 5s-6-1.6-8-5ZM10 7.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6Z',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  flag: 'M5 17.5V3h10l-2 3.5L15 10H5',
  gauge: 'M4.2 15.5a7.2 7.2 0 1 1 11.6 0M10 11l3-3.8',
  gavel: 'M8.5 3.5l5 5M5 7l5 5M6.8 8.8l5-5M8.2 10.2l5-5M10.8 9.8l5.7 5.7M3 17h8',
  gear: 'M10 7.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6ZM10 2.5v2.5M10 15v2.5M2.5 10h2.5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M15.3 4.7l-1.8 1.8M6.5 13.5l-1.8 1.8',
  globe:
    'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM3 10h14M10 3c-4.5 4.5-4.5 9.5 0 14c4.5-4.5 4.5-9.5 0-14Z',
  grid: 'M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z',
  heart: 'M10 16.5L3.8 10.2a3.9 3.9 0 0 1 5.5-5.5L10 5.4l.7-.7a3.9 3.9 0 0 1 5.5 5.5Z',
  'heart-on': 'M10 16.5L3.8 10.2a3.9 3.9 0 0 1 5.5-5.5L10 5.4l.7-.7a3.9 3.9 0 0 1 5.5 5.5Z',
  home: 'M3 9.5L10 3.5l7 6V17h-5v-4.5H8V17H3Z',
  image: 'M3 4h14v12H3ZM3 13l4-4 4 4 2.5-2.5L17 14M13 7v.5',
  info: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM10 9.2v4.3M10 6.3v.5',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5',
  lock: 'M4.5 9h11v8h-11ZM7 9V6.5a3 3 0 0 1 6 0V9',
  mark: 'M5 3h10v14l-5-4-5 4Z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  moon: 'M16 11.5A6.5 6.5 0 1 1 8.5 4a5.2 5.2 0 0 0 7.5 7.5Z',
  more: 'M4.5 10h.5M9.8 10h.5M15 10h.5',
  next: 'M7.5 5l5 5-5 5',
  phone: 'M6 2.5h8v15H6ZM9 15h2',
  pin: 'M10 17.5c3.5-4 5.2-6.7 5.2-9.2a5.2 5.2 0 0 0-10.4 0c0 2.5 1.7 5.2 5.2 9.2ZM10 6.5a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6Z',
  play: 'M6 4l10 6-10 6Z',
  plus: 'M10 4v12M4 10h12',
  previous: 'M12.5 5l-5 5 5 5',
  print: 'M6 7V3h8v4M6 13H3.5V7h13v6H14M6 11h8v6H6Z',
  rows: 'M3 4h14v3H3ZM3 8.5h14v3H3ZM3 13h14v3H3Z',
  scan: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M3 10h14',
  seal: 'M10 2.5l6 2.2v5c0 3.7-2.4 6.3-6 7.8c-3.6-1.5-6-4.1-6-7.8v-5ZM7 9.8l2.2 2.2L13 7.8',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11ZM12.5 12.5L17 17',
  send: 'M3 3.5l14.5 6.5L3 16.5l2-6.5ZM5 10h6',
  share: 'M10 12V3M6.5 6L10 2.5 13.5 6M4 10v7h12v-7',
  ship: 'M3 11h14l-2.5 6h-9ZM5.5 11V6.5h9V11M10 6.5V3',
  signal: 'M4 16v-3M8 16v-6M12 16V7M16 16V4',
  sort: 'M6 4v12M3 13l3 3 3-3M11 5h6M11 9.5h4.5M11 14h3',
  tag: 'M3 3.5h7.5L17 10l-6.5 6.5L3 9.5ZM6.5 7v.3',
  translate:
    'M2.5 5h8M6.5 3v2M9 5c-.6 3-2.8 5.5-6 7M4.5 7c.9 2 2.8 3.9 5 5M10 17l3.5-8.5L17 17M11.3 14h4.4',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l.8 11h7.4l.8-11',
  truck:
    'M2 5h9v9H2ZM11 8h4l3 3v3h-7M5.5 13a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4ZM14.5 13a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4',
  up: 'M5 12.5l5-5 5 5',
  user: 'M10 3.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4ZM3.5 17c.6-3.2 3-5 6.5-5s5.9 1.8 6.5 5',
  whatsapp:
    'M3 17l1.1-3.6A7 7 0 1 1 6.7 16ZM7.6 7.2c-.3 2.7 2.5 5.5 5.2 5.2M7.6 7.2l1.2-.5.8 1.6-.7.8M12.8 12.4l.5-1.2-1.6-.8-.8.7',
  warn: 'M10 3l7.5 13.5h-15ZM10 8v4M10 14v.5',
}
export type IconName = keyof typeof PATHS

/** Mirrored in right-to-left text. */
const TURNS = ' rtl:-scale-x-100'
const FILLED = ' fill-current'

/** What sets an icon apart from the class `icon`. */
const LOOK: Partial<Record<IconName, string>> = {
  arrow: TURNS,
  next: TURNS,
  previous: TURNS,
  send: TURNS,
  'heart-on': FILLED,
  play: FILLED,
  more: ' stroke-[2.4]',
}

const SIZE = { mini: 'size-3.5', small: 'size-4', full: 'size-5', large: 'size-6' }

interface IconProps {
  name: IconName
  size?: keyof typeof SIZE
}

export function Icon({ name, size = 'full' }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${SIZE[size]}${LOOK[name] ?? ''}`}>
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The whole set, in order of name. */
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[]
