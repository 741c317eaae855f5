import { readCaptions } from '@ironsouq/contract/content/video/captions'
import type { VideoText } from '@ironsouq/contract/content/video/video.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'

interface VideoTextFieldsProps {
  text: VideoText
  isSource: boolean
  /** The refusal of a field, as its properties. */
  faulty: (field: 'title' | 'summary') => { error?: string }
  onChange: (next: VideoText) => void
}

/** The fields of one language. */
export function VideoTextFields({ text, isSource, faulty, onChange }: VideoTextFieldsProps) {
  const t = useT()
  const set = (next: Partial<VideoText>) => onChange({ ...text, ...next })
  const read = text.captions === '' ? [] : readCaptions(text.captions)
  const fault = 'fault' in read ? t('error.captionsWrong', { line: read.line }) : undefined
  return (
    <>
      <TextField
        label={t('backofficeVideo.videoTitle')}
        value={text.title}
        onChange={(title) => set({ title })}
        maxLength={160}
        {...faulty('title')}
      />
      <TextArea
        label={t('backofficeVideo.summary')}
        value={text.summary}
        onChange={(summary) => set({ summary })}
        maxLength={1000}
        rows={3}
        {...faulty('summary')}
      />
      <TextArea
        label={t('backofficeVideo.chapterTitles')}
        description={t('backofficeVideo.onePerLine')}
        value={text.chapterTitles.join('\n')}
        onChange={(lines) => set({ chapterTitles: lines === '' ? [] : lines.split('\n') })}
        rows={4}
      />
      <TextArea
        label={t('backofficeVideo.captions')}
        description={t('backofficeVideo.captionsHint')}
        value={text.captions}
        onChange={(captions) => set({ captions })}
        maxLength={20_000}
        rows={8}
        {...(fault !== undefined && { error: fault })}
      />
      {!isSource && (
        <Checkbox
          label={t('backofficeVideo.isDraft')}
          isSelected={text.isDraft}
          onChange={(isDraft) => set({ isDraft })}
        />
      )}
    </>
  )
}
