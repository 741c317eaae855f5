import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { LocalLink } from '#shell/local-link.tsx'
import { Page, PageHead } from './page-head.tsx'

interface QuietPageProps {
  heading: string
  title: string
  body: string
  /** The next step. */
  next: { href: string; text: string }
}

/** A place where nothing is yet, that says so and leads on. */
export function QuietPage({ heading, title, body, next }: QuietPageProps) {
  return (
    <Page>
      <PageHead title={heading} />
      <EmptyState title={title} body={body}>
        <LocalLink href={next.href} className={buttonLook({ tone: 'ink' })}>
          {next.text}
        </LocalLink>
      </EmptyState>
    </Page>
  )
}
