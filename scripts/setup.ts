import { startEngines } from './engines/fleet.ts'
import { main } from './main.ts'
import { runServerEntry } from './server-entry.ts'

await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runServerEntry('migrate', ['up'], env)
  // All 1,500 are there; pictures of the newest, because drawing all takes a quarter of an hour.
  await runServerEntry('seed', ['--pictured', '240', '--galleries', '12'], env)
  console.log(`
Ready. Next:
  npm run dev      the shop, the API and the worker, reloading as you edit
  npm run verify   the gate that every change passes
  npm run doctor   what is here, and how to mend what is not`)
})
