import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Segments } from '@ironsouq/portal/table/segments'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useEffect, useRef, useState } from 'react'

const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const
type Device = keyof typeof WIDTHS
const DEVICES = Object.keys(WIDTHS) as Device[]
/** Of the frame on the screen; the page inside scrolls. */
const HEIGHT = 720

interface PreviewPaneProps {
  preview: { url: string; expiresAt: string }
  /** The frame loads again when it changes. */
  version: number
  /** Typed and not saved: the frame does not show it. */
  isChanged: boolean
}

/** The link in another language. */
function urlIn(url: string, locale: LocaleCode): string {
  const address = new URL(url)
  const [, , ...rest] = address.pathname.split('/')
  return `${address.origin}/${locale}/${rest.join('/')}`
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

/** The saved version as the shop shows it: at three widths and in every language. */
export function PreviewPane({ preview, version, isChanged }: PreviewPaneProps) {
  const t = useT()
  const format = useFormat()
  const [device, setDevice] = useState<Device>('desktop')
  const [locale, setLocale] = useState<LocaleCode>(currentLocale())
  const { box, width } = useWidth()
  const scale = Math.min(1, width / WIDTHS[device])
  const url = urlIn(preview.url, locale)
  const words = DEVICES.map((id) => ({ id, text: t(`backofficeHomePage.${id}`) }))
  return (
    <section
      aria-label={t('backofficeHomePage.preview')}
      className="grid min-w-0 content-start gap-3"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segments
          label={t('backofficeHomePage.width')}
          options={words}
          chosen={device}
          onChoose={setDevice}
        />
        <div className="min-w-40">
          <Select
            label={t('backofficeHomePage.language')}
            isLabelHidden
            options={LOCALE_CODES.map((id) => ({ id, text: LOCALES[id].name }))}
            value={locale}
            onChange={(id) => {
              const code = String(id)
              if (isLocaleCode(code)) setLocale(code)
            }}
          />
        </div>
      </div>
      {isChanged && (
        <p className="rounded-box bg-accent-wash p-3 text-accent-text">
          {t('backofficeHomePage.previewSaved')}
        </p>
      )}
      <div ref={box} className="overflow-hidden rounded-box border border-line-strong bg-sunk">
        {/* The frame is laid out at its own width and scaled to the room there is. */}
        <div
          dir="ltr"
          className="mx-auto overflow-hidden"
          style={{ height: HEIGHT, width: WIDTHS[device] * scale }}
        >
          {width > 0 && (
            <iframe
              key={`${device} ${url} ${version}`}
              src={url}
              title={`${t('backofficeHomePage.preview')}: ${t(`backofficeHomePage.${device}`)}, ${LOCALES[locale].name}`}
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the shop is another origin and runs its own scripts
              sandbox="allow-scripts allow-same-origin allow-popups"
              className="bg-paper"
              style={{
                width: WIDTHS[device],
                height: HEIGHT / scale,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          )}
        </div>
      </div>
      <p className="text-micro text-ink-muted">
        <a href={url} target="_blank" rel="noopener" className={LINK_LOOK}>
          {t('backofficeHomePage.previewOpen')}
        </a>{' '}
        {t('backofficeHomePage.previewHelp', { time: format.dateTime(preview.expiresAt) })}
      </p>
    </section>
  )
}
