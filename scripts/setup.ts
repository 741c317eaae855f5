import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { runServerEntry } from './server-entry.ts'

await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runServerEntry('migrate', ['up'], env)
  // All 1,500 devices, but pictures only of the newest: drawing all takes a quarter of an hour.
  await runServerEntry('seed', ['--pictured', '240', '--galleries', '12'], env)
  console.log(`
Ready. Next:
  npm run dev      starts storefront, API and worker with reload
  npm run verify   runs every check of a change
  npm run doctor   lists what is installed and how to fix what is missing`)
})
