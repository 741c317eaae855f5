import type { Entry, Scene } from './entry.ts'

export function EntryStates({ entry, scene }: { entry: Entry; scene: Scene }) {
  return (
    <div className={`grid items-start gap-x-8 gap-y-6 ${entry.wide ? '' : 'grid-cols-3'}`}>
      {entry.states.map(({ name, node }) => (
        <section key={name} aria-label={`${entry.name}, ${name}`} className="min-w-0">
          <p lang="en" dir="ltr" className="pb-2 text-start text-micro text-ink-muted rtl:text-end">
            {name}
          </p>
          {node(scene)}
        </section>
      ))}
    </div>
  )
}

/** One entry alone, for screenshots. */
export function EntryPage({ entry, scene }: { entry: Entry; scene: Scene }) {
  return (
    <main className="p-6">
      <h1 lang="en" className="sr-only">
        {entry.name}
      </h1>
      <EntryStates entry={entry} scene={scene} />
      {entry.height && <svg aria-hidden="true" height={entry.height} width="1" className="block" />}
    </main>
  )
}
