import type { Entry } from '../entry.ts'

const GROUND = {
  sunk: 'bg-sunk',
  paper: 'bg-paper',
  surface: 'bg-surface',
  raised: 'bg-raised',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
}
const INK = {
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  'ink-muted': 'bg-ink-muted',
  graphite: 'bg-graphite',
  'graphite-2': 'bg-graphite-2',
  'graphite-line': 'bg-graphite-line',
  'on-graphite': 'bg-on-graphite',
  'on-graphite-muted': 'bg-on-graphite-muted',
}
const AMBER = {
  accent: 'bg-accent',
  'accent-hover': 'bg-accent-hover',
  'accent-press': 'bg-accent-press',
  'accent-edge': 'bg-accent-edge',
  'accent-wash': 'bg-accent-wash',
  'accent-text': 'bg-accent-text',
}
const MEANING = {
  proven: 'bg-proven',
  'proven-wash': 'bg-proven-wash',
  refused: 'bg-refused',
  'refused-wash': 'bg-refused-wash',
  info: 'bg-info',
  'info-wash': 'bg-info-wash',
  focus: 'bg-focus',
  scrim: 'bg-scrim',
}

function Swatches({ colours }: { colours: Record<string, string> }) {
  return (
    <ul className="grid grid-cols-8 gap-3">
      {Object.entries(colours).map(([name, look]) => (
        <li key={name} className="text-micro">
          <span className={`mb-1 block h-12 rounded-box inset-ring inset-ring-line ${look}`} />
          <bdi lang="en">{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

export const entry: Entry = {
  name: 'colour',
  group: 'ground',
  wide: true,
  states: [
    { name: 'ground', node: () => <Swatches colours={GROUND} /> },
    { name: 'ink', node: () => <Swatches colours={INK} /> },
    { name: 'amber, for money and time alone', node: () => <Swatches colours={AMBER} /> },
    { name: 'meaning, with a word beside it', node: () => <Swatches colours={MEANING} /> },
  ],
}
