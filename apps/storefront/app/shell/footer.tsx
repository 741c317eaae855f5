import { useShell } from './shell-data.ts'
import { useT } from './use-t.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const t = useT()
  const { year } = useShell()
  return (
    <footer className="mt-12 bg-graphite text-on-graphite">
      <div className="wrap grid gap-8 py-10">
        <div className="grid max-w-80 gap-3">
          <Wordmark />
          <p className="text-on-graphite-muted">{t('common.tagline')}</p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-graphite-line pt-4 text-micro text-on-graphite-muted">
          <p>{t('common.rights', { year: String(year) })}</p>
          <p>{t('common.footnote')}</p>
        </div>
      </div>
    </footer>
  )
}
