import { useT } from '#kit/text/use-t.ts'

/** Over an article that is not published, for who has its preview link. Its text is in the pack `news`. */
export function PreviewNotice() {
  const t = useT()
  return (
    <p
      role="status"
      className="rounded-box bg-accent-wash px-4 py-3 font-semibold text-accent-text"
    >
      {t('news.preview')}
    </p>
  )
}
