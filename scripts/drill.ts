import { runWithEngines } from './tool.ts'

/** `pnpm drill crash`, `pnpm drill guesses`, `pnpm drill malformed`, `pnpm drill nodes`: what breaks things on purpose. */
await runWithEngines('drills', ['crash', 'guesses', 'malformed', 'nodes'])
