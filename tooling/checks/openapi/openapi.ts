import { type Check, nothingSeen } from '../check.ts'
import { git } from '../command.ts'
import { lastRelease, printedByRelease } from '../release.ts'
import { textIfAny } from '../tree.ts'
import { breaking } from './breaks.ts'
import { changesOf, DIGEST, digestOf, PRINT, printDocument, WRITE_DIGEST } from './digest.ts'
import { type Document, operationsOf } from './operations.ts'

const AGREED = 'docs/api-breaks.md'
const SHOWN = 8

const listed = (changes: string[]) =>
  changes.length > SHOWN
    ? `${changes.slice(0, SHOWN).join('; ')} and ${changes.length - SHOWN} more`
    : changes.join('; ')

async function breaksSince(root: string, tag: string, now: Document): Promise<string[]> {
  const before = await git(root, 'show', `${tag}:${DIGEST}`)
  if (before === digestOf(now)) return []
  const released = JSON.parse(await printedByRelease(root, tag, PRINT)) as Document
  const agreed = ((await textIfAny(root, AGREED)) ?? '').split('\n')
  return breaking(released, now)
    .filter((each) => !agreed.some((line) => line.startsWith(`- ${each} — `)))
    .map(
      (each) =>
        `${each}: callers of ${tag} break. Keep it, or add "- ${each} — <reason>" to ${AGREED}`,
    )
}

/**
 * The committed digest matches the code, and no caller of the last release breaks, except as
 * docs/api-breaks.md lists. Before the first release nothing can break.
 */
export const openapi: Check = async (root, seen) => {
  const printed = await printDocument(root)
  if (printed.exit !== 0) return [`${PRINT} failed: ${printed.err}`]
  const now = JSON.parse(printed.out) as Document
  const { size } = operationsOf(now)
  if (size === 0) return [nothingSeen('operations in the API')]
  const digest = digestOf(now)
  const committed = (await textIfAny(root, DIGEST)) ?? ''
  const tag = await lastRelease(root)
  const changes = changesOf((await git(root, 'show', `HEAD:${DIGEST}`)) ?? digest, digest)
  const since = changes.length > 0 ? `, changed since HEAD: ${listed(changes)}` : ''
  seen?.(`${size} operations, ${tag ? `compared with ${tag}` : 'no release yet'}${since}`)
  const stale =
    committed === digest
      ? []
      : [
          `${DIGEST} is not up to date: ${listed(changesOf(committed, digest))}. ` +
            `Run \`node ${WRITE_DIGEST}\``,
        ]
  return [...stale, ...(tag ? await breaksSince(root, tag, now) : [])]
}
