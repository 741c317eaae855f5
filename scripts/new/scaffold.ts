import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { draftIn } from './draft.ts'
import { addEndpoint } from './endpoint.ts'
import { addFeature } from './feature.ts'
import { addNotice } from './notice.ts'
import type { Kind, Wanted } from './request.ts'
import { addScreen } from './screen.ts'

export const KINDS: Readonly<Record<string, Kind>> = {
  feature: addFeature,
  endpoint: addEndpoint,
  screen: addScreen,
  notice: addNotice,
}

/** Writes the files of one kind below `root`, formats them, and says what is left to do. */
export function scaffold(root: string, kind: string, wanted: Wanted) {
  const draft = draftIn(root)
  const next = KINDS[kind]?.(draft, wanted) ?? []
  const files = draft.save()
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'pipe' })
  return { files, next }
}
