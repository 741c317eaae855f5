import { devSettings, ENGINES } from './engines/engine-list.ts'
import { main } from './main.ts'
import { runServerEntry } from './server-entry.ts'

// Invites staff and prints codes of their apps in development: npm run staff -- code --email …
await main(async () => {
  const settings = Object.fromEntries(
    ENGINES.flatMap((engine) => Object.entries(devSettings(engine))),
  )
  await runServerEntry('staff', process.argv.slice(2), settings)
})
