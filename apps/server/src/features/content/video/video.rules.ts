import type { TEXT_STATES } from '@ironsouq/contract/content/video/video.schema'

interface Written {
  isDraft: boolean
  writtenAt: Date
}

/** A translation is outdated once the English text was written after it. */
export function textStateOf(
  text: Written | undefined,
  english: Written | undefined,
): (typeof TEXT_STATES)[number] {
  if (!text) return 'missing'
  if (text.isDraft) return 'draft'
  return english && english.writtenAt > text.writtenAt ? 'outdated' : 'translated'
}
