import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Page, PageHead } from './page-head.tsx'

interface EmptyPageProps {
  heading: string
  title: string
  body: string
  /** The next step. */
  next: { href: string; text: string }
}

/** A page without data, with a link to the next step. */
export function EmptyPage({ heading, title, body, next }: EmptyPageProps) {
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
