import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { DEMO, runEntry } from './run-entry.ts'

await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runEntry('migrate', ['up'], env)
  await runEntry('seed', DEMO, env)
  console.log(`
Ready. Next:
  npm run dev      starts storefront, API and worker with reload
  npm run verify   runs every check of a change
  npm run doctor   lists what is installed and how to fix what is missing`)
})
