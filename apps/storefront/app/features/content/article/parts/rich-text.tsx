import type { RichTextPart } from '@ironsouq/contract/content/article/article.schema'
import { DeviceLine } from '#features/machines/device/parts/device-line.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'

/** The look of everything that the schema of rich text may contain. */
const PROSE = [
  'grid grid-cols-1 gap-4 text-body [&_p]:leading-6.5 [:lang(ar)_&_p]:leading-7.5',
  '[&_h2]:pt-4 [&_h2]:text-lead [&_h2]:font-bold [&_h2]:tracking-tight',
  '[&_h3]:pt-2 [&_h3]:font-bold',
  '[&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-bold [&_em]:italic',
  '[&_ul]:grid [&_ul]:gap-2.5 [&_ul]:list-[square] [&_ul]:ps-5',
  '[&_ol]:grid [&_ol]:gap-2.5 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_blockquote]:border-s-3 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_blockquote]:text-ink-2',
  '[&_aside]:rounded-box [&_aside]:border [&_aside]:border-line-strong [&_aside]:bg-surface [&_aside]:p-4',
  '[&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:border-collapse',
  '[&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:pe-6 [&_th]:text-start [&_th]:font-semibold',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pe-6 [&_td]:align-top',
].join(' ')

const PICTURE_SIZES = '(width >= 1024px) 720px, 100vw'

/** Links to own pages have no language in the database: they get the language of the page. */
const inLanguage = (html: string, prefix: Parameters<typeof joinPath>[0]) =>
  html.replaceAll('href="/', `href="${joinPath(prefix, '/').replace(/\/$/, '')}/`)

interface RichTextProps {
  parts: readonly RichTextPart[]
}

/** A rich text as the server has rendered and sanitised it [AP-33]. */
export function RichText({ parts }: RichTextProps) {
  const { prefix } = useSiteData()
  return (
    <div className="grid min-w-0 max-w-180 grid-cols-1 content-start gap-4">
      {parts.map((part, place) => {
        const key = `${place}`
        if (part.kind === 'html')
          return (
            <div
              key={key}
              className={PROSE}
              dangerouslySetInnerHTML={{ __html: inLanguage(part.html, prefix) }}
            />
          )
        if (part.kind === 'picture')
          return (
            <figure key={key} className="overflow-hidden rounded-box">
              <Picture picture={part.picture} alt={part.alt} sizes={PICTURE_SIZES} shape="wide" />
            </figure>
          )
        return (
          part.device && (
            <div key={key} className="rounded-box border border-line bg-surface p-3">
              <DeviceLine device={part.device} />
            </div>
          )
        )
      })}
    </div>
  )
}
