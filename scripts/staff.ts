import { devSettings, ENGINES } from './engines/engine-list.ts'
import { main } from './main.ts'
import { runEntry } from './run-entry.ts'

// Invites staff and prints codes of their apps in development: npm run staff -- code --email …
await main(async () => {
  const settings = Object.fromEntries(
    ENGINES.flatMap((engine) => Object.entries(devSettings(engine))),
  )
  await runEntry('staff', process.argv.slice(2), settings)
})
