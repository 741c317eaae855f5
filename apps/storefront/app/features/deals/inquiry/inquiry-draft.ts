import { log } from '#kit/log.ts'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'

/** A file of the draft, which the server has checked. */
export interface DraftFile {
  attachmentId: string
  fileName: string
}

/** What a visitor has typed. It survives the login and a reload, until it is sent [ID-14]. */
export interface InquiryDraft {
  /** The machine, or empty. */
  about: string
  fields: Record<string, string>
  files: readonly DraftFile[]
}

const NAME = 'inquiryDraft'
const storage = inLocalStorage(NAME)

const isText = (value: unknown): value is string => typeof value === 'string'

const isFile = (value: unknown): value is DraftFile =>
  typeof value === 'object' &&
  value !== null &&
  'attachmentId' in value &&
  isText(value.attachmentId) &&
  'fileName' in value &&
  isText(value.fileName)

const isDraft = (value: unknown): value is InquiryDraft =>
  typeof value === 'object' &&
  value !== null &&
  'about' in value &&
  isText(value.about) &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null &&
  Object.values(value.fields).every(isText) &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every(isFile)

/** The draft about this machine; that about another one is not shown. */
export function draftAbout(about: string): InquiryDraft | undefined {
  const draft = restored(NAME, storage, isDraft)
  return draft?.about === about ? draft : undefined
}

export const saveDraft = (draft: InquiryDraft): void => persist(NAME, storage, draft)

export function dropDraft(): void {
  try {
    localStorage.removeItem(NAME)
  } catch (err) {
    log('the draft could not be removed', err)
  }
}
