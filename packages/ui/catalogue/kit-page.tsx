import { buttonLook } from '../src/primitives/action/button-look.tsx'
import { EntryStates } from './entry-page.tsx'
import { type Entry, GROUPS, type Scene } from './entry.ts'
import { addressOf, type View } from './view.ts'

const FRAME_WIDTH = 1024

function Switches({ view }: { view: View }) {
  const choices: [string, Partial<View>][] = [
    ['Left to right', { dir: 'ltr' }],
    ['Right to left', { dir: 'rtl' }],
    ['Light', { theme: 'light' }],
    ['Dark', { theme: 'dark' }],
  ]
  return (
    <nav lang="en" aria-label="View" className="flex flex-wrap gap-2">
      {choices.map(([text, part]) => (
        <a key={text} href={addressOf({ ...view, ...part })} className={buttonLook()}>
          {text}
        </a>
      ))}
    </nav>
  )
}

function Shown({ entry, scene, view }: { entry: Entry; scene: Scene; view: View }) {
  const address = addressOf({ ...view, entry: entry.name })
  return (
    <section aria-labelledby={entry.name} className="grid gap-4 border-t border-line py-6">
      <h3 id={entry.name} lang="en" className="text-lead font-bold">
        <a href={address}>{entry.name}</a>
      </h3>
      {entry.height ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the catalogue itself
        <iframe
          loading="lazy"
          title={entry.name}
          src={address}
          width={FRAME_WIDTH}
          height={entry.height + 100}
        />
      ) : (
        <EntryStates entry={entry} scene={scene} />
      )}
    </section>
  )
}

interface KitPageProps {
  entries: readonly Entry[]
  scene: Scene
  view: View
}

/** All components, by group. */
export function KitPage({ entries, scene, view }: KitPageProps) {
  return (
    <main className="wrap py-8">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-8">
        <h1 lang="en" className="text-head font-extrabold tracking-head">
          Kit
        </h1>
        <Switches view={view} />
      </div>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`} className="pb-8">
          <h2
            id={`group-${group}`}
            lang="en"
            className="border-t-2 border-ink py-3 text-title font-bold tracking-tight"
          >
            {group}
          </h2>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Shown key={entry.name} entry={entry} scene={scene} view={view} />
            ))}
        </section>
      ))}
    </main>
  )
}
