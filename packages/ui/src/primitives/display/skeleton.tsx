import type { ReactNode } from 'react'

interface SkeletonProps {
  /** The size of the content, as utilities: `h-10 w-2/3`, `aspect-4/3`. */
  size: string
}

const GLEAM =
  'after:absolute after:inset-0 after:animate-pass after:bg-[linear-gradient(90deg,transparent,var(--color-line),transparent)] after:[translate:-100%_0] motion-reduce:after:hidden rtl:after:[animation-direction:reverse]'

/** A placeholder for loading content. */
export function Skeleton({ size }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative overflow-hidden rounded-tight bg-sunk ${GLEAM} ${size}`}
    />
  )
}

interface LoadingProps {
  /** Screen reader text, announced once. */
  label: string
  children: ReactNode
}

export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
